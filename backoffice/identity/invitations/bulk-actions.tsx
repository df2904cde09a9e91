import { useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'ra-core'
import type { BulkInvited } from '#model/identity/invitations.ts'
import { GuardedButton, useWhy } from '../../kit/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/use-permissions.ts'
import { useText } from '../../kit/use-text.ts'
import { useVerb } from '../../kit/use-verb.ts'
import { inviteVerbs } from './verbs.ts'

type Act = 'reissue' | 'cancel'
const texts = { reissue: 'invitations.bulkReissue', cancel: 'invitations.bulkCancel' } as const

/** Reissues or cancels the chosen ones; those that were decided stay, and are counted. */
export function BulkActions() {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const { selectedIds, onUnselectItems } = useListContext()
  const why = useWhy()(useMay('setup.edit'))
  const [asking, setAsking] = useState<Act>()
  const { run, busy } = useVerb({ reload: ['invitations', 'auditEvents'] })
  const act = async (action: Act) => {
    const answer = (await run(inviteVerbs.actOnMany(selectedIds.map(String), action))) as BulkInvited | undefined
    if (!answer) return
    setAsking(undefined)
    onUnselectItems()
    notify(translate('invitations.bulkDone', { done: answer.done, refused: answer.refused }), { type: answer.refused ? 'info' : 'success' })
  }
  return (
    <>
      {(['reissue', 'cancel'] as const).map((action) => <GuardedButton key={action} why={why} onClick={() => setAsking(action)}>{text(texts[action])}</GuardedButton>)}
      {asking && (
        <ReasonDialog
          title={text(texts[asking])} text={translate('invitations.bulkText', { smart_count: selectedIds.length })} confirm={text(texts[asking])} danger={asking === 'cancel'} busy={busy}
          onClose={() => setAsking(undefined)} onConfirm={() => void act(asking)}
        />
      )}
    </>
  )
}
