import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { accountFields } from '#model/tax/values.ts'
import { bankFields, bankSecrets, type BankAccount, type BankSecret } from '#model/payments/bank-wire.ts'
import { accountFacts, methodOf, missingForTransfer, type PayoutMethod } from '#model/payments/payout-files/rails.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { countryNamer, useCountries } from '../identity/account/contact/places.ts'
import { keys } from '../query-keys.ts'
import { useErrorText } from '../shell/error-text.ts'
import { fieldTexts } from '../shell/field-texts.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { RadioGroup } from '../ui/fields/choices.tsx'
import { Combobox } from '../ui/fields/combobox.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { confirmLeave } from '../ui/overlays/confirm-leave.ts'
import { Choice } from '../ui/overlays/choice.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { CheckNote } from './check-note.tsx'
import { useReadiness } from './use-readiness.ts'
import styles from './before-paid.module.css'

type Word = Exclude<(typeof bankFields)[number], 'bankCountry'> | 'paypalEmail'
const words: readonly Word[] = ['paypalEmail', ...bankFields.filter((name) => name !== 'bankCountry')]
type Values = Record<Word, string> & { bankCountry: number | null }

const valuesOf = (bank: BankAccount): Values => ({
  ...(Object.fromEntries(words.map((name) => [name, bank[name] ?? ''])) as Record<Word, string>),
  bankCountry: bank.bankCountry,
})
/** A mask stands for the number that is stored: one that was not replaced here is that of the account as it is now. */
function withNumbersOf(current: BankAccount, before: BankAccount, values: Values): Values {
  const kept = (Object.keys(bankSecrets) as BankSecret[]).filter((name) => values[name] === (before[name] ?? ''))
  return { ...values, ...Object.fromEntries(kept.map((name) => [name, current[name] ?? ''])) }
}

const isAccount = (value: unknown): value is BankAccount =>
  typeof value === 'object' && value !== null && 'bankName' in value && 'version' in value

/** What is stored for these entries: those of the other way are taken off. */
function fieldsOf(values: Values, method: PayoutMethod) {
  const asked: readonly Word[] = method === 'paypal' ? ['paypalEmail'] : bankWords(values.bankCountry)
  const texts = words.map((name) => [name, asked.includes(name) ? values[name].trim() || null : null])
  return {
    ...(Object.fromEntries(texts) as Record<Word, string | null>),
    bankCountry: method === 'bank' ? values.bankCountry : null,
  }
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
  const [values, setValues] = useState(() => valuesOf(bank))
  const [method, setMethod] = useState(methodOf(bank))
  const [saved, setSaved] = useState(() => fieldsOf(values, method))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [warnings, setWarnings] = useState<Readonly<Record<string, string>>>({})
  const errors = fieldTexts(t, failure)
  const asked: readonly Word[] = method === 'paypal' ? ['paypalEmail'] : bankWords(values.bankCountry)
  const needed: Word = method === 'paypal' ? 'paypalEmail' : 'bankName'
  const fields = fieldsOf(values, method)
  const facts = accountFacts(fields, method)
  const { data: readiness } = useReadiness(userId)
  const changed = JSON.stringify(fields) !== JSON.stringify(saved)
  const stale = failure instanceof ApiError && failure.status === 409 && isAccount(failure.body.current)
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.account.part(userId, 'bank') }),
      queries.invalidateQueries({ queryKey: keys.earnings.of(userId) }),
    ])
  const close = async () => {
    if (!changed || (await confirmLeave(t))) onClose()
  }
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    setWarnings({})
    try {
      const stored = await api.put('/server/user/{id}/bank', {
        params: { id: userId },
        body: { ...fields, version: base.version },
      })
      setBase(stored)
      setSaved(fields)
      await refresh()
      if (Object.keys(stored.warnings).length > 0) setWarnings(stored.warnings)
      else onClose()
    } catch (error) {
      setFailure(error)
      // the next try is made on what is stored now, which is shown
      if (error instanceof ApiError && error.status === 409 && isAccount(error.body.current)) {
        setBase(error.body.current)
        setValues(withNumbersOf(error.body.current, base, values))
        await refresh()
      }
    } finally {
      setBusy(false)
    }
  }
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
          busy={busy}
          disabled={values[needed].trim() === ''}
          onClick={() => void save()}
        >
          {t('account.form.save')}
        </Choice>
      }
    >
      <div className={styles.list}>
        <RadioGroup
          label={t('account.money.how')}
          inRow
          options={[
            { value: 'paypal', label: t('account.money.paypal') },
            { value: 'bank', label: t('account.money.bankAccount') },
          ]}
          value={method}
          onChange={setMethod}
        />
        {method === 'bank' && missingForTransfer(facts).length > 0 && (
          <Banner live>
            <CheckNote facts={facts} address={readiness?.mailingAddress} />
          </Banner>
        )}
        {method === 'bank' && (
          <CountryField
            value={values.bankCountry}
            error={errors.bankCountry}
            onChange={(bankCountry) => setValues((before) => ({ ...before, bankCountry }))}
          />
        )}
        {asked.map((name) => (
          <TextField
            key={name}
            label={t(`account.money.field.${name}`)}
            {...(errors[name] !== undefined && { error: errors[name] })}
            value={values[name]}
            autoComplete="off"
            spellCheck={false}
            // a masked number is replaced as a whole
            onFocus={({ target }) => target.value.includes('*') && target.select()}
            onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
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
        {failure !== undefined && !stale && Object.keys(errors).length === 0 && (
          <Banner tone="error" live>
            {said(failure)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

const storedOf = ({ paypalEmail, bankName, ibanNumber, bankAccountNumber }: BankAccount) =>
  [paypalEmail, bankName, ibanNumber ?? bankAccountNumber].filter(Boolean).join(' · ')

function CountryField({
  value,
  error,
  onChange,
}: {
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}) {
  const t = useTranslation()
  const nameOf = countryNamer(useIntlLocale())
  const list = useCountries()
  return (
    <Combobox
      label={t('account.money.field.bankCountry')}
      placeholder={t('account.money.chooseCountry')}
      {...(error !== undefined && { error })}
      options={(list.data ?? []).map((one) => ({ value: String(one.id), label: nameOf(one) }))}
      value={value === null ? null : String(value)}
      loading={list.isPending}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}
