import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Landmark } from 'lucide-react'
import { ledgerTransactionTypes } from '#model/payments/enums.ts'
import { api, ApiError } from '../client.ts'
import { keys } from '../query-keys.ts'
import NotFound from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { useT } from '../shell/texts.tsx'
import { Card, Toolbar } from '../ui/card.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Select } from '../ui/select.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { Money } from '../ui/time.tsx'
import { LedgerTable } from './ledger-table.tsx'
import type { Ledger } from './ledger.ts'
import styles from './ledger.module.css'

const pageSize = 25

/** What somebody has earned and been paid, and what is still open; every amount shows how it came about. */
export default function TransactionsPage() {
  const t = useT()
  const { userId = '' } = useParams()
  const [page, setPage] = useState(1)
  const [type, setType] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keys.earnings.of(userId), { page, type, from, to }],
    queryFn: ({ signal }) =>
      api.get<Ledger>(`/server/user/${encodeURIComponent(userId)}/transaction/list`, { query: { page, pageSize, transactionType: type, from, to }, signal }),
    placeholderData: keepPreviousData,
  })
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return <NotFound />
  const filter = <V,>(set: (value: V) => void) => (value: V) => {
    set(value)
    setPage(1)
  }
  return (
    <Page title={t('ledger.title')} lead={t('ledger.lead')}>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="5rem" lines={3} width="100%" />
        </Loading>
      )}
      {data && (
        <>
          <dl className={styles.totals}>
            <Total name={t('ledger.balance')} amount={data.balance} />
            <Total name={t('ledger.openWork')} amount={data.pending.reduce((sum, one) => sum + one.amount, 0)} />
            <Total name={t('ledger.paidThisYear')} amount={data.paidThisYear} />
          </dl>
          {data.pending.length > 0 && (
            <Card title={t('ledger.pending')}>
              <p className={styles.quiet}>{t('ledger.pendingNote')}</p>
              <ul className={styles.pending}>
                {data.pending.map(one => (
                  <li key={one.queryId}>
                    <span>
                      <Link to={`/discussion/${one.queryId}`}>{one.title}</Link>
                      <span className={styles.formula}>
                        {t('ledger.minutes', { n: one.minutes })} · {one.formula}
                      </span>
                    </span>
                    <Money value={one} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Toolbar label={t('listing.filter')}>
            <Select
              label={t('myLedger.kind')}
              value={type}
              placeholder={t('myLedger.all')}
              options={ledgerTransactionTypes.map(value => ({ value, label: t.maybe(`ledger.type.${value.toLowerCase()}`) ?? value }))}
              onChange={event => filter(setType)(event.target.value)}
            />
            <DateField label={t('myLedger.from')} hint={undefined} value={from} onChange={filter(setFrom)} />
            <DateField label={t('myLedger.to')} hint={undefined} value={to} onChange={filter(setTo)} />
          </Toolbar>
          {data.data.length === 0 ? (
            <EmptyState icon={<Landmark aria-hidden="true" />} title={t('ledger.empty')}>
              {t('ledger.emptyText')}
            </EmptyState>
          ) : (
            <LedgerTable lines={data.data} />
          )}
          <Pagination page={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />
          <p className={styles.quiet}>{t('tax.paymentNote')}</p>
        </>
      )}
    </Page>
  )
}

function Total({ name, amount }: { name: string; amount: number }) {
  return (
    <div className={styles.total}>
      <dt>{name}</dt>
      <dd>
        <Money value={{ amount, currency: 'USD' }} />
      </dd>
    </div>
  )
}
