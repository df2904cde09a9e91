import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Verb } from '../providers/verb.ts'
import { GuardedButton, useDisabledReason } from './buttons/guarded-button.tsx'
import { useNow } from './countdown.tsx'
import { toMs } from './hooks/use-format.ts'
import { useActionMutation } from './hooks/use-action-mutation.ts'
import { useLimits } from './hooks/use-limits.ts'
import { useMay } from './hooks/use-permissions.ts'
import { useText } from './hooks/use-text.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface Number<F> {
  field: F
  label: string
}
interface Props<F> {
  /** answers the whole number */
  verb: (field: F, reason: string) => Verb<{ value: string; hideAt: string | number }>
  /** those that are stored */
  numbers: readonly Number<F>[]
}

const reload: readonly string[] = ['auditEvents']

/** A whole number, for a reason that is written down, and hidden again soon. */
export function RevealNumber<F extends string>({ verb, numbers }: Props<F>) {
  const text = useText()
  const why = useDisabledReason()(useMay('secrets.reveal'))
  const seconds = useLimits()['money.revealFor']
  const [asking, setAsking] = useState<Number<F>>()
  const [shown, setShown] = useState<Number<F> & { value: string; hideAt: string | number }>()
  const { run, busy } = useActionMutation({ reload })
  if (numbers.length === 0) return null
  const reveal = async (number: Number<F>, reason: string) => {
    const answer = await run(verb(number.field, reason))
    if (!answer) return
    setAsking(undefined)
    setShown({ ...number, value: answer.value, hideAt: answer.hideAt })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {numbers.map((number) => (
        <GuardedButton key={number.field} size="small" why={why} onClick={() => setAsking(number)}>
          {text('users.reveal', { name: number.label })}
        </GuardedButton>
      ))}
      {shown && (
        <Shown name={shown.label} value={shown.value} until={toMs(shown.hideAt)} onOver={() => setShown(undefined)} />
      )}
      {asking && (
        <ReasonDialog
          title={text('users.reveal', { name: asking.label })}
          text={text('users.says.reveal', { smart_count: seconds })}
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
      {name}
      {text('list.colon')}
      <strong>{value}</strong> · {text('users.hidesIn', { smart_count: left })}
    </Typography>
  )
}
