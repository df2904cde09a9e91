import { useState } from 'react'
import { FileCheck2 } from 'lucide-react'
import { termsByUserType } from '#model/content/enums.ts'
import { useDocument, readField } from '../content/documents.ts'
import { RichText } from '../content/rich-text.tsx'
import { useLogin, useUser } from '#api/client/session.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Loading, Skeleton } from '../ui/states.tsx'
import { ReadThrough } from './read-through.tsx'
import styles from './terms-gate.module.css'

interface TermsGateProps {
  accepted: boolean
  onChange: (accepted: boolean) => void
  error?: string | undefined
}

/** The terms of the reader's kind of account, to be read to the end before they are accepted. */
export function TermsGate({ accepted, onChange, error }: TermsGateProps) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  const acting = useLogin()?.authUser !== undefined
  if (acting) return <p className={styles.quiet}>{t('reading.terms.acting')}</p>
  return (
    <div className={styles.gate}>
      <FileCheck2 aria-hidden="true" data-accepted={accepted || undefined} />
      <span>{t(accepted ? 'reading.terms.accepted' : 'reading.terms.needed')}</span>
      <Button small tone={accepted ? 'quiet' : 'secondary'} onClick={() => setOpen(true)}>
        {t('reading.terms.read')}
      </Button>
      {error !== undefined && !accepted && <span className={styles.error}>{error}</span>}
      {open && (
        <TermsDialog
          onDecide={(yes) => {
            onChange(yes)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function TermsDialog({ onDecide, onClose }: { onDecide: (yes: boolean) => void; onClose: () => void }) {
  const t = useTranslation()
  const { data, isPending } = useDocument('terms', termsByUserType[useUser().userType])
  return (
    <Dialog open width={760} title={t('login.termsOfUse')} onClose={onClose}>
      {isPending && (
        <Loading>
          <Skeleton lines={10} />
        </Loading>
      )}
      {!isPending && (
        <ReadThrough label={t('login.termsOfUse')}>
          {(seen) => ({
            text: <RichText html={data ? readField(data, 'html') : ''} />,
            below: (
              <div className={styles.buttons}>
                {!seen && <span className={styles.quiet}>{t('asking.readToEnd')}</span>}
                <Button tone="secondary" onClick={() => onDecide(false)}>
                  {t('reading.terms.decline')}
                </Button>
                <Button disabled={!seen} onClick={() => onDecide(true)}>
                  {t('reading.terms.accept')}
                </Button>
              </div>
            ),
          })}
        </ReadThrough>
      )}
    </Dialog>
  )
}

/** No terms for a kind of account: the step is skipped. */
export function useTermsNeeded() {
  const { data, isPending } = useDocument('terms', termsByUserType[useUser().userType])
  return isPending || data !== null
}
