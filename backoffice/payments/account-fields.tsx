import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { addressText, type MailingAddress } from '#model/payments/pay-account.ts'
import { bankFields, type BankAccount } from '#model/payments/bank-wire.ts'
import {
  accountFacts,
  methodOf,
  missingForTransfer,
  payoutMethods,
  railOf,
  type PayoutMethod,
} from '#model/payments/payout-files/rails.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Words } from '../kit/record/inputs.tsx'
import { Wide } from '../kit/record/section.tsx'
import { CountryInput } from '../identity/country-input.tsx'

/** where a check is mailed to */
type Address = MailingAddress | null | undefined

const fieldsBy: Readonly<Record<PayoutMethod, readonly (keyof BankAccount)[]>> = {
  bank: bankFields,
  paypal: ['paypalEmail'],
}

/** Where pay goes: a PayPal address, or a bank account. What the other way had is taken off. */
export function AccountFields({ stored, address }: { stored: BankAccount; address: Address }) {
  const text = useText()
  const { setValue } = useFormContext()
  const values = useWatch() as BankAccount
  const [chosen, choose] = useState<PayoutMethod>()
  const has = (method: PayoutMethod) => fieldsBy[method].some((field) => values[field])
  const both = has('bank') && has('paypal')
  const method = both ? methodOf(values) : (payoutMethods.find(has) ?? chosen ?? methodOf(stored))
  const change = (to: PayoutMethod) => {
    choose(to)
    for (const one of payoutMethods)
      for (const field of fieldsBy[one]) setValue(field, one === to ? stored[field] : null, { shouldDirty: true })
  }
  return (
    <>
      <Wide>
        <FormControl>
          <FormLabel id="pay-method">{text('users.payMethod')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="pay-method"
            value={method}
            onChange={(_event, to) => change(to as PayoutMethod)}
          >
            <FormControlLabel value="paypal" control={<Radio />} label={text('account.money.paypal')} />
            <FormControlLabel value="bank" control={<Radio />} label={text('account.money.bankAccount')} />
          </RadioGroup>
        </FormControl>
        {both && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {text(`users.bothStored.${method}`, { email: values.paypalEmail ?? '' })}
          </Alert>
        )}
        {method === 'bank' && <CheckNote account={values} address={address} />}
      </Wide>
      {fieldsBy[method].map((field) =>
        field === 'bankCountry' ? <CountryInput key={field} source={field} /> : <Words key={field} source={field} />,
      )}
    </>
  )
}

/** What a transfer needs of a bank account that is paid by check. */
function CheckNote({ account, address }: { account: BankAccount; address: Address }) {
  const text = useText()
  const translate = useTranslate()
  const locale = useLocale() === 'zh' ? 'zh-CN' : 'en-US'
  const facts = accountFacts(account)
  if (railOf(facts) !== 'checks') return null
  const fields = missingForTransfer(facts).map((field) => translate(`resources.userBank.fields.${field}`))
  const place = address ? addressText(address, locale) : text('users.formAddress')
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text('users.checkNote', { address: place, fields: fields.join(text('list.comma')) })}
    </Alert>
  )
}
