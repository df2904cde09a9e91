import type { BankAccount } from '#model/payments/bank-wire.ts'
import { accountFacts, railOf, type PayoutMethod } from '#model/payments/payout-files/rails.ts'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { keys } from '../query-keys.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckNote } from './check-note.tsx'
import { useReadiness } from './use-readiness.ts'
import { AccountDialog } from './account-dialog.tsx'
import styles from './ledger.module.css'

interface Props {
  userId: string
  /** the own account: it can be changed */
  own: boolean
  changing: boolean
  onChange: (on: boolean) => void
}

/** The entries that count: a bank account comes before a PayPal address. */
const entriesOf = (bank: BankAccount, method: PayoutMethod) =>
  method === 'paypal'
    ? ([['paypal', bank.paypalEmail]] as const)
    : ([
        ['bank', bank.bankName],
        ['iban', bank.ibanNumber],
        ['accountNumber', bank.bankAccountNumber],
        ['routingNumber', bank.bankRoutingNumber],
        ['swift', bank.swiftCode],
        ['sortCode', bank.bankSortCode],
      ] as const)

/** Where pay goes. Numbers come masked and stay so. */
export function BankCard({ userId, own, changing, onChange }: Props) {
  const t = useTranslation()
  const read = useRead(keys.account.part(userId, 'bank'), '/server/user/{id}/bank', { params: { id: userId } })
  const readiness = useReadiness(userId)
  return (
    <Card
      title={t('account.money.account')}
      action={
        own &&
        read.data && (
          <Button small tone="secondary" onClick={() => onChange(true)}>
            {t('account.money.change')}
          </Button>
        )
      }
    >
      {changing && read.data && <AccountDialog userId={userId} bank={read.data} onClose={() => onChange(false)} />}
      <Loaded read={read} bare>
        {(bank) => {
          const facts = accountFacts(bank)
          const lines = entriesOf(bank, facts.method).filter(([, value]) => value)
          if (lines.length === 0) return <p className={styles.quiet}>{t('account.money.noAccount')}</p>
          return (
            <>
              <dl className={styles.bank}>
                {lines.map(([name, value]) => (
                  <div key={name}>
                    <dt>{t(`account.money.${name}`)}</dt>
                    <dd className="numbers">{value}</dd>
                  </div>
                ))}
              </dl>
              {railOf(facts) === 'checks' && (
                <Banner>
                  <CheckNote facts={facts} address={readiness.data?.mailingAddress} />
                </Banner>
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
