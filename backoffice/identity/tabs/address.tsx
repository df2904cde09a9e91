import { AutocompleteInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressBody } from '#model/identity/profile-wire.ts'
import { History } from '../../kit/record/history/history.tsx'
import { textOf, Words } from '../../kit/record/inputs.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { CountryInput } from '../country-input.tsx'
import { useStates, useTimeZones } from '../static-lists.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

/** Postal address and time zone, with what was changed of them. */
export function AddressTab() {
  const { target, ask } = useUser()
  return (
    <>
      <Part>
        <PartForm
          name="userAddress"
          path="/server/user/{id}/address"
          ask={ask}
          schema={addressBody}
          act="users.edit"
          target={target}
        >
          <Section title="users.tab.address">
            <Wide>
              <Words source="address" />
            </Wide>
            <Wide>
              <Words source="address2" />
            </Wide>
            <Words source="city" />
            <AddressCountryInput />
            <StateInput />
            <Words source="zip" />
            <TimeZoneInput />
          </Section>
        </PartForm>
      </Part>
      <History refTable="address" resource="userAddress" title="users.changes" />
    </>
  )
}

function AddressCountryInput() {
  const { setValue } = useFormContext()
  return <CountryInput source="countryId" onChange={() => setValue('stateId', null, { shouldDirty: true })} />
}

/** States of the chosen country; a country without any needs none. */
function StateInput() {
  const countryId = useWatch<Record<string, number | null>>({ name: 'countryId' })
  const { data = [], isFetching } = useStates(countryId)
  const none = !isFetching && data.length === 0
  return (
    <AutocompleteInput
      source="stateId"
      choices={data}
      optionText="name"
      translateChoice={false}
      isPending={isFetching}
      disabled={none}
      fullWidth
      margin="none"
    />
  )
}

export function TimeZoneInput() {
  const { data = [], isPending } = useTimeZones()
  return (
    <AutocompleteInput
      source="timeZone"
      choices={data}
      optionText="name"
      translateChoice={false}
      isPending={isPending}
      isRequired
      TextFieldProps={textOf(true)}
      fullWidth
      margin="none"
    />
  )
}
