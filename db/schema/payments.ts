import { day, id, index, instant, integer, json, money, oneOf, table, text, uniqueIndex, version } from '../columns.ts'
import type { PaidTo } from '#model/payments/payout-files/rails.ts'
import { yearFileKinds, yearFileScopes, type FiledReturn } from '#model/payments/year-files.ts'
import { ledgerSources, ledgerStatuses, ledgerTransactionTypes, reversalKinds } from '#model/payments/enums.ts'
import { queryHeader } from './discussions.ts'
import { user } from './identity.ts'

/** The ledger. Lines are immutable but for the status, which may move debit-pending → debit once, and with it the date to the day of payment, and the account to that of then. */
export const transaction = table(
  'transaction_ledger',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id),
    queryId: text().references(() => queryHeader.id),
    queryExpertId: text(),
    description: text().notNull(),
    /** cents; positive raises what is owed to the expert */
    amount: money().notNull(),
    currency: text().notNull().default('USD'),
    transactionType: oneOf(ledgerTransactionTypes).notNull(),
    source: oneOf(ledgerSources).notNull(),
    status: oneOf(ledgerStatuses).notNull(),
    effectiveDate: day().notNull(),
    formula: json<unknown>(),
    surgeId: text(),
    reason: text(),
    reversalOf: text(),
    reversalKind: oneOf(reversalKinds),
    payoutId: text(),
    /** of a payment of a batch: the account in its last file, and the one it went to once it was made */
    paidTo: json<PaidTo>(),
    /** when that file was made */
    fileAt: instant(),
    /** one Earned line per discussion, expert, source and freeze */
    earnedKey: text(),
    createdBy: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('transaction_earned').on(t.earnedKey),
    index('transaction_user').on(t.userId, t.effectiveDate, t.id),
    index('transaction_query').on(t.queryId),
    index('transaction_created').on(t.createdAt, t.id),
    index('transaction_effective').on(t.effectiveDate, t.id),
    index('transaction_type').on(t.transactionType, t.id),
    index('transaction_source').on(t.source, t.id),
    index('transaction_status').on(t.status, t.id),
    index('transaction_amount').on(t.amount, t.id),
    index('transaction_payout').on(t.payoutId, t.effectiveDate, t.id),
  ],
)

/** What an expert has earned so far in an unfinished discussion; becomes a ledger line when it is frozen. */
export const earning = table(
  'earning',
  {
    id: id(),
    queryExpertId: text().notNull(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id),
    userId: text()
      .notNull()
      .references(() => user.id),
    source: oneOf(ledgerSources).notNull(),
    minutes: integer().notNull(),
    amount: money().notNull(),
    formula: json<unknown>().notNull(),
    frozenAt: instant(),
    transactionId: text(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('earning_one').on(t.queryId, t.userId, t.source), index('earning_user').on(t.userId)],
)

export const payout = table('payout', {
  id: id(),
  quarter: text().notNull(),
  total: money().notNull(),
  currency: text().notNull().default('USD'),
  createdBy: text().notNull(),
  createdAt: instant().notNull(),
  paidAt: instant(),
  paidBy: text(),
  version: version(),
})

export const bankAccount = table('bank_account', {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  bankName: text(),
  swiftCode: text(),
  bankCountry: integer(),
  bankState: text(),
  bankAddress1: text(),
  bankAddress2: text(),
  bankCity: text(),
  bankPostalCode: text(),
  paypalEmail: text(),
  updatedAt: instant().notNull(),
  version: version(),
})

/** A file of a year that was downloaded: it is filed by what it said, and corrected by what is different since. */
export const yearFile = table(
  'year_file',
  {
    id: id(),
    year: integer().notNull(),
    kind: oneOf(yearFileKinds).notNull(),
    scope: oneOf(yearFileScopes).notNull(),
    reason: text().notNull(),
    /** returns in it, and their cents */
    returns: integer().notNull(),
    amount: money().notNull(),
    /** what counts as filed with it: the ids of forms stand for names, addresses and numbers */
    filed: json<FiledReturn[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('year_file_year').on(t.year, t.createdAt, t.id)],
)
