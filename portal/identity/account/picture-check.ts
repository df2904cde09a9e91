import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { PhotoCheck } from '#model/identity/profile-wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'

/** How often it is looked whether a picture has been checked, in milliseconds. */
const lookEvery = 5000

/**
 * Whether the newest picture waits for the virus scanner, or was taken away by it.
 * @param onPassed called once it may be shown
 */
export function usePictureCheck(userId: string, path: string, onPassed: () => void): PhotoCheck['status'] | undefined {
  const { data } = useQuery({
    queryKey: keys.account.part(userId, 'pictureCheck'),
    queryFn: ({ signal }) => api.get<PhotoCheck>(`${path}/check`, { signal, background: true }),
    refetchInterval: ({ state }) => (state.data?.status === 'checking' ? lookEvery : false),
  })
  const status = data?.status
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'checking' && status === null) onPassed()
    before.current = status
  })
  return status
}
