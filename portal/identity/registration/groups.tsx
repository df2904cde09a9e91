import { useFormContext, useWatch } from 'react-hook-form'
import { languageNames, languageOf, locales } from '#model/content/enums.ts'
import { instaTypes, specialties, userPrefixes } from '#model/identity/enums.ts'
import { namedZones } from '#model/zone-name.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { formatMoney } from '../../ui/time.tsx'
import { countryNamer, offsetText, useCountries, useStates, useZones } from '../account/contact/places.ts'
import { CheckEntry, DateEntry, FindEntry, LongEntry, SelectEntry, SpecialtyEntry, TextEntry } from './fields.tsx'
import type { FormValues } from './values.ts'
import styles from './registration.module.css'

/** The parts of the forms: all on one page for members, one step each for experts. */

export function PersonFields({ invited, expert }: { invited: boolean; expert: boolean }) {
  const t = useTranslation()
  return (
    <>
      {expert && (
        <SelectEntry
          name="prefix"
          label={t('register.prefix')}
          placeholder="–"
          optional
          options={userPrefixes.map((value) => ({ value, label: value }))}
        />
      )}
      <div className={styles.pair}>
        <TextEntry name="firstName" label={t('register.firstName')} autoComplete="given-name" maxLength={100} />
        {expert && (
          <TextEntry
            name="middleName"
            label={t('register.middleName')}
            autoComplete="additional-name"
            maxLength={100}
            optional
          />
        )}
        <TextEntry name="lastName" label={t('register.lastName')} autoComplete="family-name" maxLength={100} />
        {expert && <TextEntry name="suffix" label={t('register.suffix')} maxLength={100} optional />}
      </div>
      <TextEntry
        name="email"
        label={t('register.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        readOnly={invited}
        hint={invited ? t('register.emailInvited') : undefined}
      />
      {!expert && (
        <DateEntry
          name="dateOfBirth"
          label={t('register.dateOfBirth')}
          hint={`${t('form.dateFormat')} · ${t('register.dateOfBirthHint')}`}
          autoComplete="bday"
        />
      )}
    </>
  )
}

export function ContactFields({ expert }: { expert: boolean }) {
  const t = useTranslation()
  const { setValue } = useFormContext<FormValues>()
  const countryId = useWatch<FormValues, 'countryId'>({ name: 'countryId' })
  const countries = useCountries().data ?? []
  const locale = useIntlLocale()
  const nameOf = countryNamer(locale)
  const states = useStates(countryId ? Number(countryId) : null).data ?? []
  const zones = useZones().data ?? []
  return (
    <>
      <div className={styles.pair}>
        <TextEntry
          name="mobile"
          label={t(expert ? 'register.mobile' : 'register.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          optional
          hint={t('register.phoneHint')}
        />
        {expert && (
          <TextEntry
            name="office"
            label={t('register.office')}
            type="tel"
            maxLength={50}
            optional
            hint={t('register.phoneHint')}
          />
        )}
      </div>
      <div className={styles.pair}>
        <FindEntry
          name="countryId"
          label={t('register.country')}
          options={countries.map((each) => ({ value: String(each.id), label: nameOf(each) }))}
          rules={{ onChange: () => setValue('stateId', '') }}
        />
        {states.length > 0 && (
          <FindEntry
            name="stateId"
            label={t('register.state')}
            optional
            options={states.map((each) => ({ value: String(each.id), label: each.name }))}
          />
        )}
        {expert && (
          <TextEntry name="city" label={t('register.city')} autoComplete="address-level2" maxLength={100} optional />
        )}
        {expert && (
          <TextEntry name="zip" label={t('register.zip')} autoComplete="postal-code" maxLength={10} optional />
        )}
      </div>
      {expert && (
        <FindEntry
          name="timeZone"
          label={t('register.timeZone')}
          options={namedZones(zones, locale).map((zone) => ({
            value: zone.id,
            label: zone.name,
            hint: offsetText(zone.offset),
          }))}
        />
      )}
      <SelectEntry
        name="preferredLanguage"
        label={t('register.language')}
        options={locales.map((value) => ({ value, label: languageNames[languageOf[value]] }))}
      />
    </>
  )
}

export function PracticeFields() {
  const t = useTranslation()
  const chosen = useWatch<FormValues, 'specialties'>({ name: 'specialties' })
  return (
    <>
      <SpecialtyEntry
        label={t('register.specialty')}
        options={specialties.map((value) => ({ value, label: t(`register.specialties.${value}`) }))}
      />
      {chosen.includes('other') && (
        <TextEntry name="otherSpecialty" label={t('register.otherSpecialty')} maxLength={200} />
      )}
      <SelectEntry
        name="institutionType"
        label={t('register.institution')}
        optional
        placeholder="–"
        options={instaTypes.map((value) => ({ value, label: t(`register.institutionTypes.${value}`) }))}
      />
      <TextEntry name="affiliations" label={t('register.affiliations')} maxLength={2000} optional />
      <TextEntry
        name="npi"
        label={t('register.npi')}
        inputMode="numeric"
        maxLength={10}
        optional
        hint={t('register.npiHint')}
      />
      <LongEntry
        name="consumerBio"
        label={t('register.bio')}
        rows={3}
        limit={5000}
        optional
        hint={t('register.bioHint')}
      />
    </>
  )
}

/** The rate of pay, to be acknowledged. */
export function RateField({ cents }: { cents: number }) {
  const t = useTranslation()
  const rate = formatMoney({ amount: cents, currency: 'USD' }, useIntlLocale())
  return (
    <section className={styles.rate}>
      <h3>{t('register.rate')}</h3>
      <p>{t('register.rateText', { rate })}</p>
      <CheckEntry name="hourlyRateAcknowledged" label={t('register.rateAccept')} />
    </section>
  )
}
