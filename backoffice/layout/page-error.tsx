import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { ApiError } from '#api/client/api-error.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'

interface Props {
  error?: unknown
  onRetry: () => void
  /** where what was asked for can be taken back: asks without any filter */
  onClear?: () => void
}

/** they pass by themselves: too slow, changed meanwhile, too often */
const passing: readonly number[] = [408, 409, 425, 429]
/** The same question gets the same refusal. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)

/** Not missing and not broken; no filter is the reason. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403

/** Something went wrong: what, in the reader's language, and a way to try again where that can help. */
export function PageError({ error, onRetry, onClear }: Props) {
  const text = useText()
  const translate = useTranslate()
  const title = text(isForbidden(error) ? 'errors.notAuthorized' : 'errors.generic')
  const said = error ? refusalText(error, translate) : ''
  return (
    <Box role="alert" sx={{ py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      {said && said !== title && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {said}
        </Typography>
      )}
      {isFinal(error) ? (
        onClear && !isForbidden(error) && <Button onClick={onClear}>{text('admin.list.clear')}</Button>
      ) : (
        <Button onClick={onRetry}>{text('ai.tryAgain')}</Button>
      )}
    </Box>
  )
}
