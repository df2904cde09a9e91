import type { LedgerTransactionType } from '#model/payments/enums.ts'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, Landmark } from 'lucide-react'
import { ledgerTransactionTypes } from '#model/payments/enums.ts'
import { hasTaxForm } from '#model/identity/pages.ts'
import { api } from '../client.ts'
import { Loaded } from '../identity/account/loaded.tsx'
import { useUser } from '#api/client/session.ts'
import { keys } from '../query-keys.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Toolbar } from '../ui/card.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Select } from '../ui/fields/select.tsx'
import { EmptyState } from '../ui/states.tsx'
import { BankCard } from './bank-card.tsx'
import { BeforePaid } from './before-paid.tsx'
import { saveLedger } from './ledger-file.ts'
import { ledgerPath } from './ledger.ts'
import { LedgerTable } from './ledger-table.tsx'
import { PendingEarnings } from './pending-earnings.tsx'
import { Statements } from './statements.tsx'
import { TaxReminder } from './tax-reminder.tsx'
import { Totals } from './totals.tsx'
import { usePaymentNote } from './use-payment-note.ts'
import styles from './ledger.module.css'

const pageSize = 25
const noFilters: { transactionType: LedgerTransactionType | ''; from: string; to: string } = {
  transactionType: '',
  from: '',
  to: '',
}

/** What someone has earned and been paid, when more is to come, and where it goes; every amount shows how it came about. */
export default function Transactions({ userId }: { userId: string }) {
  const t = useTranslation()
  const paymentNote = usePaymentNote()
  const user = useUser()
  const [page, setPage] = useState(1)
  const [filters, setFilters] = useState(noFilters)
  const [saving, setSaving] = useState(false)
  const [changing, setChanging] = useState(false)
  const query = { ...filters, page, pageSize }
  const read = useQuery({
    queryKey: [...keys.earnings.of(userId), query],
    queryFn: ({ signal }) => api.get(ledgerPath, { params: { id: userId }, query, signal }),
    placeholderData: keepPreviousData,
  })
  const filtered = Object.values(filters).some(Boolean)
  const set = (part: Partial<typeof noFilters>) => {
    setFilters((before) => ({ ...before, ...part }))
    setPage(1)
  }
  const save = async () => {
    setSaving(true)
    await saveLedger(t, userId, filters).finally(() => setSaving(false))
  }
  return (
    <>
      {user.id === userId && <TaxReminder user={user} />}
      {user.id === userId && hasTaxForm(user) && <BeforePaid onAddAccount={() => setChanging(true)} />}
      <Loaded read={read}>
        {(ledger) => (
          <>
            <Totals ledger={ledger} mayBePaid={user.id !== userId || user.taxFormStatus === 'completed'} />
            {ledger.pending.length > 0 && <PendingEarnings pending={ledger.pending} />}
            <Card
              title={t('ledger.lines')}
              action={
                ledger.total > 0 && (
                  <Button
                    small
                    tone="secondary"
                    icon={<Download aria-hidden="true" />}
                    busy={saving}
                    onClick={() => void save()}
                  >
                    {t('account.money.csv')}
                  </Button>
                )
              }
            >
              <Toolbar label={t('listing.filter')}>
                <Select
                  label={t('myLedger.kind')}
                  value={filters.transactionType}
                  placeholder={t('myLedger.all')}
                  options={ledgerTransactionTypes.map((value) => ({
                    value,
                    label: t.maybe(`ledger.type.${value.toLowerCase()}`) ?? value,
                  }))}
                  onChange={(event) => set({ transactionType: event.target.value as LedgerTransactionType | '' })}
                />
                <DateField
                  label={t('myLedger.from')}
                  hint={undefined}
                  className={styles.day}
                  value={filters.from}
                  onChange={(from) => set({ from })}
                />
                <DateField
                  label={t('myLedger.to')}
                  hint={undefined}
                  className={styles.day}
                  value={filters.to}
                  onChange={(to) => set({ to })}
                />
              </Toolbar>
              {ledger.data.length === 0 ? (
                <EmptyState
                  icon={<Landmark aria-hidden="true" />}
                  title={t(filtered ? 'account.money.noLines' : 'ledger.empty')}
                >
                  {t(filtered ? 'account.money.noLinesText' : 'ledger.emptyText')}
                </EmptyState>
              ) : (
                <LedgerTable lines={ledger.data} />
              )}
              <Pagination page={page} pageSize={ledger.pageSize} total={ledger.total} onChange={setPage} />
            </Card>
          </>
        )}
      </Loaded>
      {read.data && hasTaxForm(user) && <Statements userId={userId} firstDay={read.data.firstDay} />}
      <BankCard userId={userId} own={user.id === userId} changing={changing} onChange={setChanging} />
      <p className={styles.quiet}>{paymentNote}</p>
    </>
  )
}
