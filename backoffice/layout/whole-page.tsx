import type { ReactNode } from 'react'
import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '../kit/hooks/use-text.ts'
import { useTitle } from '../kit/hooks/use-title.ts'

interface Props {
  title: string
  children: ReactNode
  /** where to go on; by default the discussions */
  list?: { to: string; label: string } | undefined
}

/** A page that says why there is nothing to see, and the way on. */
export function WholePage({ title, children, list }: Props) {
  const text = useText()
  useTitle(title)
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center' }}>
      <Typography component="h1" variant="h1" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {children}
      </Typography>
      <Button component={Link} to={list?.to ?? '/queries'} variant="contained">
        {list?.label ?? text('drawer.queryList')}
      </Button>
    </Box>
  )
}

/** What may not be opened, with the rule that closes it. */
export function Refused({ why, list }: { why: ReactNode; list?: Props['list'] }) {
  const text = useText()
  return (
    <WholePage title={text('errors.notAuthorized')} list={list}>
      {why}
    </WholePage>
  )
}

/** What was deleted, also by someone else while it was open. */
export function RecordDeleted({ name, list }: { name: string; list: Props['list'] }) {
  const text = useText()
  return (
    <WholePage title={text('admin.record.gone', { name })} list={list}>
      {text('admin.record.goneText')}
    </WholePage>
  )
}

const statusOf = (error: unknown) => (error as { status?: number } | null | undefined)?.status
/** The server has no such record, whatever is still in the cache. */
export const isGone = (error: unknown): boolean => statusOf(error) === 404
export const isRefused = (error: unknown): boolean => statusOf(error) === 403
