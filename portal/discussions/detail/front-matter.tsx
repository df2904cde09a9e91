import { Suspense, useState } from 'react'
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

/** Asks for it without standing in the way of reading or writing. */
export function ConsentAsked({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  if (!d.mustAcknowledge) return null
  return (
    <>
      <Banner
        action={
          <Button small tone="secondary" onClick={() => setOpen(true)}>
            {t('beside.cme.read')}
          </Button>
        }
      >
        {t('beside.cme.asked')}
      </Banner>
      {open && <Cme discussion={d} first="frontMatter" onClose={() => setOpen(false)} />}
    </>
  )
}
