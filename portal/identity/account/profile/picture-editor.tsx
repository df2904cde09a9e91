import { useCallback, useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../../client.ts'
import { textOfError } from '../../../shell/error-text.ts'
import { fieldTexts } from '../../../shell/field-texts.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { cropped } from './picture-crop.ts'
import { useUnsaved } from '#api/client/unsaved.ts'
import styles from '../account.module.css'
import pictureStyles from './picture.module.css'

const largestZoom = 4
const zoomStep = 0.1

interface Props {
  file: File
  userId: string
  onCancel: () => void
  onOther: () => void
  onSaved: () => unknown
}

/** The part of a picture that is shown: moved and zoomed by mouse, touch or keyboard. */
export function PictureEditor({ file, userId, onCancel, onOther, onSaved }: Props) {
  const t = useTranslation()
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  useUnsaved(true, onCancel)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const save = useMutation({
    meta: { handled: true },
    mutationFn: async (part: Area) => {
      const form = new FormData()
      form.append('file', await cropped(file, part), 'picture.webp')
      await api.post('/server/user/{id}/photo', { params: { id: userId }, body: form })
      await onSaved()
    },
    onSuccess: () => notify(t('account.form.saved'), 'success'),
  })
  const zoomBy = useCallback(
    (step: number) => setZoom((before) => Math.min(largestZoom, Math.max(1, Math.round((before + step) * 100) / 100))),
    [],
  )
  const onKeyUp = ({ key }: { key: string }) => {
    if (key === '+' || key === '=') zoomBy(zoomStep)
    if (key === '-' || key === '−') zoomBy(-zoomStep)
  }
  const refused = Object.values(fieldTexts(t, save.error))[0]
  return (
    <div className={styles.form}>
      {/* on the outside: inside it would take the place of the handler that notes where the arrow keys have led */}
      <div className={pictureStyles.cropper} role="presentation" onKeyUp={onKeyUp}>
        {url !== undefined && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={largestZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{
              role: 'group',
              'aria-label': t('account.picture.crop'),
              'aria-describedby': 'crop-hint',
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <p id="crop-hint" className={styles.quiet}>
        {t('account.picture.cropHint')}
      </p>
      <label className={pictureStyles.zoom}>
        <span>{t('account.picture.zoom')}</span>
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={zoomStep}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {save.isError && (
        <Banner tone="error" live>
          {refused ?? (save.error instanceof ApiError ? textOfError(t, save.error) : t('account.picture.unreadable'))}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button busy={save.isPending} disabled={area === undefined} onClick={() => area && save.mutate(area)}>
          {t('account.form.save')}
        </Button>
        <Button tone="secondary" disabled={save.isPending} onClick={onCancel}>
          {t('account.form.cancel')}
        </Button>
        <Button tone="quiet" disabled={save.isPending} onClick={onOther}>
          {t('account.picture.other')}
        </Button>
      </div>
    </div>
  )
}
