/** What the audit log records, and about which tables. */

export const auditEvents = [
  'field_change',
  'query_create',
  'login',
  'login_as',
  'entity_enable_disable',
  'update',
  'create',
  'delete',
] as const
export type AuditEvent = (typeof auditEvents)[number]

/** Names that staff filter by; other tables are audited too. */
export const auditedTables = [
  'address',
  'grant_program',
  'pools',
  'membership_plan',
  'membership_plan_surge',
  'notification_preference',
  'phone',
  'query_header',
  'user',
  'user_bio',
  'user_invite',
  'user_mfa',
  'user_tax_information',
] as const
