import { ledgerSources } from '#model/payments/enums.ts'
import { transactionInput } from '#model/payments/inputs.ts'
import { newYorkDay } from '#model/time.ts'
import { ChoiceInput, DayInput, LongText, MoneyInput, RecordInput, Words } from '../kit/record/inputs.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { ledgerVerbs } from './verbs.ts'
import { serverNow } from '#api/client/server-clock.ts'

interface Props {
  /** whose ledger; absent: that is chosen too */
  userId?: string
  reload: readonly string[]
  onClose: () => void
}

/** A line that staff write: an adjustment, or a payment that went another way. */
export function LineDialog({ userId, reload, onClose }: Props) {
  const text = useText()
  return (
    <RowDialog
      title={text('staffLedger.addTitle')}
      schema={transactionInput}
      resource="transactions"
      reload={reload}
      onClose={onClose}
      verb={ledgerVerbs.add}
      row={{
        transactionType: 'Adjustment',
        source: 'manual',
        effectiveDate: newYorkDay(new Date(serverNow())),
        queryId: null,
        ...(userId && { userId }),
      }}
    >
      {!userId && (
        <RecordInput source="userId" resource="users" name="resolvedDisplayName" sortBy="lastName" required />
      )}
      <ChoiceInput source="transactionType" values={['Adjustment', 'Paid']} prefix="ledger.typeName" required />
      <ChoiceInput source="source" values={ledgerSources} prefix="ledger.source" required />
      <MoneyInput source="amount" helperText="staffLedger.amountHint" required />
      <DayInput source="effectiveDate" />
      <RecordInput source="queryId" resource="queries" name="key" sortBy="createdAt" />
      <Words source="description" required />
      <LongText source="reason" required />
    </RowDialog>
  )
}
