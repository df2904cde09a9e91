import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { GuardedButton, useWhy } from '../kit/guarded-button.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { RecordPicker } from '../kit/record-picker.tsx'
import { useMay } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'
import { userVerbs } from '../providers/user-verbs.ts'
import { planVerbs, type Verb } from '../providers/verbs.ts'

/** The same for several people. Each is a call of its own: where one is refused the others go through, and it is said how many. */
export function UserBulk() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<UserListRow>()
  const provider = useDataProvider<ConsiliumProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const why = useWhy()
  const [asking, setAsking] = useState<'plan' | 'disable'>()
  const [busy, setBusy] = useState(false)
  const mayAdd = useMay('setup.edit')
  const mayDisable = useMay('users.disable')
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const forAll = async (verb: (user: UserListRow) => Verb) => {
    setBusy(true)
    let refused = 0
    for (const user of chosen) await provider.act(verb(user)).catch(() => (refused += 1))
    setBusy(false)
    setAsking(undefined)
    onUnselectItems()
    notify(text('users.bulk.done', { done: chosen.length - refused, refused }), { type: refused ? 'warning' : 'success', multiLine: true })
    await queries.invalidateQueries({ predicate: ({ queryKey }) => ['users', 'auditEvents'].includes(String(queryKey[0])) })
  }
  return (
    <>
      <GuardedButton size="small" why={why(mayAdd)} onClick={() => setAsking('plan')}>{text('users.bulk.plan')}</GuardedButton>
      <GuardedButton size="small" why={why(mayDisable)} onClick={() => setAsking('disable')}>{text('users.action.disable')}</GuardedButton>
      {asking === 'disable' && (
        <ReasonDialog
          title={text('users.bulk.disable', { smart_count: chosen.length })} text={text('users.says.disable')} ask={text('queries.ask.reason')} required danger confirm={text('users.action.disable')} busy={busy}
          onClose={() => setAsking(undefined)} onConfirm={(reason) => void forAll((user) => userVerbs.disable(user.id, reason, user.version))}
        />
      )}
      <Dialog open={asking === 'plan'} onClose={() => setAsking(undefined)} fullWidth maxWidth="sm" aria-labelledby="bulk-title">
        <DialogTitle id="bulk-title">{text('users.bulk.plan')}</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <RecordPicker resource="plans" name="name" detail="displayTitle" label={text('resources.users.fields.planId')} autoFocus onPick={(plan) => void forAll((user) => planVerbs.addMember(String(plan.id), user.id))} />
        </DialogContent>
        <DialogActions><Button onClick={() => setAsking(undefined)}>{text('admin.close')}</Button></DialogActions>
      </Dialog>
    </>
  )
}
