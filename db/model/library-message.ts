interface Refused {
  code?: string | undefined
  /** what kind of value a limit is about */
  origin?: string | undefined
  input?: unknown
}

/** The text key of what a schema refuses without a message of its own, so that no English of the library is shown. */
export function libraryMessage({ code, origin, input }: Refused): string {
  if ((input ?? '') === '') return 'errors.required'
  if (code === 'too_big') return origin === 'string' ? 'errors.tooLong' : 'errors.tooLarge'
  if (code === 'too_small') return origin === 'string' ? 'errors.required' : 'errors.tooSmall'
  return 'errors.invalidValue'
}
