import { useState } from 'react'
import { Printer } from 'lucide-react'
import type { Terms } from '#model/content/wire.ts'
import { RichText } from '../../content/rich-text.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CheckEntry } from './fields.tsx'
import styles from './registration.module.css'

/** Terms are read first, then accepted: ticking without having opened them opens them. */
export function TermsField({ terms, adult }: { terms: Terms | null; adult: boolean }) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(terms === null)
  const show = () => {
    setOpen(true)
    setSeen(true)
  }
  return (
    <section className={styles.terms}>
      {terms ? <LinkButton onClick={show}>{t('register.termsRead')}</LinkButton> : <p>{t('register.termsNone')}</p>}
      <CheckEntry
        name="termsAccepted"
        label={t(adult ? 'register.termsAcceptAdult' : 'register.termsAccept')}
        onBefore={() => {
          if (!seen) show()
          return seen
        }}
      />
      {open && terms && (
        <Dialog
          open
          width={760}
          fullscreenOnSmall
          title={t('register.termsTitle')}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button tone="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                {t('register.print')}
              </Button>
              <Button onClick={() => setOpen(false)}>{t('dialog.close')}</Button>
            </>
          }
        >
          <div lang={terms.locale}>
            <RichText html={terms.html} />
          </div>
        </Dialog>
      )}
    </section>
  )
}
