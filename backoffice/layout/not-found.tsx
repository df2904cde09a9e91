import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '../kit/hooks/use-text.ts'

export function NotFound() {
  const text = useText()
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography component="h1" variant="h1" gutterBottom>
        {text('errors.notFoundTitle')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {text('errors.notFound')}
      </Typography>
      <Button component={Link} to="/queries" variant="contained">
        {text('drawer.queryList')}
      </Button>
    </Box>
  )
}
