import { useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Page } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { DraftListDialog } from './drafts/draft-list-dialog.tsx'
import { useDraftCount } from './drafts/drafts.ts'
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
  const t = useTranslation()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const draftId = search.get('draftId') ?? pathDraftId
  const [opened, setOpened] = useState<{ draftId: string | undefined } | undefined>(
    draftId === undefined ? undefined : { draftId },
  )
  const seen = useRef(draftId)
  useEffect(() => {
    const before = seen.current
    seen.current = draftId
    // a draft that just got its id stays open; back at the address without one, or on to another, begins again
    if (before !== undefined && before !== draftId) setOpened(draftId === undefined ? undefined : { draftId })
  }, [draftId])
  const named = useCallback((id: string) => setSearch({ draftId: id }, { replace: true }), [setSearch])
  const begin = useCallback(() => setOpened({ draftId: undefined }), [])
  if (opened)
    return (
      <WizardView
        key={opened.draftId ?? 'new'}
        userId={userId}
        proxy={proxy}
        draftId={opened.draftId}
        onDraft={named}
        banner={banner}
      />
    )
  return (
    <Page title={t('menu.startDiscussion')} lead={t('asking.lead')}>
      {banner}
      <Starting />
      <OfferedDrafts
        ownerId={userId}
        onStart={begin}
        onOpen={(id) => {
          setOpened({ draftId: id })
          setSearch({ draftId: id })
        }}
        onClose={() => void navigate('/')}
      />
    </Page>
  )
}

/** The unfinished discussions, when there are any; without an answer about them a new one simply starts. What was counted earlier may be wrong by now. */
function OfferedDrafts(props: ComponentProps<typeof DraftListDialog>) {
  const { ownerId, onStart } = props
  const { data, isError, isFetchedAfterMount, isPaused } = useDraftCount(ownerId)
  const count = isFetchedAfterMount || isPaused ? data?.draftCount : undefined
  const none = isError || count === 0
  useEffect(() => {
    if (none) onStart()
  }, [none, onStart])
  return count !== undefined && count > 0 && <DraftListDialog {...props} />
}
