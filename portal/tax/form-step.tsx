import { useWatch } from 'react-hook-form'
import { askedFields, type TaxField } from '#model/tax/values.ts'
import { usePaymentNote } from '../payments/use-payment-note.ts'
import { useTranslation } from '../shell/texts.tsx'
import type { Draft } from './use-draft.ts'
import { TaxFieldControl } from './tax-field.tsx'
import styles from './tax.module.css'

/** The parts of the two forms, in the order of the page. Fields in one list of two stand beside each other. */
const parts: readonly { name: 'you' | 'address' | 'numbers' | 'work' | 'pay'; rows: readonly TaxField[][] }[] = [
  {
    name: 'you',
    rows: [
      ['legalName'],
      ['entityType', 'taxClarification'],
      ['entityTypeOther'],
      ['ownershipInterest'],
      ['countryId', 'certificationCountry'],
      ['dob'],
    ],
  },
  { name: 'address', rows: [['address'], ['city', 'stateId'], ['state', 'zipCode']] },
  { name: 'numbers', rows: [['ftin'], ['ftinNotRequired'], ['ssn', 'ein'], ['itin'], ['backupWithholding']] },
  { name: 'work', rows: [['usWork']] },
  {
    name: 'pay',
    rows: [
      ['paypalEmail'],
      ['doNotHavePaypal'],
      ['personalPhoneNumber'],
      ['bankCountry', 'bankName'],
      ['swiftCode', 'ibanNumber'],
      ['bankAccountNumber', 'bankRoutingNumber'],
      ['bankSortCode'],
      ['bankAddress1'],
      ['bankAddress2'],
      ['bankCity', 'bankState'],
      ['bankPostalCode'],
    ],
  },
]

/** Step 2. What is wrong in a field is said once it has been left, or when it was asked for. */
export function FormStep({ draft, showAll }: { draft: Draft; showAll: boolean }) {
  const t = useTranslation()
  const paymentNote = usePaymentNote()
  const asked = useWatch({ compute: askedFields })
  return (
    <div className={styles.form}>
      {parts.map(({ name, rows }) => {
        const shown = rows.map((row) => row.filter((field) => asked.includes(field))).filter((row) => row.length)
        if (!shown.length) return null
        return (
          <fieldset key={name} className={styles.part}>
            <legend>{t(`tax.part.${name}`)}</legend>
            {shown.map((row) => (
              <div key={row.join()} className={row.length > 1 ? styles.row : undefined}>
                {row.map((field) => (
                  <TaxFieldControl key={field} field={field} draft={draft} showAll={showAll} />
                ))}
              </div>
            ))}
          </fieldset>
        )
      })}
      <p className={styles.quiet}>{paymentNote}</p>
    </div>
  )
}
