import Box from '@mui/material/Box'
import { toMs, useFormat } from './hooks/use-format.ts'

/** An instant, short; the full date with its zone shows on hover. */
export function When({ value }: { value: string | number | null | undefined }) {
  const format = useFormat()
  if (value === null || value === undefined || value === '') return <span aria-hidden>–</span>
  return (
    <Box
      component="time"
      dateTime={new Date(toMs(value)).toISOString()}
      title={format.exact(value)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {format.moment(value)}
    </Box>
  )
}

export function Day({ value }: { value: string | null | undefined }) {
  const format = useFormat()
  return value ? (
    <Box component="time" dateTime={value} sx={{ whiteSpace: 'nowrap' }}>
      {format.day(value)}
    </Box>
  ) : (
    <span aria-hidden>–</span>
  )
}
