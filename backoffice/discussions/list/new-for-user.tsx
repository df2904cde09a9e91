import AddIcon from '@mui/icons-material/Add'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'

/** Leads to the portal, which asks for whom. */
export function NewForUser() {
  const text = useText()
  const why = useDisabledReason()(useMay('discussions.manage'))
  return (
    <GuardedButton
      variant="contained"
      startIcon={<AddIcon />}
      why={why}
      onClick={() => window.location.assign('/newQuery')}
    >
      {text('queries.list.newForUser')}
    </GuardedButton>
  )
}
