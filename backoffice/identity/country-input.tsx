import { AutocompleteInput } from 'react-admin'
import { useCountries } from './static-lists.ts'

/** A country, found by its name. */
export function CountryInput({ source, onChange }: { source: string; onChange?: () => void }) {
  const { data = [], isPending } = useCountries()
  return (
    <AutocompleteInput
      source={source}
      choices={data}
      optionText="countryName"
      translateChoice={false}
      isPending={isPending}
      fullWidth
      margin="none"
      onChange={onChange}
    />
  )
}
