import type { Grant } from '#model/panels/inputs.ts'
import { grantCountries, grantPlaces } from '#model/panels/funding.ts'
import { Cut } from '../../kit/cut.tsx'
import { useCountryNames } from '../../kit/hooks/use-country-names.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'

type Regions = Pick<Grant, 'countryCodes'> & { regionName: string | null; regionCodes: string | null }

/** Every country where a funding source holds, by name; "Global" where none is named. */
export function useHoldsIn() {
  const text = useText()
  const format = useFormat()
  const nameOf = useCountryNames()
  return (grant: Regions) => format.list(grantCountries(grant).map(nameOf)) || text('grant.global')
}

/** The region set and the further countries of a funding source in a cell, with all countries on hover. */
export function GrantRegions({ grant, width }: { grant: Regions; width: number }) {
  const text = useText()
  const format = useFormat()
  const nameOf = useCountryNames()
  const holdsIn = useHoldsIn()
  if (grantCountries(grant).length === 0) return <>{text('grant.global')}</>
  return (
    <Cut width={width} title={holdsIn(grant)}>
      {format.list(grantPlaces(grant, nameOf))}
    </Cut>
  )
}
