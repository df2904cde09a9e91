import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import type { Transaction } from '#model/payments/inputs.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { useLineName, type NamedLine } from './use-line-name.ts'
import { ledgerVerbs } from './verbs.ts'

const reload = ['transactions', 'payouts', 'users.transactions', 'userSummary', 'auditEvents']

type Line = NamedLine & Pick<Transaction, 'id' | 'status' | 'reversalOf' | 'reversedAs'>

/** Reverses a line, or says that its money has left; a reversed line says how. */
export function LineActions({ row }: { row: Line }) {
  const text = useText()
  const translate = useTranslate()
  const called = useLineName()
  const named = (act: string) => `${act}${translate('list.colon')}${called(row)}`
  const why = useDisabledReason()(useMay('ledger.write'))
  const [asking, setAsking] = useState<'reverse' | 'settle'>()
  const reverse = useActionMutation({ done: 'staffLedger.reversed', reload })
  const settle = useActionMutation({ done: 'staffLedger.settled', reload })
  const close = () => setAsking(undefined)
  if (row.reversedAs)
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {text(`staffLedger.reversedAs.${row.reversedAs}`)}
      </Box>
    )
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {row.status === 'debit-pending' && (
        <GuardedButton
          size="small"
          variant="text"
          why={why}
          aria-label={named(text('staffLedger.settle'))}
          onClick={() => setAsking('settle')}
        >
          {text('staffLedger.settle')}
        </GuardedButton>
      )}
      {!row.reversalOf && (
        <GuardedButton
          size="small"
          variant="text"
          why={why}
          aria-label={named(text('staffLedger.reverse'))}
          onClick={() => setAsking('reverse')}
        >
          {text('staffLedger.reverse')}
        </GuardedButton>
      )}
      {asking === 'reverse' && (
        <ReasonDialog
          title={text('staffLedger.reverseTitle')}
          text={text('staffLedger.reverseText')}
          ask={text('staffLedger.reason')}
          required
          confirm={text('staffLedger.reverse')}
          busy={reverse.busy}
          onClose={close}
          onConfirm={(reason) => void reverse.run(ledgerVerbs.reverse(row.id, reason)).then((done) => done && close())}
        />
      )}
      {asking === 'settle' && (
        <ReasonDialog
          title={text('staffLedger.settleTitle')}
          text={text('staffLedger.settleText')}
          confirm={text('staffLedger.settle')}
          busy={settle.busy}
          onClose={close}
          onConfirm={() => void settle.run(ledgerVerbs.settle(row.id)).then((done) => done && close())}
        />
      )}
    </Box>
  )
}
