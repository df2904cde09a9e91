import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useNotify, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { pictureSide } from '#model/identity/profile-wire.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'

interface Props {
  file: File
  onClose: () => void
  onCropped: (picture: Blob) => Promise<void>
}

/** Chooses the part of a picture that is kept, by mouse, touch or keyboard. */
export default function CropDialog({ file, onClose, onCropped }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const save = async () => {
    if (!area) return
    setBusy(true)
    try {
      await onCropped(await cut(file, area))
    } catch {
      notify('account.picture.unreadable', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{translate('account.picture.crop')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {translate('account.picture.cropHint')}
        </Typography>
        <Box sx={{ position: 'relative', height: 300, bgcolor: 'action.hover', mb: 2 }}>
          {url && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
              mediaProps={{ alt: '' }}
              disableAutomaticStylesInjection
              cropperProps={{ role: 'group', 'aria-label': translate('account.picture.crop') }}
            />
          )}
        </Box>
        <Slider
          value={zoom}
          min={1}
          max={3}
          step={0.05}
          onChange={(_event, value) => setZoom(value as number)}
          aria-label={translate('account.picture.zoom')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton variant="contained" loading={busy} disabled={!area} onClick={() => void save()}>
          {translate('ra.action.save')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}

/** @throws Error when the browser cannot read or draw the picture */
async function cut(file: Blob, { x, y, width, height }: Area): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = pictureSide
  canvas.height = pictureSide
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, pictureSide, pictureSide)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!blob) throw new Error('nothing was drawn')
  return blob
}
