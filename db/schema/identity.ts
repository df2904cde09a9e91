import {
  boolean,
  day,
  id,
  index,
  instant,
  integer,
  json,
  money,
  oneOf,
  sortKey,
  table,
  text,
  uniqueIndex,
  version,
} from '../columns.ts'
import { csrReviews, freeLevels, instaTypes } from '#model/discussions/enums.ts'
import { mfaTypes, regStatuses, userKinds, voicePitches, type StaffRole } from '#model/identity/enums.ts'
import { planAccessLevels } from '#model/panels/enums.ts'
import { taxFormStatuses } from '#model/tax/enums.ts'

export const user = table(
  'user',
  {
    id: id(),
    email: text().notNull(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    displayName: text(),
    suffix: text(),
    prefix: text(),
    preferredLanguage: text().notNull().default('en-us'),
    userType: integer().notNull(),
    userKind: oneOf(userKinds),
    csrReview: oneOf(csrReviews).notNull().default('auto'),
    noeticExpert: boolean().notNull().default(false),
    enabled: boolean().notNull().default(true),
    regStatus: oneOf(regStatuses).notNull().default('new'),
    expertTier: integer(),
    hourlyRate: money(),
    institutionType: oneOf(instaTypes),
    npi: text(),
    dateOfBirth: day(),
    voicePitch: oneOf(voicePitches).notNull().default('none'),
    testUser: boolean().notNull().default(false),
    supportAccount: boolean().notNull().default(false),
    staffRoles: json<StaffRole[]>()
      .notNull()
      .$defaultFn(() => []),
    allowedCSRView: boolean().notNull().default(false),
    access: oneOf(planAccessLevels),
    attachMessenger: boolean(),
    attachVideo: boolean(),
    attachAudio: boolean(),
    freeLevel: oneOf(freeLevels).notNull().default('none'),
    taxFormStatus: oneOf(taxFormStatuses).notNull().default('not_started'),
    theme: text(),
    countryId: integer(),
    avatarFileId: text(),
    mustChangePassword: boolean().notNull().default(false),
    lastSignInAt: instant(),
    /** the words of name, e-mail and NPI in plain letters, for search */
    searchText: text().notNull().default(''),
    /** last and first name in plain letters */
    sortName: sortKey().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('user_email').on(t.email),
    index('user_type_name').on(t.userType, t.sortName, t.id),
    index('user_created').on(t.createdAt, t.id),
    // the orders and totals of the list of users
    // the last column: who has signed in when is looked for in this order without reading the rows
    index('user_last_name').on(t.sortName, t.id, t.lastSignInAt),
    index('user_first_name').on(t.firstName, t.sortName, t.id),
    index('user_kind').on(t.userKind, t.sortName, t.id),
    index('user_expert').on(t.noeticExpert, t.sortName, t.id),
    // those who are paid, of whom the list of tax forms consists
    index('user_paid').on(t.noeticExpert, t.enabled, t.sortName, t.id, t.userType),
    index('user_enabled').on(t.enabled, t.sortName, t.id),
    index('user_reg_status').on(t.regStatus, t.sortName, t.id),
    index('user_tier').on(t.expertTier, t.sortName, t.id),
    index('user_tax').on(t.taxFormStatus, t.sortName, t.id),
    index('user_test').on(t.testUser, t.sortName, t.id),
    index('user_signed_in').on(t.lastSignInAt, t.sortName, t.id),
    index('user_updated').on(t.updatedAt, t.sortName, t.id),
    index('user_country').on(t.countryId, t.sortName, t.id),
    index('user_npi').on(t.npi, t.sortName, t.id),
  ],
)

/** Secrets have tables of their own that no list can reach. */
export const userPassword = table('user_password', {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  changedAt: instant().notNull(),
})

export const userSession = table(
  'user_session',
  {
    /** SHA-256 of the token, hex: a copy of the database lets no one in */
    hash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** the person behind the keyboard while acting for another */
    authUserId: text().references(() => user.id, { onDelete: 'cascade' }),
    authSessionHash: text(),
    actingReason: text(),
    mfaUsed: oneOf(mfaTypes),
    mfaValidated: boolean().notNull().default(false),
    deviceId: text(),
    userAgent: text(),
    address: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** sliding never reaches past this */
    absoluteExpiresAt: instant().notNull(),
  },
  (t) => [index('user_session_user').on(t.userId), index('user_session_expires').on(t.expiresAt)],
)

export const userMfa = table(
  'user_mfa',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    mfaType: oneOf(mfaTypes).notNull(),
    phone: text(),
    attempts: integer().notNull().default(0),
    lockedUntil: instant(),
    enrolledAt: instant().notNull(),
    lastUsedAt: instant(),
    /** of e-mail: it has to be proved although no code of it was used, since the last other way to sign in was removed */
    mustProve: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('user_mfa_type').on(t.userId, t.mfaType)],
)

export const userMfaSecret = table('user_mfa_secret', {
  userMfaId: text()
    .primaryKey()
    .references(() => userMfa.id, { onDelete: 'cascade' }),
  /** AES-256-GCM, key id first */
  secret: text().notNull(),
  lastStep: integer().notNull().default(0),
})

export const mfaChallenge = table(
  'mfa_challenge',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    sessionHash: text().notNull(),
    mfaType: oneOf(mfaTypes).notNull(),
    target: text(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('mfa_challenge_user').on(t.userId, t.mfaType, t.sentAt)],
)

export const passwordReset = table(
  'password_reset',
  {
    hash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    newAccount: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('password_reset_user').on(t.userId)],
)

export const passkey = table(
  'passkey',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    counter: integer().notNull().default(0),
    transports: json<string[]>()
      .notNull()
      .$defaultFn(() => []),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    version: version(),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_user').on(t.userId)],
)

/** Short-lived, single-use: passkey challenges, single-sign-on states. */
export const signInChallenge = table('sign_in_challenge', {
  id: id(),
  purpose: text().notNull(),
  userId: text().references(() => user.id, { onDelete: 'cascade' }),
  data: json<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

export const identityLink = table(
  'identity_link',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    providerKey: text().notNull(),
    subject: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('identity_link_subject').on(t.providerKey, t.subject)],
)

/** Counted in the database, so that limits survive restarts and hold across processes. */
export const rateLimit = table(
  'rate_limit',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('rate_limit_expires').on(t.expiresAt)],
)

export const device = table(
  'device',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    deviceToken: text().notNull(),
    platform: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('device_user').on(t.userId, t.deviceId)],
)

/** A browser in which someone has signed in completely: it still gets in while others lock the account. */
export const knownDevice = table(
  'known_device',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token that the browser keeps */
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('known_device_token').on(t.tokenHash), index('known_device_user').on(t.userId, t.lastUsedAt)],
)

/** A value that only the right `SECRET_KEY` can make: a foreign key is noticed at the start. */
export const secretKeyCheck = table('secret_key_check', {
  keyId: text().primaryKey(),
  value: text().notNull(),
  createdAt: instant().notNull(),
})
