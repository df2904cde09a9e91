import { useGetList, type RaRecord } from 'ra-core'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import { useText } from '../kit/hooks/use-text.ts'

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

/** The same for a plan, with the funding source that pays first: the active one of the lowest priority number. */
export function PlanSimulator({ planId }: { planId: string }) {
  const { data } = useGetList<RaRecord>('grants', {
    filter: { planId, activeNowOnly: true },
    sort: { field: 'priority', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  })
  const [first] = data ?? []
  return <ToSimulator planId={planId} {...(first && { grantId: String(first.id) })} />
}
