import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { userType } from '#model/identity/enums.ts'
import { useUser } from '../identity/session.ts'
import { Page } from '../shell/page.tsx'
import { useT } from '../shell/texts.tsx'
import { Badge, Card } from '../ui/card.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { Money, Time } from '../ui/time.tsx'
import { ledgerPageSize, useLedger, type Ledger, type LedgerLine, type PendingEarning } from './use-ledger.ts'
import styles from './ledger.module.css'

/** What an expert has earned, what is still open, and how each amount comes about. */
export default function LedgerPage() {
  const t = useT()
  const { userId = '' } = useParams()
  const [page, setPage] = useState(1)
  const { data, error, isPending, isFetching, refetch } = useLedger(userId, page)
  return (
    <Page title={t('myLedger.title')} lead={t('ledger.lead')}>
      {isPending && (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.parts}>
          <Sums ledger={data} />
          {data.pending.length > 0 && (
            <Card title={t('myLedger.pending')}>
              <p className={styles.note}>{t('ledger.pendingNote')}</p>
              <ul className={styles.lines}>
                {data.pending.map(row => <Pending key={row.queryId} row={row} />)}
              </ul>
            </Card>
          )}
          <Card title={t('ledger.lines')}>
            {data.total === 0 ? (
              <EmptyState icon={<ReceiptText aria-hidden="true" />} title={t('myLedger.empty')}>
                {t('myLedger.emptyText')}
              </EmptyState>
            ) : (
              <ul className={styles.lines}>
                {data.data.map(line => <Line key={line.id} line={line} />)}
              </ul>
            )}
            <Pagination page={page} pageSize={ledgerPageSize} total={data.total} onChange={setPage} />
          </Card>
          <p className={styles.note}>{t('tax.paymentNote')}</p>
        </div>
      )}
    </Page>
  )
}

function Sums({ ledger }: { ledger: Ledger }) {
  const t = useT()
  const open = ledger.pending.reduce((sum, row) => sum + row.amount, 0)
  const sums = [
    ['ledger.balance', ledger.balance],
    ['ledger.openWork', open],
    ['myLedger.paidThisYear', ledger.paidThisYear],
  ] as const
  return (
    <Card>
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name} className={styles.sum}>
            <dt>{t(name)}</dt>
            <dd><Money value={{ amount, currency: ledger.currency }} /></dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Line({ line }: { line: LedgerLine }) {
  const t = useT()
  return (
    <li className={styles.line}>
      <span className={styles.when}><Time value={line.createdAt} format="date" /></span>
      <span className={styles.what}>
        <span className={styles.name}>
          <Title id={line.queryId} text={line.description} refId={line.key} />{' '}
          <Badge tone={line.transactionType === 'Earned' ? 'success' : 'neutral'}>{t(`ledger.type.${line.transactionType.toLowerCase() as 'paid' | 'earned' | 'adjustment'}`)}</Badge>
        </span>
        {line.formula !== null && <span className={styles.formula}>{line.formula}</span>}
      </span>
      <span className={styles.amount}><Money value={line} /></span>
    </li>
  )
}

function Pending({ row }: { row: PendingEarning }) {
  const t = useT()
  return (
    <li className={styles.line}>
      <span className={styles.when}>{t('ledger.minutes', { n: row.minutes })}</span>
      <span className={styles.what}>
        <span className={styles.name}><Title id={row.queryId} text={row.title} refId={row.key} /></span>
        <span className={styles.formula}>{row.formula}</span>
      </span>
      <span className={styles.amount}><Money value={row} /></span>
    </li>
  )
}

/** Leads to the discussion, for the expert whose ledger it is. */
function Title({ id, text, refId }: { id: string | null; text: string; refId: string | null }) {
  const own = useUser().userType !== userType.csr
  const words = refId === null ? text : `${text} · ${refId}`
  return id !== null && own ? <Link to={`/discussion/${id}`}>{words}</Link> : <>{words}</>
}
