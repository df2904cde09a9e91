/** The form of `one |||| other` for a number; languages without plurals give one form. */
export const formFor = (phrase: string, count: number): string => {
  const forms = phrase.split('||||')
  return ((count === 1 ? undefined : forms[1]) ?? forms[0] ?? '').trim()
}
