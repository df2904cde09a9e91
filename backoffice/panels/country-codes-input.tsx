import { useInput } from 'ra-core'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { splitCodes } from '#model/fields.ts'
import { useCountries } from '../identity/static-lists.ts'
import { useCountryNames } from '../kit/hooks/use-country-names.ts'
import { useText } from '../kit/hooks/use-text.ts'

interface Props {
  source: string
  label: string
  required?: boolean
  helperText?: string
}

/**
 * Countries as they are kept: codes, divided by commas. Chosen by name, or typed or pasted as codes. What is no code of a
 * country stays to be seen and is refused at the field.
 */
export function CountryCodesInput({ source, label, required, helperText }: Props) {
  const { data: countries = [] } = useCountries()
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: '' })
  const text = useText()
  const names = useCountryNames()
  const codes = splitCodes(field.value)
  const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? `${names(code)} (${code})` : code)
  const set = (list: string[]) => field.onChange([...new Set(list.flatMap((one) => splitCodes(one)))].join(','))
  const message = fieldState.error?.message
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={countries.map(({ code }) => code)}
      value={codes}
      getOptionLabel={nameOf}
      filterSelectedOptions
      onChange={(_event, list) => set(list)}
      onBlur={field.onBlur}
      fullWidth
      renderValue={(value, props) =>
        value.map((code, index) => {
          const { key, ...rest } = props({ index })
          return (
            <Chip
              key={key}
              {...rest}
              size="small"
              label={nameOf(code)}
              color={/^[A-Z]{2}$/.test(code) ? 'default' : 'error'}
            />
          )
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={fieldState.invalid}
          placeholder={codes.length === 0 ? text('grant.global') : undefined}
          helperText={
            fieldState.invalid && message ? (
              <ErrorText message={message} />
            ) : (
              (helperText ?? text('panels.countriesHint'))
            )
          }
        />
      )}
    />
  )
}

function ErrorText({ message }: { message: string }) {
  const text = useText()
  return <>{message.includes('required') ? text('errors.required') : text('errors.countryCodes')}</>
}
