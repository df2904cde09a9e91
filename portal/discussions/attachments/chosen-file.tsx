import { useEffect, useRef, useState } from 'react'
import { FileText, FileUp } from 'lucide-react'
import { sizeText } from '#model/size-text.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useDrop } from '../../ui/fields/use-drop.ts'
import { openInTab } from '../../shell/save-file.ts'
import styles from '../actions.module.css'

interface ChosenFileProps {
  file: File | undefined
  problem: string | undefined
  limits: string
  /** endings that are taken, with their dots */
  accept: readonly string[]
  /** what it holds, as its name says: `image` and `pdf` can be looked at */
  kind: string | undefined
  onChoose: (file: File) => void
}

/** Drop area and file button; then what was chosen, to be looked at. */
export function ChosenFile({ file, problem, limits, accept, kind: named, onChoose }: ChosenFileProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen) onChoose(chosen)
  }
  const dropped = useDrop(take)
  const kind = problem === undefined ? named : undefined
  return (
    <>
      <div className={styles.drop} {...dropped}>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.join(',')}
          aria-label={t('beside.attach.choose')}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        {!file && <FileUp aria-hidden="true" />}
        {!file && <span className={styles.wide}>{t('beside.attach.zone')}</span>}
        {file && kind === 'image' && <Picture file={file} />}
        {file && kind !== undefined && kind !== 'image' && <FileText aria-hidden="true" />}
        {file && (
          <strong className={styles.name}>
            {file.name} <span className={styles.quiet}>{sizeText(file.size, locale)}</span>
          </strong>
        )}
        <span className={styles.buttons}>
          {file && kind === 'pdf' && (
            <Button
              small
              tone="secondary"
              title={t('beside.file.opensTab')}
              onClick={() => void openInTab(() => Promise.resolve(new Blob([file], { type: 'application/pdf' })))}
            >
              {t('beside.file.previewShort')}
            </Button>
          )}
          <Button small tone={file ? 'quiet' : 'primary'} onClick={() => input.current?.click()}>
            {t(file ? 'beside.attach.other' : 'beside.attach.choose')}
          </Button>
        </span>
        <span className={styles.quiet}>{limits}</span>
      </div>
      {problem !== undefined && (
        <Banner live tone="error">
          {problem}
        </Banner>
      )}
    </>
  )
}

function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url === undefined ? null : <img className={styles.picture} src={url} alt={file.name} />
}
