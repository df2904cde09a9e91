import type { AskOf } from '#api/client/types.ts'
import { readAll } from '#api/client/reading.ts'
import { api } from '../client.ts'
import { onActionFailed } from '../shell/action-failed.ts'
import { csvText, saveText } from '../shell/save-text.ts'
import type { Translate } from '../shell/texts.tsx'
import { ledgerPath, stateKey } from './ledger.ts'

/** All lines that match, as a file for spreadsheets. */
export async function saveLedger(t: Translate, userId: string, query: AskOf<typeof ledgerPath>['query']) {
  try {
    const lines = await readAll(api, ledgerPath, { params: { id: userId }, query })
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
      t(stateKey(line)),
      line.amount / 100,
      line.currency,
    ])
    saveText(`${t('account.money.csvName')}.csv`, csvText([head, ...rows]), 'text/csv')
  } catch (error) {
    onActionFailed(error)
  }
}
