import { Suspense, useState, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { frontMatterConsent } from '#model/discussions/response-enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import styles from './detail.module.css'

const Dialog = lazyPart(() => import('./cme-dialog.tsx'))

interface CmeProps {
  discussion: Discussion
  first: 'frontMatter' | 'faculty'
  onClose: () => void
}

/** What the discussion is about and who teaches; it is acknowledged once. */
export function Cme({ discussion: d, first, onClose }: CmeProps) {
  const t = useTranslation()
  const queries = useQueryClient()
  const consent = useMutation({
    mutationFn: () =>
      api.post('/user/interaction/{key}/acceptTerms', {
        params: { key: d.queryId },
        body: { termsId: frontMatterConsent },
      }),
    onSuccess: async () => {
      onClose()
      notify(t('beside.cme.thanks'), 'success')
      await queries.invalidateQueries({ queryKey: keys.discussion.one(d.queryId) })
    },
  })
  return (
    <Suspense>
      <Dialog
        queryId={d.queryId}
        frontMatter={d.frontMatter}
        blinded={d.type === 'blinded' && d.viewer !== 'csr'}
        first={first}
        consent={d.mustAcknowledge ? { busy: consent.isPending, onConsent: () => consent.mutate() } : undefined}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** Asks for it above what is read and written, without standing in the way; that takes the focus once it is acknowledged. */
export function ConsentAsked({ discussion: d, children }: { discussion: Discussion; children: ReactNode }) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  const part = useKeptFocus<HTMLDivElement>(d.mustAcknowledge)
  return (
    <div ref={part} tabIndex={-1} className={styles.column}>
      {d.mustAcknowledge && (
        <Banner
          action={
            <Button small tone="secondary" onClick={() => setOpen(true)}>
              {t('beside.cme.read')}
            </Button>
          }
        >
          {t('beside.cme.asked')}
        </Banner>
      )}
      {d.mustAcknowledge && open && <Cme discussion={d} first="frontMatter" onClose={() => setOpen(false)} />}
      {children}
    </div>
  )
}
