/** Event types of the audit log, and the tables they refer to. */

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

/** Tables offered as a filter; other tables are audited too. */
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
