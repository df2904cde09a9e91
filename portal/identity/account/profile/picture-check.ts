import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { PhotoCheck } from '#model/identity/profile-wire.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'

/** How often it is looked whether a picture has been checked, in milliseconds. */
const POLL_MS = 5000

/**
 * Whether the newest picture waits for the virus scanner, or was taken away by it.
 * @param onPassed called once it may be shown, before that is known on the page
 */
export function usePictureCheck(userId: string, onPassed: () => void): PhotoCheck['status'] | undefined {
  const before = useRef<PhotoCheck['status']>(null)
  const { data } = useQuery({
    queryKey: keys.account.part(userId, 'pictureCheck'),
    queryFn: async ({ signal }) => {
      const check = await api.get('/server/user/{id}/photo/check', { params: { id: userId }, signal, background: true })
      if (before.current === 'checking' && check.status === null) onPassed()
      before.current = check.status
      return check
    },
    refetchInterval: ({ state }) => (state.data?.status === 'checking' ? POLL_MS : false),
  })
  return data?.status
}
