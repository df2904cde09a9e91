import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { auditEvents } from './enums.ts'

/** One line of the change log. `userId` is the person in whose name it happened, `actingUserId` the staff member who acted for them. */
export const auditRow = z
  .object({
    id: z.string(),
    userId: z.string().nullable(),
    actingUserId: z.string().nullable(),
    event: z.enum(auditEvents),
    refTable: z.string(),
    refId: z.string(),
    refField: z.string().nullable(),
    oldVal: z.string().nullable(),
    newVal: z.string().nullable(),
    text: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'AuditEvent' })

const auditPerson = z.object({ id: z.string(), displayName: z.string(), email: z.string() }).nullable()
/** The same with the people's names, and the id that all lines of one change share. */
export const auditListRow = auditRow
  .extend({ changeId: z.string(), user: auditPerson, actingUser: auditPerson })
  .meta({ id: 'AuditListRow' })
export type AuditListRow = z.infer<typeof auditListRow>

/** A line whose old value the reader can give back to the field, or could with further rights. */
export const revertible = z
  .object({
    id: z.string(),
    allowed: z.boolean(),
    /** of the rule that forbids it to the reader */
    rule: z.string().nullable(),
    /** the field is changed with a reason only */
    needsReason: z.boolean(),
  })
  .meta({ id: 'RevertibleLine' })
export type Revertible = z.infer<typeof revertible>

/** A line that staff write themselves. */
export const auditInput = z
  .strictObject({
    event: z.enum(auditEvents, { error: 'errors.required' }),
    refTable: requiredText(60).regex(/^[a-z][a-z0-9_]*$/, 'errors.name'),
    refId: requiredText(64),
    refField: z.string().max(60).nullable().optional(),
    oldVal: z.string().max(4000).nullable().optional(),
    newVal: z.string().max(4000).nullable().optional(),
    text: z.string().max(4000).nullable().optional(),
  })
  .meta({ id: 'AuditEventInput' })
export type AuditInput = z.infer<typeof auditInput>

/** Stored in place of a secret value: the row says that it changed, never what it was. */
export const maskedValue = '***'
