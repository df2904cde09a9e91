import { Fragment, useState } from 'react'
import { useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useNotify, useTranslate } from 'ra-core'
import Card from '@mui/material/Card'
import { staysPending } from '#model/payments/payout-files/rails.ts'
import {
  batchState,
  payoutFileName,
  paymentStates,
  type PaymentState,
  type PayoutRow,
} from '#model/payments/payout-wire.ts'
import { api } from '../providers/client.ts'
import { Loading } from '../kit/loading.tsx'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { saveFile } from '../kit/list/save-file.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { PersonLink, TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { When } from '../kit/when.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { PageError } from '../layout/page-error.tsx'
import { LedgerActions } from './ledger-actions.tsx'
import { heldIn, namesOf, PayoutFiles } from './payout-files/payout-files.tsx'
import { RemoveButton } from './payout-files/remove-button.tsx'
import { ReturnButton } from './payout-files/return-button.tsx'
import { PayoutTables } from './payout-tables.tsx'
import { ledgerVerbs } from './verbs.ts'

const columns: readonly Column<PayoutRow>[] = [
  { source: 'quarter', render: (row) => <TextLink to={at(row)}>{row.name}</TextLink>, firstOrder: 'DESC' },
  { source: 'lines', number: true, sortable: false },
  { source: 'total', number: true, money: true, render: (row) => <Sum of={row} name="total" />, firstOrder: 'DESC' },
  ...paymentStates.map((name): Column<PayoutRow> => ({
    source: name,
    label: `payouts.stateOf.${name}`,
    number: true,
    money: true,
    sortable: false,
    render: (row) => <Sum of={row} name={name} />,
  })),
  { source: 'paidAt', label: 'payouts.state', render: (row) => <BatchState row={row} />, sortable: false },
  { source: 'createdBy', idOf: 'users', render: (row) => <PersonLink id={row.createdBy} />, sortable: false },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, firstOrder: 'DESC' },
]
const at = (row: Pick<PayoutRow, 'id'>) => `/payouts/${encodeURIComponent(row.id)}`

function Sum({ of: row, name }: { of: PayoutRow; name: PaymentState | 'total' }) {
  return <>{useFormat().money(row[name], row.currency)}</>
}

const tones = {
  open: 'warn',
  paid: 'good',
  partly: 'warn',
  returned: 'bad',
  reversed: 'bad',
  removed: 'bad',
  mixed: 'bad',
} as const

function BatchState({ row }: { row: Parameters<typeof batchState>[0] }) {
  const state = batchState(row)
  return <StatusChip tone={tones[state]} label={useText()(`payouts.batchState.${state}`)} />
}

/** The batches in which experts were paid. */
export function PayoutList() {
  return (
    <AdminList<PayoutRow>
      resource="payouts"
      columns={columns}
      filters={[]}
      search={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
      rowPath={at}
      create={<LedgerActions batches />}
    />
  )
}

/** One batch: its lines, who still waits and why, its file, and that it was paid. */
export function PayoutPage() {
  const { id = '' } = useParams()
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const format = useFormat()
  const locale = useLocale()
  const why = useDisabledReason()(useMay('ledger.payout'))
  const [asking, setAsking] = useState(false)
  const path = `/server/payout/${encodeURIComponent(id)}`
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['payouts', 'batch', id],
    queryFn: ({ signal }) => api.get('/server/payout/{id}', { params: { id }, signal }),
    retry: false,
  })
  const { run, busy } = useActionMutation({
    done: 'payouts.marked',
    reload: ['payouts', 'transactions', 'auditEvents'],
  })
  if (isPending) return <Loading />
  if (!data)
    return (error as { status?: number } | null)?.status === 404 ? (
      <NotFound />
    ) : (
      <PageError error={error} onRetry={() => void refetch()} />
    )
  const left = heldIn(data).filter((one) => staysPending(one, data.lines))
  const sent = heldIn(data).filter((one) => !staysPending(one, data.lines))
  const save = async () => {
    try {
      await saveFile(`${path}/download`, payoutFileName('payout', data.name, 'csv'), { locale })
    } catch (failed) {
      notify(refusalText(failed, translate), { type: 'error' })
    }
  }
  return (
    <>
      <PageHead
        title={`${data.name} · ${format.money(data.total, data.currency)}`}
        beside={<BatchState row={data} />}
        back={{ to: '/payouts', label: text('staffLedger.batches') }}
        below={
          <>
            <When value={data.createdAt} /> · <PersonLink inText id={data.createdBy} />
            {paymentStates
              .filter((state) => data[state] > 0)
              .map((state) => (
                <Fragment key={state}>
                  {' · '}
                  {text(`payouts.stateOf.${state}`)} {format.money(data[state], data.currency)}
                </Fragment>
              ))}
          </>
        }
        actions={
          <>
            <GuardedButton why={why} onClick={() => void save()}>
              {text('payouts.export')}
            </GuardedButton>
            {batchState(data) === 'open' && (
              <GuardedButton variant="contained" why={why} onClick={() => setAsking(true)}>
                {text('payouts.markPaid')}
              </GuardedButton>
            )}
          </>
        }
      />
      <PayoutFiles payout={data} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <PayoutTables
          payout={data}
          actions={(payment) => (
            <>
              <RemoveButton payment={payment} currency={data.currency} />
              <ReturnButton payment={payment} currency={data.currency} />
            </>
          )}
        />
      </Card>
      {asking && (
        <ReasonDialog
          title={text('payouts.markTitle')}
          text={[
            text('payouts.markText'),
            ...(sent.length > 0 ? [text('payouts.markFiled', { names: namesOf(sent) })] : []),
            ...(left.length > 0 ? [text('payouts.markHeld', { names: namesOf(left) })] : []),
          ].join(text('list.gap'))}
          confirm={text('payouts.markPaid')}
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void run(ledgerVerbs.markPaid(id)).then((done) => done && setAsking(false))}
        />
      )}
    </>
  )
}
