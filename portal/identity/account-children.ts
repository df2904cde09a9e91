/** The pages of an account, in the order of their menu; each is the last word of an address. */
export const accountChildren = [
  'account',
  'address',
  'contact',
  'bio',
  'profilePicture',
  'upcomingVacations',
  'bankTransactions',
  'notificationPrefs',
  'specialities',
  'commLog',
  'noeticSessions',
  'planMembership',
] as const

export type AccountChild = (typeof accountChildren)[number]

export const isAccountChild = (name: string | undefined): name is AccountChild =>
  accountChildren.some((child) => child === name)
