/** Version of the server as its answers name it; shown where the build is shown. */
let version: string | undefined

export function noteServerVersion(seen: string | null) {
  if (seen) version = seen
}

export const serverVersion = () => version
