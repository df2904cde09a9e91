import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../providers/client.ts'

/** Pictures need the token, so they are fetched and shown from memory. */
export function usePicture(userId: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['userPhoto', userId],
    queryFn: async ({ signal }) => {
      const answer = await api.send('get', '/server/user/{id}/photo', {
        params: { id: userId },
        signal,
        headers: { accept: 'image/*' },
      })
      return answer.ok ? answer.blob() : null
    },
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [data])
  return url
}
