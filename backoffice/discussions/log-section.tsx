import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { moveLabel } from '#model/discussions/labels.ts'
import { hiddenText, type NotificationFull } from '#model/notifications/wire.ts'
import type { Transaction } from '#model/payments/inputs.ts'
import { Block } from '../kit/block.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { PersonLink, TextLink } from '../kit/record-link.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { auditColumns } from '../kit/record/history/audit-columns.tsx'
import { RelatedList } from '../kit/related-list.tsx'
import { failedMessagePath } from '../kit/record/failed-message.ts'
import { MessageState } from '../kit/record/message-state.tsx'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { When } from '../kit/when.tsx'
import { userVerbs } from '../providers/user-verbs.ts'
import { Openings } from './openings.tsx'
import type { QueryRow, StateTransitionAdmin } from './row.ts'

/** Everything that happened: moves, money, messages, who has looked, changes of fields. */
export function LogSection({ query }: { query: QueryRow }) {
  const text = useText()
  const transitions = useTransitionColumns()
  const messages = useMessageColumns()
  const lines = useLedgerColumns()
  const audit = useMemo(() => auditColumns({ own: 'query_header' }), [])
  const ofQuery = { queryId: query.id }
  return (
    <>
      <Block title={text('queries.log.transitions')}>
        <RelatedList
          resource="stateTransitions"
          filter={ofQuery}
          sort={{ field: 'createdAt', order: 'DESC' }}
          columns={transitions}
          empty={text('queries.log.noTransitions')}
        />
      </Block>
      <Block title={text('queries.log.ledger')}>
        <RelatedList
          resource="transactions"
          filter={ofQuery}
          sort={{ field: 'createdAt', order: 'DESC' }}
          columns={lines}
          empty={text('queries.log.noLedger')}
        />
      </Block>
      <Block title={text('queries.log.messages')}>
        <RelatedList
          resource="notifications"
          filter={ofQuery}
          sort={{ field: 'createdAt', order: 'DESC' }}
          columns={messages}
          empty={text('queries.log.noMessages')}
        />
      </Block>
      <Block title={text('queries.openings.title')}>
        <Openings query={query} />
      </Block>
      <Block title={text('queries.log.audit')}>
        <RelatedList
          resource="auditEvents"
          filter={{ refTable: 'query_header', refId: query.id }}
          sort={{ field: 'createdAt', order: 'DESC' }}
          columns={audit}
          empty={text('admin.history.none')}
        />
      </Block>
    </>
  )
}

function useTransitionColumns(): readonly Column<StateTransitionAdmin>[] {
  const translate = useTranslate()
  return useMemo(
    () => [
      { source: 'createdAt', label: 'queries.log.time', render: (row) => <When value={row.createdAt} /> },
      {
        source: 'command',
        label: 'queries.log.command',
        render: (row) => translate(`queries.command.${row.command}`, { _: row.command }),
        sortable: false,
      },
      {
        source: 'from',
        label: 'queries.log.from',
        render: (row) => row.from && translate(moveLabel(row.from, row.command)),
        sortable: false,
      },
      {
        source: 'to',
        label: 'queries.log.to',
        render: (row) => translate(moveLabel(row.to, row.command)),
        sortable: false,
      },
      { source: 'userId', label: 'queries.log.by', render: (row) => <By row={row} />, sortable: false },
      { source: 'reason', label: 'queries.ask.reason', sortable: false },
    ],
    [translate],
  )
}

function By({ row }: { row: StateTransitionAdmin }) {
  const translate = useTranslate()
  if (!row.userId) return <>{translate('admin.history.system')}</>
  if (!row.actingUserId || row.actingUserId === row.userId) return <PersonLink id={row.userId} />
  return (
    <>
      <PersonLink inText id={row.actingUserId} /> {translate('admin.history.for')} <PersonLink inText id={row.userId} />
    </>
  )
}

/** Resends a failed message; a guest gets a new link from the list of guests. */
function SendAgain({ row }: { row: NotificationFull }) {
  const text = useText()
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('users.edit'))
  const { run, busy } = useActionMutation({ done: 'users.resent', reload: ['notifications', 'auditEvents'] })
  const label = `${text('users.resend')}${text('list.colon')}${row.subject}`
  if (row.text === hiddenText && row.userId === null && row.queryId !== null)
    return (
      <TextLink to={failedMessagePath({ resource: 'queries', id: row.queryId })} name={row.subject}>
        {text('users.resend')}
      </TextLink>
    )
  return (
    <GuardedButton
      size="small"
      why={why ?? (row.text === hiddenText ? translate('resend.secret') : undefined)}
      loading={busy}
      aria-label={label}
      onClick={() => void run(userVerbs.resend(row.id))}
    >
      {text('users.resend')}
    </GuardedButton>
  )
}

function useMessageColumns(): readonly Column<NotificationFull>[] {
  const translate = useTranslate()
  return useMemo(
    () => [
      { source: 'createdAt', label: 'queries.log.time', render: (row) => <When value={row.createdAt} /> },
      {
        source: 'userId',
        label: 'queries.log.recipient',
        render: (row) => (row.userId ? <PersonLink id={row.userId} /> : row.to),
        sortable: false,
      },
      { source: 'subject', label: 'queries.log.subject', sortable: false },
      {
        source: 'type',
        label: 'queries.log.channel',
        render: (row) => translate(`inbox.channelName.${row.type}`),
        sortable: false,
      },
      {
        source: 'status',
        label: 'resources.queries.fields.status',
        render: ({ status, error, attempts }) => <MessageState status={status} error={error} attempts={attempts} />,
        sortable: false,
      },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => row.status === 'error' && <SendAgain row={row} />,
        sortable: false,
      },
    ],
    [translate],
  )
}

function useLedgerColumns(): readonly Column<Transaction>[] {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(
    () => [
      { source: 'createdAt', label: 'queries.log.time', render: (row) => <When value={row.createdAt} /> },
      {
        source: 'userId',
        label: 'resources.transactions.fields.userId',
        render: (row) => <PersonLink id={row.userId} />,
        sortable: false,
      },
      {
        source: 'transactionType',
        label: 'resources.transactions.fields.transactionType',
        render: (row) => translate(`ledger.type.${row.transactionType.toLowerCase()}`),
        sortable: false,
      },
      { source: 'formula', label: 'resources.transactions.fields.formula', sortable: false },
      {
        source: 'amount',
        label: 'resources.transactions.fields.amount',
        number: true,
        render: (row) => format.money(row.amount, row.currency),
        sortable: false,
      },
    ],
    [translate, format],
  )
}
