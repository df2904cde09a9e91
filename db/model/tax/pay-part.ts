import { bankSecrets, compactNumber, plainBankFields, type BankSecret } from '../payments/bank-wire.ts'
import { applicableValues, type TaxField, type TaxValues } from './values.ts'

/** What a W-8 BEN says of where pay goes. */
export const payFields = [
  'doNotHavePaypal',
  ...plainBankFields,
  ...(Object.keys(bankSecrets) as BankSecret[]),
] as const satisfies readonly TaxField[]
export type PayPart = Pick<TaxValues, (typeof payFields)[number]>

const isNumber = (field: string) => field in bankSecrets || field === 'swiftCode'
const compared = (field: string, value: string | number | boolean | null) =>
  typeof value !== 'string' ? value : isNumber(field) ? compactNumber(value).replaceAll('-', '') : value.trim()

/** Whether a form sends pay where this account is. What neither asks for does not count. */
export function samePay(form: TaxValues, account: PayPart): boolean {
  const [said, now] = [applicableValues(form), applicableValues({ ...form, ...account })]
  return payFields.every((field) => compared(field, said[field]) === compared(field, now[field]))
}
