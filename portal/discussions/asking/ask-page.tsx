import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Page } from '../../shell/page.tsx'
import { useT } from '../../shell/texts.tsx'
import { DraftListDialog } from './draft-list-dialog.tsx'
import { useDraftCount } from './drafts.ts'
import { Starting, WizardView } from './wizard.tsx'

interface AskPageProps {
  userId: string
  proxy: boolean
  banner?: ReactNode
  /** a draft named in the path */
  pathDraftId?: string
}

/** The wizard; when there are drafts and the address names none, they are offered first. */
export function AskPage({ userId, proxy, banner, pathDraftId }: AskPageProps) {
  const t = useT()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const draftId = search.get('draftId') ?? pathDraftId
  const [opened, setOpened] = useState<{ draftId: string | undefined } | undefined>(draftId === undefined ? undefined : { draftId })
  const seen = useRef(draftId)
  useEffect(() => {
    const before = seen.current
    seen.current = draftId
    // a draft that just got its id stays open; back at the address without one, or on to another, begins anew
    if (before !== undefined && before !== draftId) setOpened(draftId === undefined ? undefined : { draftId })
  }, [draftId])
  const count = useDraftCount(userId, opened === undefined)
  // without an answer about drafts the wizard simply starts
  const starts = opened ?? (count.isError || count.data?.draftCount === 0 ? { draftId: undefined } : undefined)
  const offered = opened === undefined && (count.data?.draftCount ?? 0) > 0

  const named = useCallback(
    (id: string) => {
      setOpened(now => now ?? { draftId: undefined })
      setSearch({ draftId: id }, { replace: true })
    },
    [setSearch],
  )
  if (starts) return <WizardView key={starts.draftId ?? 'new'} userId={userId} proxy={proxy} draftId={starts.draftId} onDraft={named} banner={banner} />
  return (
    <Page title={t('menu.startDiscussion')} lead={t('asking.lead')}>
      {banner}
      <Starting />
      {offered && (
        <DraftListDialog
          ownerId={userId}
          onStart={() => setOpened({ draftId: undefined })}
          onOpen={id => {
            setOpened({ draftId: id })
            setSearch({ draftId: id })
          }}
          onClose={() => void navigate('/')}
        />
      )}
    </Page>
  )
}
