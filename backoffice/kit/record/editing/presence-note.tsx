import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import Alert from '@mui/material/Alert'
import type { BodyOf } from '#api/client/types.ts'
import { api } from '../../../providers/client.ts'
import { newKey } from '../../hooks/new-key.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import { useAnyUnsaved } from '#api/client/unsaved.ts'

const EVERY_MS = 20_000
type Present = BodyOf<'post', '/server/presence'>['resource']
/** One for each open page; two tabs of one person are one person. */
const tab = newKey()

/** Who else has this record open, and whether they are changing it. Says the same of this page to the others. */
export function PresenceNote({ resource, id }: { resource: Present; id: string }) {
  const text = useText()
  const format = useFormat()
  const dirty = useAnyUnsaved()
  const { data = [] } = useQuery({
    queryKey: ['presence', `${resource}/${id}`, dirty],
    // a sign of life does not keep the session alive
    queryFn: () =>
      api
        .post('/server/presence', { body: { resource, id, tab, dirty }, background: true })
        .then((answer) => answer.data),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (last) => last,
  })
  useEffect(() => {
    const leave = () =>
      void api
        .post('/server/presence', {
          body: { resource, id, tab, dirty: false, gone: true },
          background: true,
          keepalive: true,
        })
        .catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [resource, id])
  const [first, ...others] = [...data].sort((a, b) => Number(b.dirty) - Number(a.dirty))
  if (!first) return null
  const words =
    others.length === 0
      ? text('presence.here', { name: first.name })
      : text('presence.hereMany', { name: first.name, smart_count: others.length })
  return (
    <Alert
      severity={first.dirty ? 'warning' : 'info'}
      role="status"
      variant="outlined"
      sx={{ mb: 2, py: 0 }}
      title={format.list(data.map(({ name }) => name))}
    >
      {words} {first.dirty && text('presence.editing', { name: first.name })}
    </Alert>
  )
}
