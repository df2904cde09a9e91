import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { auditEvents } from './enums.ts'

/** One audit entry. `userId` is the effective user; `actingUserId` is the staff member who acted for that user. */
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
/** A record that no list names: whose or which one it is; `detail` is a text key or plain words. */
const auditAbout = z.object({ userId: z.string().nullable(), name: z.string(), detail: z.string().nullable() })
export type AuditAbout = z.infer<typeof auditAbout>
/** An audit entry with user names, and the id shared by all entries of one change. */
export const auditListRow = auditRow
  .extend({ changeId: z.string(), user: auditPerson, actingUser: auditPerson, about: auditAbout.nullable() })
  .meta({ id: 'AuditListRow' })
export type AuditListRow = z.infer<typeof auditListRow>

/** An audit entry whose old value the reader can restore, or could restore with more permissions. */
export const revertible = z
  .object({
    id: z.string(),
    allowed: z.boolean(),
    /** text key of the rule that forbids it to the reader */
    rule: z.string().nullable(),
    /** the field can only be changed with a reason */
    needsReason: z.boolean(),
  })
  .meta({ id: 'RevertibleLine' })
export type Revertible = z.infer<typeof revertible>

/** A record as it was after one change: the fields that hold something else now. */
export const recordVersion = z
  .object({
    at: z.string(),
    /** of the record as it is now */
    version: z.int32(),
    fields: z.array(
      z.object({
        field: z.string(),
        then: z.string().nullable(),
        now: z.string().nullable(),
        /** false: not changed by editing the record, or a secret that is not written down */
        restorable: z.boolean(),
      }),
    ),
    allowed: z.boolean(),
    /** text key of the rule that forbids it to the reader */
    rule: z.string().nullable(),
    /** one of the fields can only be changed with a reason */
    needsReason: z.boolean(),
  })
  .meta({ id: 'RecordVersion' })
export type RecordVersion = z.infer<typeof recordVersion>

/** A manual audit entry written by staff. */
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

/** Stored instead of a secret value, so that the entry shows the change but not the value. */
export const maskedValue = '***'
