import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Alert from '@mui/material/Alert'
import { followChanges, type LiveState } from '../providers/live.ts'
import { refreshPage } from '../providers/refresh-page.ts'
import { useText } from '../kit/hooks/use-text.ts'

/** Keeps the open page up to date; says so when the line to the server is down. */
export function LiveUpdates() {
  const queries = useQueryClient()
  const text = useText()
  const [state, setState] = useState<LiveState>('live')
  useEffect(
    () => followChanges({ onChanges: (changes) => refreshPage(queries, changes), onState: setState }),
    [queries],
  )
  if (state === 'live') return null
  return (
    <Alert severity="warning" role="status" sx={{ position: 'fixed', bottom: 12, right: 12, zIndex: 1300 }}>
      {text('admin.live.down')}
    </Alert>
  )
}
