/** Enumerations about users: types, roles, states, contact channels. */

/** User type codes of the API. 7 to 10 are unused. */
export const userType = {
  pending: 0,
  client: 1,
  expert: 2,
  csr: 3,
  guest: 4,
  network: 5,
  virtual: 6,
  planManager: 11,
  blinded: 12,
} as const
export type UserType = (typeof userType)[keyof typeof userType]

export const userTypeRows = [
  { code: 0, abbr: 'PEN', name: 'Pending' },
  { code: 1, abbr: 'CLI', name: 'Client' },
  { code: 2, abbr: 'EXP', name: 'Expert' },
  { code: 3, abbr: 'CSR', name: 'CSR' },
  { code: 4, abbr: 'GST', name: 'Guest' },
  { code: 5, abbr: 'NWT', name: 'Network' },
  { code: 6, abbr: 'VIR', name: 'Virtual' },
  { code: 11, abbr: 'PLM', name: 'Plan Manager' },
  { code: 12, abbr: 'BLD', name: 'Blinded' },
] as const satisfies readonly { code: UserType; abbr: string; name: string }[]

export const userTypes: readonly UserType[] = userTypeRows.map((row) => row.code)

export const isUserType = (code: number): code is UserType => (userTypes as readonly number[]).includes(code)

export const userKinds = ['academy', 'advocate', 'blinded', 'census', 'expert', 'region', 'sso', 'vtb'] as const
export type UserKind = (typeof userKinds)[number]

export const staffRoles = ['csr_super', 'csr_admin', 'csr', 'loginas', 'loginas_support', 'loginas_test'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Ranks in ascending order; the log-in-as roles are additional rights, not ranks. */
export const staffRanks = ['csr', 'csr_admin', 'csr_super'] as const
export type StaffRank = (typeof staffRanks)[number]

export const regStatuses = [
  'pending',
  'new',
  'verify_sent',
  'verified',
  'welcome_sent',
  'skipped',
  'new_creg',
  'invited',
  'pre_plan_invite',
] as const
export type RegStatus = (typeof regStatuses)[number]

/** Registration states of users with a verified identity: they can be invited and paid. */
export const verifiedRegStatuses: readonly RegStatus[] = ['verified', 'welcome_sent', 'skipped']

export const userPrefixes = ['Dr.', 'Mr.', 'Mrs.', 'Ms.', 'Mx.'] as const
export type UserPrefix = (typeof userPrefixes)[number]

export const accountStatusFilters = ['active', 'inactive', 'all'] as const

export const expertFilters = ['enabled', 'disabled', 'all'] as const

export const testUserFilters = ['live', 'test', 'all'] as const

export const specialties = ['medonc', 'surgonc', 'radonc', 'path', 'radiology', 'other'] as const
export type Specialty = (typeof specialties)[number]

export const instaTypes = ['academic', 'community'] as const
export type InstaType = (typeof instaTypes)[number]

export const mfaTypes = ['email', 'sms', 'auth_app'] as const
export type MfaType = (typeof mfaTypes)[number]

/** `mobile` means SMS. */
export const preferredContacts = ['email', 'mobile', 'app'] as const
export type PreferredContact = (typeof preferredContacts)[number]

export const phoneKinds = ['home', 'mobile', 'office', 'fax', 'personal'] as const
export type PhoneKind = (typeof phoneKinds)[number]

/** Voice pitch of a user; blinded participants may also be muted (see live sessions). */
export const voicePitches = ['up', 'down', 'none'] as const

export const userInviteStatuses = ['new', 'sent', 'accepted', 'declined', 'cancelled', 'expired'] as const
export type UserInviteStatus = (typeof userInviteStatuses)[number]

export const userInviteStatusFilters = ['all', 'new_or_sent', ...userInviteStatuses] as const

export const expertTiers = [1, 2, 3] as const
export type ExpertTier = (typeof expertTiers)[number]
