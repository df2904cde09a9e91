import { useInput, useResourceContext, useTranslate } from 'ra-core'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useText } from '../kit/hooks/use-text.ts'

/** A list of words, each entered with Enter. */
export function ChoicesInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<{ [name: string]: string[] }>({ source, defaultValue: [] })
  const resource = useResourceContext()
  const translate = useTranslate()
  const text = useText()
  const problem = fieldState.error
  const message = problem ? translate(textOf(problem), { _: textOf(problem) }) : text('tags.choicesHint')
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={(field.value as string[] | undefined) ?? []}
      clearOnBlur
      onChange={(_event, words) => field.onChange([...new Set(words.map((word) => word.trim()).filter(Boolean))])}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          name={source}
          label={`${translate(`resources.${resource}.fields.${source}`)} *`}
          error={problem !== undefined}
          helperText={message}
        />
      )}
    />
  )
}

/** The complaint about the list, or the first about one of its words. react-admin wraps texts that have values. */
function textOf(problem: unknown): string {
  const message =
    typeof problem === 'object' && problem !== null && 'message' in problem
      ? problem.message
      : Object.values((problem ?? {}) as object)[0]
  const found = typeof message === 'object' && message !== null && 'message' in message ? message.message : message
  return String(found)
    .replace(/^@@react-admin@@/, '')
    .replace(/^"(.*)"$/, '$1')
}
