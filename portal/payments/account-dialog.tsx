import { useState } from 'react'
import { useForm, type Control, type Resolver } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { accountFields } from '#model/tax/values.ts'
import { bankBody, bankFields, bankSecrets, type BankAccount, type BankSecret } from '#model/payments/bank-wire.ts'
import { accountFacts, methodOf, missingForTransfer, type PayoutMethod } from '#model/payments/payout-files/rails.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { countryNamer, useCountries } from '../identity/account/contact/places.ts'
import { keys } from '../query-keys.ts'
import { useErrorText } from '../shell/error-text.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { FindEntry, RadioEntry, TextEntry } from '../ui/fields/entries.tsx'
import { useSubmit } from '../ui/fields/form.ts'
import { modelResolver } from '../ui/fields/model-resolver.ts'
import { confirmLeave } from '../ui/overlays/confirm-leave.ts'
import { Choice } from '../ui/overlays/choice.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { CheckNote } from './check-note.tsx'
import { useReadiness } from './use-readiness.ts'
import styles from './before-paid.module.css'

type Word = Exclude<(typeof bankFields)[number], 'bankCountry'> | 'paypalEmail'
const words: readonly Word[] = ['paypalEmail', ...bankFields.filter((name) => name !== 'bankCountry')]
type Values = Record<Word | 'bankCountry', string> & { method: PayoutMethod }

const valuesOf = (bank: BankAccount): Values => ({
  ...(Object.fromEntries(words.map((name) => [name, bank[name] ?? ''])) as Record<Word, string>),
  bankCountry: bank.bankCountry === null ? '' : String(bank.bankCountry),
  method: methodOf(bank),
})

interface Conflict extends ApiError {
  body: { current: BankAccount }
}
/** The account has been changed elsewhere, and the answer has what is stored now. */
function isConflict(error: unknown): error is Conflict {
  const current = error instanceof ApiError && error.status === 409 ? error.body.current : undefined
  return typeof current === 'object' && current !== null && 'bankName' in current && 'version' in current
}

const countryOf = ({ bankCountry }: Values) => (bankCountry === '' ? null : Number(bankCountry))
/** The fields of text that are asked for: those of a PayPal account, or of a bank in this country. */
const askedOf = (values: Values): readonly Word[] =>
  values.method === 'paypal' ? ['paypalEmail'] : bankWords(countryOf(values))
/** Without it there is no account. */
const neededOf = ({ method }: Values): Word => (method === 'paypal' ? 'paypalEmail' : 'bankName')

/** What is stored for these entries: those of the other way are taken off. */
function fieldsOf(values: Values) {
  const asked = askedOf(values)
  const texts = words.map((name) => [name, asked.includes(name) ? values[name].trim() || null : null])
  return {
    ...(Object.fromEntries(texts) as Record<Word, string | null>),
    bankCountry: values.method === 'bank' ? countryOf(values) : null,
  }
}
const judge = modelResolver<Values>(bankBody.omit({ version: true }), fieldsOf)
const resolver: Resolver<Values> = (values, ...form) => {
  const needed = neededOf(values)
  if (values[needed].trim() !== '') return judge(values, ...form)
  return { values: {}, errors: { [needed]: { type: 'required', message: 'errors.required' } } }
}

/** The fields of a bank in this country. */
const bankWords = (country: number | null): Word[] => [
  'bankName',
  'swiftCode',
  ...accountFields(country),
  'bankAddress1',
  'bankAddress2',
  'bankCity',
  'bankState',
  'bankPostalCode',
]

/** Where pay goes: a PayPal address, or a bank account. What the other way had is taken off. */
export function AccountDialog({ userId, bank, onClose }: { userId: string; bank: BankAccount; onClose: () => void }) {
  const t = useTranslation()
  const said = useErrorText()
  const queries = useQueryClient()
  const [base, setBase] = useState(bank)
  const form = useForm({ defaultValues: valuesOf(bank), resolver })
  const { control } = form
  const values = form.watch()
  const fields = fieldsOf(values)
  const [saved, setSaved] = useState(fields)
  const [warnings, setWarnings] = useState<Readonly<Record<string, string>>>({})
  const asked = askedOf(values)
  const bankAsked = values.method === 'bank'
  const facts = accountFacts(fields, values.method)
  const { data: readiness } = useReadiness(userId)
  const changed = JSON.stringify(fields) !== JSON.stringify(saved)
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.account.part(userId, 'bank') }),
      queries.invalidateQueries({ queryKey: keys.earnings.of(userId) }),
    ])
  const close = async () => {
    if (!changed || (await confirmLeave(t))) onClose()
  }
  /** The next try is made on what is stored now; a mask that was not replaced here stands for its number. */
  const moveTo = (current: BankAccount) => {
    for (const name of Object.keys(bankSecrets) as BankSecret[])
      if (form.getValues(name) === (base[name] ?? '')) form.setValue(name, current[name] ?? '')
    setBase(current)
  }
  const save = async (entries: Values) => {
    setWarnings({})
    const sent = fieldsOf(entries)
    try {
      const stored = await api.put('/server/user/{id}/bank', {
        params: { id: userId },
        body: { ...sent, version: base.version },
      })
      setBase(stored)
      setSaved(sent)
      await refresh()
      if (Object.keys(stored.warnings).length > 0) setWarnings(stored.warnings)
      else onClose()
    } catch (error) {
      if (isConflict(error)) {
        moveTo(error.body.current)
        await refresh()
      }
      throw error
    }
  }
  const { onSubmit, busy, failure } = useSubmit(form, save, (path) =>
    [...asked, bankAsked && 'bankCountry'].includes(path) ? (path as Word | 'bankCountry') : undefined,
  )
  const stale = isConflict(failure)
  return (
    <Dialog
      open
      persistent
      busy={busy}
      width={520}
      fullscreenOnSmall
      title={t('account.money.account')}
      onClose={() => void close()}
      footer={
        <Choice
          cancel={t('account.form.cancel')}
          onCancel={() => void close()}
          type="submit"
          form="account"
          busy={busy}
          disabled={values[neededOf(values)].trim() === ''}
        >
          {t('account.form.save')}
        </Choice>
      }
    >
      <form id="account" className={styles.list} noValidate onSubmit={onSubmit}>
        <RadioEntry
          control={control}
          name="method"
          label={t('account.money.how')}
          inRow
          options={[
            { value: 'paypal', label: t('account.money.paypal') },
            { value: 'bank', label: t('account.money.bankAccount') },
          ]}
        />
        {bankAsked && missingForTransfer(facts).length > 0 && (
          <Banner live>
            <CheckNote facts={facts} address={readiness?.mailingAddress} />
          </Banner>
        )}
        {bankAsked && <CountryField control={control} />}
        {asked.map((name) => (
          <TextEntry
            key={name}
            control={control}
            name={name}
            label={t(`account.money.field.${name}`)}
            autoComplete="off"
            spellCheck={false}
            // a masked number is replaced as a whole
            onFocus={({ target }) => target.value.includes('*') && target.select()}
          />
        ))}
        {asked.some((name) => warnings[name]) && (
          <Banner tone="warning" live>
            {t('account.money.savedOdd')}
            {asked.map((name) => warnings[name] && <p key={name}>{t.maybe(warnings[name])}</p>)}
          </Banner>
        )}
        {stale && (
          <Banner tone="warning" title={t('account.money.changedElsewhere')} live>
            {`${t('account.conflict.stored')}${t('list.colon')}${storedOf(base) || t('account.conflict.nothing')}`}
          </Banner>
        )}
        {failure !== undefined && !stale && (
          <Banner tone="error" live>
            {said(failure)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

const storedOf = ({ paypalEmail, bankName, ibanNumber, bankAccountNumber }: BankAccount) =>
  [paypalEmail, bankName, ibanNumber ?? bankAccountNumber].filter(Boolean).join(' · ')

function CountryField({ control }: { control: Control<Values> }) {
  const t = useTranslation()
  const nameOf = countryNamer(useIntlLocale())
  const list = useCountries()
  return (
    <FindEntry
      control={control}
      name="bankCountry"
      label={t('account.money.field.bankCountry')}
      placeholder={t('account.money.chooseCountry')}
      options={(list.data ?? []).map((one) => ({ value: String(one.id), label: nameOf(one) }))}
      loading={list.isPending}
    />
  )
}
