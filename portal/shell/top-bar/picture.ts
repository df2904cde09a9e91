import { useEffect, useState } from 'react'
import { pathIn } from '#api/client/http.ts'
import { api } from '../../client.ts'

/** Pictures of people need a sign-in like everything else: they are fetched, and shown from memory. */
const fetched = new Map<string, Promise<string | undefined>>()

function fetchPicture(path: string): Promise<string | undefined> {
  const known = fetched.get(path)
  if (known) return known
  const picture = api
    .send('GET', pathIn(path), { background: true, headers: { accept: 'image/*' } })
    .then(async (answer) => (answer.ok ? URL.createObjectURL(await answer.blob()) : undefined))
    .catch(() => undefined)
  fetched.set(path, picture)
  // what could not be had is asked for again by the next who shows it
  void picture.then((url) => url ?? fetched.delete(path))
  return picture
}

/** Lets a picture be asked for again: what was shown in its place until now is not it. */
export const deleteCachedPicture = (path: string) => void fetched.delete(path)

/** An address that an image can show; undefined until the picture is there, or when there is none. */
export function usePicture(path: string | null): string | undefined {
  const [shown, setShown] = useState<{ path: string; url: string | undefined }>()
  useEffect(() => {
    if (!path) return
    let wanted = true
    void fetchPicture(path).then((url) => wanted && setShown({ path, url }))
    return () => {
      wanted = false
    }
  }, [path])
  return shown?.path === path ? shown?.url : undefined
}
