import {
  boolean,
  day,
  id,
  index,
  instant,
  integer,
  json,
  oneOf,
  primaryKey,
  real,
  table,
  text,
  uniqueIndex,
  version,
} from '../columns.ts'
import { csrReviews, expertSelectionModes, freeLevels } from '#model/discussions/enums.ts'
import { userKinds } from '#model/identity/enums.ts'
import { planAccessLevels } from '#model/panels/enums.ts'
import { user } from './identity.ts'

/** What people say instead of the name of the code set; null: the words of the product have not been filled in yet. */
const spokenNames = () => ({
  /** everyday name, shown before the official one */
  plainName: text(),
  plainNameZh: text(),
  /** other names, found by the search too */
  synonyms: json<string[]>(),
  synonymsZh: json<string[]>(),
})

export const diagnosisDomain = table(
  'diagnosis_domain',
  {
    id: id(),
    name: text().notNull(),
    nameZh: text(),
    description: text(),
    enabled: boolean().notNull().default(true),
    searchText: text().notNull().default(''),
    version: version(),
  },
  (t) => [index('diagnosis_domain_name').on(t.name, t.id)],
)

export const diagnosisGroup = table(
  'diagnosis_group',
  {
    id: id(),
    domainId: text()
      .notNull()
      .references(() => diagnosisDomain.id),
    code: text(),
    name: text().notNull(),
    nameZh: text(),
    ...spokenNames(),
    enabled: boolean().notNull().default(true),
    searchText: text().notNull().default(''),
    version: version(),
  },
  (t) => [index('diagnosis_group_domain').on(t.domainId, t.name, t.id), index('diagnosis_group_name').on(t.name, t.id)],
)

export const diagnosis = table(
  'diagnosis',
  {
    id: id(),
    groupId: text()
      .notNull()
      .references(() => diagnosisGroup.id),
    code: text(),
    name: text().notNull(),
    nameZh: text(),
    specialty: text(),
    ...spokenNames(),
    enabled: boolean().notNull().default(true),
    searchText: text().notNull().default(''),
    version: version(),
  },
  (t) => [
    index('diagnosis_by_group').on(t.groupId, t.name, t.id),
    index('diagnosis_name').on(t.name, t.id),
    uniqueIndex('diagnosis_code').on(t.code),
  ],
)

export const region = table('region', {
  id: id(),
  name: text().notNull(),
  /** comma-delimited ISO country codes; empty means global */
  countryCodes: text().notNull().default(''),
  version: version(),
})

const overrides = () => ({
  maxResponseTime: integer(),
  maxQueryDuration: integer(),
  firstReminder: integer(),
  secondReminder: integer(),
  panelSize: integer(),
})

/** A funding source. Times are hours; a reminder of 0 is off; null means the default. */
export const grantProgram = table(
  'grant_program',
  {
    id: id(),
    name: text().notNull(),
    displayTitle: text().notNull(),
    description: text(),
    shortDescription: text().notNull(),
    frontMatter: text().notNull(),
    userType: integer(),
    userKind: oneOf(userKinds),
    activeFrom: day(),
    activeTo: day(),
    priority: integer().notNull().default(100),
    ...overrides(),
    expertSelectionMode: oneOf(expertSelectionModes).notNull().default('grant_first'),
    /** countries where it holds, beside those of the region; both empty: everywhere */
    countryCodes: text().notNull().default(''),
    regionId: text().references(() => region.id),
    csrReview: oneOf(csrReviews),
    accountingNotes: text(),
    enabled: boolean().notNull().default(true),
    searchText: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('grant_program_priority').on(t.priority, t.id), index('grant_program_name').on(t.name, t.id)],
)

export const membershipPlan = table(
  'membership_plan',
  {
    id: id(),
    type: text().notNull(),
    name: text().notNull(),
    alias: text().notNull(),
    sponsorName: text(),
    displayTitle: text().notNull(),
    dashboardMessage: text(),
    registrationText: text(),
    theme: text(),
    noNewQueries: boolean().notNull().default(false),
    readOnlyDiscussions: boolean().notNull().default(false),
    access: oneOf(planAccessLevels),
    attachMessenger: boolean().notNull().default(true),
    attachVideo: boolean().notNull().default(true),
    attachAudio: boolean().notNull().default(true),
    matchByRegion: boolean().notNull().default(false),
    countryCodes: text().notNull().default(''),
    sharedQueries: boolean().notNull().default(false),
    selectable: boolean().notNull().default(true),
    ...overrides(),
    expertSelectionMode: oneOf(expertSelectionModes),
    localPoolWeight: real().notNull().default(1),
    independentFirst: boolean().notNull().default(false),
    /** what was written in a call stays in the discussion */
    keepCallChat: boolean().notNull().default(false),
    surveyBuilder: boolean().notNull().default(false),
    anonymousAllowed: boolean().notNull().default(false),
    genderOptOut: boolean().notNull().default(false),
    media: json<string[]>()
      .notNull()
      .$defaultFn(() => ['messenger']),
    csrReview: oneOf(csrReviews),
    freeLevel: oneOf(freeLevels),
    customerId: text(),
    effectiveDate: day(),
    activeFrom: day(),
    activeTo: day(),
    accountingNotes: text(),
    enabled: boolean().notNull().default(true),
    searchText: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('membership_plan_alias').on(t.alias),
    index('membership_plan_name').on(t.name, t.id),
    index('membership_plan_title').on(t.displayTitle, t.id),
  ],
)

export const pool = table(
  'pools',
  {
    id: id(),
    poolName: text().notNull(),
    displayName: text().notNull(),
    description: text(),
    specialty: text(),
    enabled: boolean().notNull().default(true),
    searchText: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('pools_name').on(t.poolName, t.id)],
)

const both = { onDelete: 'cascade' } as const

export const grantPlan = table(
  'grant_plan',
  {
    grantId: text()
      .notNull()
      .references(() => grantProgram.id, both),
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
  },
  (t) => [primaryKey({ columns: [t.grantId, t.planId] }), index('grant_plan_plan').on(t.planId)],
)

export const grantPool = table(
  'grant_pool',
  {
    grantId: text()
      .notNull()
      .references(() => grantProgram.id, both),
    poolId: text()
      .notNull()
      .references(() => pool.id, both),
  },
  (t) => [primaryKey({ columns: [t.grantId, t.poolId] }), index('grant_pool_pool').on(t.poolId)],
)

export const grantDiagnosis = table(
  'grant_diagnosis',
  {
    grantId: text()
      .notNull()
      .references(() => grantProgram.id, both),
    diagnosisId: text()
      .notNull()
      .references(() => diagnosis.id, both),
  },
  (t) => [primaryKey({ columns: [t.grantId, t.diagnosisId] }), index('grant_diagnosis_diagnosis').on(t.diagnosisId)],
)

export const grantGroup = table(
  'grant_diagnosis_group',
  {
    grantId: text()
      .notNull()
      .references(() => grantProgram.id, both),
    groupId: text()
      .notNull()
      .references(() => diagnosisGroup.id, both),
  },
  (t) => [primaryKey({ columns: [t.grantId, t.groupId] })],
)

export const grantDomain = table(
  'grant_diagnosis_domain',
  {
    grantId: text()
      .notNull()
      .references(() => grantProgram.id, both),
    domainId: text()
      .notNull()
      .references(() => diagnosisDomain.id, both),
  },
  (t) => [primaryKey({ columns: [t.grantId, t.domainId] })],
)

export const planPool = table(
  'membership_plan_pool',
  {
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    poolId: text()
      .notNull()
      .references(() => pool.id, both),
  },
  (t) => [primaryKey({ columns: [t.planId, t.poolId] }), index('membership_plan_pool_pool').on(t.poolId)],
)

export const planDiagnosis = table(
  'membership_plan_diagnosis',
  {
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    diagnosisId: text()
      .notNull()
      .references(() => diagnosis.id, both),
  },
  (t) => [primaryKey({ columns: [t.planId, t.diagnosisId] }), index('membership_plan_diagnosis_dx').on(t.diagnosisId)],
)

export const planGroup = table(
  'membership_plan_diagnosis_group',
  {
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    groupId: text()
      .notNull()
      .references(() => diagnosisGroup.id, both),
  },
  (t) => [primaryKey({ columns: [t.planId, t.groupId] })],
)

export const planDomain = table(
  'membership_plan_diagnosis_domain',
  {
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    domainId: text()
      .notNull()
      .references(() => diagnosisDomain.id, both),
  },
  (t) => [primaryKey({ columns: [t.planId, t.domainId] })],
)

export const poolDiagnosis = table(
  'pool_diagnosis',
  {
    poolId: text()
      .notNull()
      .references(() => pool.id, both),
    diagnosisId: text()
      .notNull()
      .references(() => diagnosis.id, both),
  },
  (t) => [primaryKey({ columns: [t.poolId, t.diagnosisId] }), index('pool_diagnosis_dx').on(t.diagnosisId)],
)

export const poolGroup = table(
  'pool_diagnosis_group',
  {
    poolId: text()
      .notNull()
      .references(() => pool.id, both),
    groupId: text()
      .notNull()
      .references(() => diagnosisGroup.id, both),
  },
  (t) => [primaryKey({ columns: [t.poolId, t.groupId] })],
)

export const poolDomain = table(
  'pool_diagnosis_domain',
  {
    poolId: text()
      .notNull()
      .references(() => pool.id, both),
    domainId: text()
      .notNull()
      .references(() => diagnosisDomain.id, both),
  },
  (t) => [primaryKey({ columns: [t.poolId, t.domainId] })],
)

export const poolExpert = table(
  'pool_expert',
  {
    poolId: text()
      .notNull()
      .references(() => pool.id, both),
    userId: text()
      .notNull()
      .references(() => user.id, both),
    addedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.poolId, t.userId] }),
    index('pool_expert_user').on(t.userId, t.poolId),
    index('pool_expert_added').on(t.addedAt, t.userId, t.poolId),
  ],
)

export const planMember = table(
  'membership_plan_member',
  {
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    userId: text()
      .notNull()
      .references(() => user.id, both),
    access: oneOf(planAccessLevels),
    attachMessenger: boolean(),
    attachVideo: boolean(),
    attachAudio: boolean(),
    linkId: text(),
    joinedAt: instant().notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.userId] }),
    index('membership_plan_member_user').on(t.userId, t.planId),
    index('membership_plan_member_joined').on(t.joinedAt, t.userId, t.planId),
    index('membership_plan_member_access').on(t.access, t.userId, t.planId),
  ],
)

export const planManager = table(
  'membership_plan_manager',
  {
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    userId: text()
      .notNull()
      .references(() => user.id, both),
    addedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.userId] }), index('membership_plan_manager_user').on(t.userId)],
)

export const planLink = table(
  'membership_plan_link',
  {
    id: id(),
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    slug: text().notNull(),
    description: text().notNull().default(''),
    userType: integer(),
    userKind: oneOf(userKinds),
    effectiveDate: day(),
    enabled: boolean().notNull().default(true),
    version: version(),
  },
  (t) => [uniqueIndex('membership_plan_link_slug').on(t.slug), index('membership_plan_link_plan').on(t.planId)],
)

export const planSurge = table(
  'membership_plan_surge',
  {
    id: id(),
    planId: text()
      .notNull()
      .references(() => membershipPlan.id, both),
    description: text().notNull(),
    start: day().notNull(),
    end: day().notNull(),
    multiple: real().notNull(),
    version: version(),
  },
  (t) => [index('membership_plan_surge_plan').on(t.planId, t.start)],
)
