import { api, type CallOptions } from '../client.ts'
import { onActionFailed } from '../shell/action-failed.ts'
import { csvText, saveText } from '../shell/save-text.ts'
import type { Translate } from '../shell/texts.tsx'
import type { Ledger, LedgerLine } from './ledger.ts'

const pageSize = 250

/** All lines that match, as a file for spreadsheets. */
export async function saveLedger(t: Translate, path: string, filters: CallOptions['query']) {
  try {
    const lines: LedgerLine[] = []
    for (let page = 1; ; page += 1) {
      const { data, total } = await api.get<Ledger>(path, { query: { ...filters, page, pageSize } })
      lines.push(...data)
      if (lines.length >= total || data.length === 0) break
    }
    const head = [
      t('myLedger.date'),
      t('myLedger.description'),
      t('account.log.discussion'),
      t('myLedger.kind'),
      t('myLedger.status'),
      t('myLedger.amount'),
      t('account.money.currency'),
    ]
    const rows = lines.map((line) => [
      line.effectiveDate,
      line.description,
      line.key ?? '',
      t.maybe(`ledger.type.${line.transactionType.toLowerCase()}`) ?? line.transactionType,
      t.maybe(`myLedger.state.${line.status}`) ?? line.status,
      line.amount / 100,
      line.currency,
    ])
    saveText(`${t('account.money.csvName')}.csv`, csvText([head, ...rows]), 'text/csv')
  } catch (error) {
    onActionFailed(error)
  }
}
