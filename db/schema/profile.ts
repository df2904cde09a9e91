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
  primaryKey,
  sortKey,
  table,
  text,
  uniqueIndex,
  version,
} from '../columns.ts'
import { phoneKinds, preferredContacts, specialties, userInviteStatuses } from '#model/identity/enums.ts'
import { user } from './identity.ts'

export const address = table('address', {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  address: text(),
  address2: text(),
  city: text(),
  stateId: integer(),
  countryId: integer(),
  zip: text(),
  timeZone: text().notNull().default('America/New_York'),
  version: version(),
})

export const phone = table(
  'phone',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    phoneKind: oneOf(phoneKinds).notNull(),
    number: text().notNull(),
    confirmedAt: instant(),
    version: version(),
  },
  (t) => [uniqueIndex('phone_kind').on(t.userId, t.phoneKind)],
)

export const userBio = table('user_bio', {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  professionalBio: text(),
  consumerBio: text(),
  affiliations: text(),
  location: text(),
  disclosures: text(),
  otherSpecialty: text(),
  lastEdited: instant(),
  lastEditedBy: text(),
  version: version(),
})

export const userSpecialty = table(
  'user_specialty',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    specialty: oneOf(specialties).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.specialty] }), index('user_specialty_specialty').on(t.specialty)],
)

export const userDiagnosisGroup = table(
  'user_diagnosis_group',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    groupId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.groupId] })],
)

export const userTimeoff = table(
  'user_timeoff',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    start: day().notNull(),
    end: day().notNull(),
    version: version(),
  },
  (t) => [index('user_timeoff_user').on(t.userId, t.end)],
)

export const notificationPreference = table('notification_preference', {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  preferredContact: oneOf(preferredContacts).notNull().default('email'),
  sms: boolean().notNull().default(false),
  email: boolean().notNull().default(true),
  app: boolean().notNull().default(false),
  /** purpose → channels switched off */
  muted: json<Record<string, string[]>>()
    .notNull()
    .$defaultFn(() => ({})),
  doNotDisturbStart: text(),
  doNotDisturbEnd: text(),
  version: version(),
})

export const termsAcceptance = table(
  'terms_acceptance',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    termsId: text().notNull(),
    queryId: text(),
    acceptedAt: instant().notNull(),
    address: text(),
  },
  (t) => [index('terms_acceptance_user').on(t.userId, t.termsId)],
)

export const userInvite = table(
  'user_invite',
  {
    id: id(),
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    userType: integer().notNull(),
    planId: text(),
    linkId: text(),
    hourlyRate: money(),
    noeticExpert: boolean().notNull().default(false),
    preferredLanguage: text().notNull().default('en-us'),
    /** pools that the expert joins with the account */
    poolIds: json<string[]>(),
    /** words of the person who invites, put into the mail */
    message: text(),
    status: oneOf(userInviteStatuses).notNull().default('new'),
    action: text(),
    /** SHA-256 of the key in the mail */
    tokenHash: text(),
    invitedBy: text(),
    sentAt: instant(),
    expiresAt: instant(),
    /** how often a new key was sent */
    reissued: integer().notNull().default(0),
    /** when it was accepted, declined or cancelled */
    decidedAt: instant(),
    /** the account that came of it */
    userId: text(),
    searchText: text().notNull().default(''),
    /** last and first name in plain letters, where there is a last name */
    sortName: sortKey(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [
    index('user_invite_status').on(t.status, t.createdAt, t.id),
    index('user_invite_email').on(t.email),
    uniqueIndex('user_invite_token').on(t.tokenHash),
    index('user_invite_expires').on(t.expiresAt),
  ],
)

/** What a person keeps in the back office: saved views, columns, recently seen. */
export const userStore = table(
  'user_store',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: json<unknown>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** Short texts that someone writes often and inserts into answers. */
export const textBlock = table(
  'text_block',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    useCount: integer().notNull().default(0),
    lastUsedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('text_block_user').on(t.userId, t.name)],
)
