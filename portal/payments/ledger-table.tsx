import { Link } from 'react-router'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Badge } from '../ui/card.tsx'
import { Money } from '../ui/time.tsx'
import { stateKey, type LedgerLine } from './ledger.ts'
import styles from './ledger.module.css'

/** The ledger's lines, newest first. A line opens to the sum behind it. */
export function LedgerTable({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('ledger.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('myLedger.date')}</th>
          <th scope="col">{t('myLedger.description')}</th>
          <th scope="col">{t('myLedger.kind')}</th>
          <th scope="col">{t('myLedger.status')}</th>
          <th scope="col" className={styles.amount}>
            {t('myLedger.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="numbers">{day(line.effectiveDate)}</td>
            <td>
              <span>{line.description}</span>
              {line.queryId && (
                <Link className={styles.ref} to={`/discussion/${line.queryId}`}>
                  {line.key ?? t('home.open')}
                </Link>
              )}
              {line.formula && (
                <details className={styles.how}>
                  <summary>{t('myLedger.how')}</summary>
                  <span className={styles.formula}>{line.formula}</span>
                </details>
              )}
            </td>
            <td>
              <Badge>{t.maybe(`ledger.type.${line.transactionType.toLowerCase()}`) ?? line.transactionType}</Badge>
              <span className={styles.source}>
                {line.channel ? t(`ledger.channel.${line.channel}`) : (t.maybe(`myLedger.source.${line.source}`) ?? '')}
              </span>
            </td>
            <td>{t(stateKey(line))}</td>
            <td className={styles.amount}>
              <Money value={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
