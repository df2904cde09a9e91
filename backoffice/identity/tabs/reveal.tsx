import { useEffect, useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { bankSecrets, type BankAccount, type BankSecret } from '#model/payments/bank-wire.ts'
import { useNow } from '../../kit/countdown.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/use-permissions.ts'
import { toMs } from '../../kit/use-format.ts'
import { useText } from '../../kit/use-text.ts'
import { useActionMutation } from '../../kit/use-action-mutation.ts'

const nothing: readonly string[] = ['auditEvents']

/** A whole number, for a reason that is written down, for 60 seconds. */
export function RevealSecret({ userId, bank }: { userId: string; bank: BankAccount }) {
  const text = useText()
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('secrets.reveal'))
  const [asking, setAsking] = useState<BankSecret>()
  const [shown, setShown] = useState<{ field: BankSecret; value: string; hideAt: string | number }>()
  const { run, busy } = useActionMutation({ reload: nothing })
  const kept = (Object.keys(bankSecrets) as BankSecret[]).filter((name) => bank[name])
  const nameOf = (name: BankSecret) => translate(`resources.userBank.fields.${name}`)
  if (kept.length === 0) return null
  const reveal = async (field: BankSecret, reason: string) => {
    const answer = await run({
      method: 'POST',
      path: `/server/user/${encodeURIComponent(userId)}/bank/reveal`,
      body: { field, reason },
    })
    if (!answer) return
    setAsking(undefined)
    setShown({ field, value: String(answer.value), hideAt: answer.hideAt as string | number })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {kept.map((name) => (
        <GuardedButton key={name} size="small" why={why} onClick={() => setAsking(name)}>
          {text('users.reveal', { name: nameOf(name) })}
        </GuardedButton>
      ))}
      {shown && (
        <Shown
          name={nameOf(shown.field)}
          value={shown.value}
          until={toMs(shown.hideAt)}
          onOver={() => setShown(undefined)}
        />
      )}
      {asking && (
        <ReasonDialog
          title={text('users.reveal', { name: nameOf(asking) })}
          text={text('users.says.reveal')}
          ask={text('queries.ask.reason')}
          required
          confirm={text('users.revealNow')}
          busy={busy}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => void reveal(asking, reason)}
        />
      )}
    </Box>
  )
}

function Shown({ name, value, until, onOver }: { name: string; value: string; until: number; onOver: () => void }) {
  const text = useText()
  const left = Math.max(0, Math.ceil((until - useNow(1000)) / 1000))
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return (
    <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {name}: <strong>{value}</strong> · {text('users.hidesIn', { smart_count: left })}
    </Typography>
  )
}
