import { Link } from 'react-router'
import Button from '@mui/material/Button'
import { useText } from '../kit/use-text.ts'

/** The way to the simulation, with what is known already. */
export function ToSimulator({ planId, grantId }: { planId?: string; grantId?: string }) {
  const text = useText()
  const query = new URLSearchParams({ ...(planId && { planId }), ...(grantId && { grantId }) }).toString()
  return (
    <Button variant="text" component={Link} to={`/simulator${query && `?${query}`}`}>
      {text('simulator.open')}
    </Button>
  )
}
