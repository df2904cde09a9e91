import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '../kit/use-text.ts'

/** Something went wrong: what, and a way to try again. */
export function PageError({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const text = useText()
  return (
    <Box role="alert" sx={{ py: 8, textAlign: 'center' }}>
      <Typography variant="h2" gutterBottom>{text('errors.generic')}</Typography>
      {message && <Typography color="text.secondary" sx={{ mb: 2 }}>{message}</Typography>}
      <Button onClick={onRetry}>{text('ai.tryAgain')}</Button>
    </Box>
  )
}
