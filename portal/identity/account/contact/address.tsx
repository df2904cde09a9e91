import { useMemo } from 'react'
import { addressBody, type Address } from '#model/identity/profile-wire.ts'
import { namedZones, zoneName } from '#model/zone-name.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { useIntlLocale } from '../../../shell/texts.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { readerZone } from '../../../ui/time.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import { countryNamer, offsetText, useCountries, useStates, useZones } from './places.ts'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

const toValues = (address: Address) => ({
  address: address.address ?? '',
  address2: address.address2 ?? '',
  countryId: address.countryId,
  stateId: address.stateId,
  city: address.city ?? '',
  zip: address.zip ?? '',
  timeZone: address.timeZone,
})
type Fields = ReturnType<typeof toValues>

/** Where mail goes, and whose clock counts. */
export default function AddressPage({ userId }: { userId: string }) {
  const read = useRead(keys.account.part(userId, 'address'), '/server/user/{id}/address', { params: { id: userId } })
  return <Loaded read={read}>{(address) => <AddressForm userId={userId} address={address} />}</Loaded>
}

function AddressForm({ userId, address }: { userId: string; address: Address }) {
  const t = useWords(userId)
  const locale = useIntlLocale()
  const form = useRecordForm<Address, Fields>({
    name: `${userId}.address`,
    record: address,
    queryKey: keys.account.part(userId, 'address'),
    write: (body) => api.put('/server/user/{id}/address', { params: { id: userId }, body }),
    toValues,
    schema: addressBody,
  })
  const { values, text, set, errorOf } = form
  const countries = useCountries()
  const states = useStates(values.countryId)
  const zones = useZones()
  const browserZone = readerZone()
  const nameOf = countryNamer(locale)
  const countryName = (id: unknown) => {
    const country = countries.data?.find((one) => one.id === id)
    return country ? nameOf(country) : ''
  }
  const stateName = (id: unknown) => states.data?.find((one) => one.id === id)?.name ?? ''
  const hasStates = values.countryId !== null && (states.data?.length ?? 0) > 0
  const nameOfZone = (id: string) => zoneName(id, locale)
  const zoneOptions = useMemo(
    () =>
      namedZones(zones.data ?? [], locale).map(({ id, name, offset }) => ({
        value: id,
        label: name,
        hint: offsetText(offset),
      })),
    [zones.data, locale],
  )

  return (
    <RecordFormCard
      title={t('account.address.title')}
      form={form}
      fields={[
        { name: 'address', label: t('account.address.line1') },
        { name: 'address2', label: t('account.address.line2') },
        { name: 'countryId', label: t('account.address.country'), show: countryName },
        { name: 'stateId', label: t('account.address.state'), show: stateName },
        { name: 'city', label: t('account.address.city') },
        { name: 'zip', label: t('account.address.zip') },
        { name: 'timeZone', label: t('account.address.timeZone'), show: (zone) => nameOfZone(String(zone)) },
      ]}
    >
      <TextField label={t('account.address.line1')} autoComplete="address-line1" maxLength={255} {...text('address')} />
      <TextField
        label={t('account.address.line2')}
        autoComplete="address-line2"
        maxLength={255}
        {...text('address2')}
      />
      <div className={styles.row}>
        <Combobox
          label={t('account.address.country')}
          placeholder={t('account.address.countryHint')}
          options={(countries.data ?? []).map(({ id }) => ({ value: String(id), label: countryName(id) }))}
          value={values.countryId === null ? null : String(values.countryId)}
          error={errorOf('countryId')}
          loading={countries.isPending}
          onChange={(id) => {
            form.change({ countryId: id === null ? null : Number(id), stateId: null })
          }}
        />
        {hasStates && (
          <Combobox
            key={values.countryId}
            label={t('account.address.state')}
            placeholder={t('account.address.countryHint')}
            options={(states.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.stateId === null ? null : String(values.stateId)}
            error={errorOf('stateId')}
            onChange={(id) => set('stateId', id === null ? null : Number(id))}
          />
        )}
      </div>
      <div className={styles.row}>
        <TextField label={t('account.address.city')} autoComplete="address-level2" maxLength={100} {...text('city')} />
        <TextField label={t('account.address.zip')} autoComplete="postal-code" maxLength={10} {...text('zip')} />
      </div>
      <div>
        <Combobox
          label={t('account.address.timeZone')}
          hint={t('account.address.timeZoneHint')}
          options={zoneOptions}
          selected={{ value: values.timeZone, label: nameOfZone(values.timeZone) }}
          value={values.timeZone}
          error={errorOf('timeZone')}
          loading={zones.isPending}
          onChange={(zone) => zone !== null && set('timeZone', zone)}
        />
        {browserZone !== values.timeZone && zones.data?.some(({ id }) => id === browserZone) && (
          <LinkButton onClick={() => set('timeZone', browserZone)}>
            {t('account.address.useBrowser', { zone: nameOfZone(browserZone) })}
          </LinkButton>
        )}
      </div>
    </RecordFormCard>
  )
}
