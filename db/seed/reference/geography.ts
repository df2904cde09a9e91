import data from './geography.json' with { type: 'json' }

/** A country; 233 is the United States. `phoneCode` holds the digits of the calling code, without a plus sign. */
export interface ReferenceCountry {
  readonly id: number
  readonly name: string
  readonly iso2: string
  readonly phoneCode: string
}

/** A state, province or district; `code` is its code inside the country (NY, QLD, 13). */
export interface ReferenceState {
  readonly id: number
  readonly name: string
  readonly countryId: number
  readonly code: string
}

/** All countries, by number. Sources and licences: geography.NOTICE.txt. */
export const countries: readonly ReferenceCountry[] = data.countries.map(({ id, name, iso2, phoneCode }) => ({
  id,
  name,
  iso2,
  phoneCode,
}))

/** All states, by country and name. Some small countries have none. */
export const states: readonly ReferenceState[] = data.countries.flatMap((country) =>
  country.states.map(({ id, name, code }) => ({ id, name, countryId: country.id, code })),
)
