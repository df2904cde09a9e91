import { user } from './schema/all.ts'

/** The columns that `resolvedName` makes a person's name of. */
export const nameColumns = {
  firstName: user.firstName,
  lastName: user.lastName,
  displayName: user.displayName,
  prefix: user.prefix,
  suffix: user.suffix,
}
