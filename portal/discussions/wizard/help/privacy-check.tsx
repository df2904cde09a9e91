import { useDeferredValue, useMemo, useState } from 'react'
import { EyeOff, X } from 'lucide-react'
import type { OwnDetails } from '#model/discussions/privacy/private-details.ts'
import { useLaterCode } from '../../../shell/use-later-code.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { usePause } from '../../use-pause.ts'
import styles from './help.module.css'

interface PrivacyCheckProps {
  text: string
  own: OwnDetails
  onChange: (text: string) => void
}

const around = 24
const loadFinder = () => import('#model/discussions/privacy/private-details.ts')

/** Marks in a text what may identify someone and offers to remove it. Never blocks: what is kept is not marked again. */
export function PrivacyCheck({ text, own, onChange }: PrivacyCheckProps) {
  const t = useTranslation()
  const [kept, setKept] = useState<readonly string[]>([])
  const finder = useLaterCode('private details', loadFinder)
  const written = useDeferredValue(text)
  const found = useMemo(
    () => finder?.findPrivateDetails(written, own).filter((one) => !kept.includes(one.text)) ?? [],
    [finder, written, own, kept],
  )
  const said = found.length === 0 ? '' : t('askingHelp.privacy.count', { smart_count: found.length })
  const told = usePause(said, 700)
  // while the text runs ahead of the check, offsets would point at the wrong words
  const remove = (which: typeof found) =>
    finder && onChange(finder.removeDetails(text, text === written ? which : finder.findPrivateDetails(text, own)))
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {told}
      </span>
      {found.length > 0 && (
        <section className={styles.privacy} aria-label={t('askingHelp.privacy.title')}>
          <p className={styles.privacyTitle}>
            <EyeOff aria-hidden="true" />
            <strong>{said}</strong>
          </p>
          <p className={styles.quiet}>{t('askingHelp.privacy.text')}</p>
          <ul>
            {found.map((one) => (
              <li key={one.from}>
                <span className={styles.kind}>{t(`askingHelp.privacy.kind.${one.kind}`)}</span>
                <q dir="auto">
                  {one.from > around && '…'}
                  {written.slice(Math.max(0, one.from - around), one.from)}
                  <mark>{one.text}</mark>
                  {written.slice(one.to, one.to + around)}
                  {one.to + around < written.length && '…'}
                </q>
                <span className={styles.choices}>
                  <Button
                    small
                    tone="secondary"
                    aria-label={t('askingHelp.privacy.remove', { text: one.text })}
                    onClick={() => remove([one])}
                  >
                    {t('askingHelp.privacy.removeShort')}
                  </Button>
                  <IconButton
                    label={`${t('askingHelp.privacy.keep')}${t('list.colon')}${one.text}`}
                    onClick={() => setKept([...kept, one.text])}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
          {found.length > 1 && (
            <div>
              <Button small tone="secondary" onClick={() => remove(found)}>
                {t('askingHelp.privacy.removeAll', { n: found.length })}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}
