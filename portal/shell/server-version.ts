/** The server's version as its first answer named it: the one that this portal was loaded from. */
let first: string | undefined
let latest: string | undefined

export function noteServerVersion(seen: string | null) {
  if (!seen) return
  first ??= seen
  latest = seen
}

/** A newer server has a newer portal: the next page is loaded again, before its code is missed. */
export const serverHasChanged = () => first !== latest
