import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Act } from '#model/permissions.ts'
import { Loading } from '../loading.tsx'
import { getPermissions } from '../../providers/permissions.ts'
import { useDisabledReason } from '../buttons/guarded-button.tsx'
import { useText } from './use-text.ts'

/** A page for those who may; the others see which rule closes it. */
export function RequireAct({ act, children }: { act: Act; children: ReactNode }) {
  const { data } = useQuery({ queryKey: ['permissions'], queryFn: getPermissions, staleTime: Infinity })
  const why = useDisabledReason()
  const text = useText()
  if (!data) return <Loading />
  const verdict = data.allows(act)
  if (verdict.allowed) return <>{children}</>
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography component="h1" variant="h1" gutterBottom>
        {text('errors.notAuthorized')}
      </Typography>
      <Typography color="text.secondary">{why(verdict)}</Typography>
    </Box>
  )
}
