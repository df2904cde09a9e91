import { z } from 'zod'
import { idField, requiredText, versionField } from '../fields.ts'
import { specialties } from './enums.ts'
import { bioFields, specialtyFields, specialtyRules, timeoffFields, timeoffRules } from './inputs.ts'

/** Professional data of physicians. Clients have none: their requests get 403. */

/** GET and PUT /server/user/{id}/bio. */
export const bioRow = z
  .object({
    professionalBio: z.string().nullable(),
    consumerBio: z.string().nullable(),
    affiliations: z.string().nullable(),
    disclosures: z.string().nullable(),
    /** ISO 8601; null: never edited */
    lastEdited: z.string().nullable(),
    /** last editor; staff only */
    lastEditedBy: z.string().nullable().optional(),
    version: versionField,
  })
  .meta({ id: 'Bio' })
export type Bio = z.infer<typeof bioRow>
export const bioBody = bioFields.extend({ version: versionField }).meta({ id: 'BioBody' })
export type BioBody = z.infer<typeof bioBody>

/** GET and PUT /server/user/{id}/specialty. `otherSpecialty` is required with `other` and cleared otherwise. */
export const specialtyRow = z
  .object({
    specialties: z.array(z.enum(specialties)),
    otherSpecialty: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'UserSpecialties' })
export type UserSpecialties = z.infer<typeof specialtyRow>
export const specialtyBody = specialtyFields
  .extend({ version: versionField })
  .superRefine(specialtyRules)
  .meta({ id: 'UserSpecialtiesBody' })
export type SpecialtyBody = z.infer<typeof specialtyBody>

/** GET and PUT /server/user/{id}/diagnosisGroup; choices from GET /server/user/{id}/diagnosisGroup/choices. */
export const diagnosisGroupEntry = z
  .object({ id: z.string(), name: z.string(), domainName: z.string() })
  .meta({ id: 'UserDiagnosisGroup' })
export type DiagnosisGroupEntry = z.infer<typeof diagnosisGroupEntry>
export const diagnosisGroupsRow = z
  .object({ data: z.array(diagnosisGroupEntry), version: versionField })
  .meta({ id: 'UserDiagnosisGroups' })
export type DiagnosisGroups = z.infer<typeof diagnosisGroupsRow>
export const diagnosisGroupsBody = z
  .strictObject({ groupIds: z.array(idField).max(250, 'errors.tooMany'), version: versionField.optional() })
  .meta({ id: 'UserDiagnosisGroupsBody' })
export type DiagnosisGroupsBody = z.infer<typeof diagnosisGroupsBody>

/** A vacation; both dates are inclusive. Errors: errors.endBeforeStart and errors.lastDayPast at `end`, errors.overlap at `start`. */
export const timeoffRow = z
  .object({ id: z.string(), start: z.string(), end: z.string(), version: versionField })
  .meta({ id: 'Timeoff' })
export type Timeoff = z.infer<typeof timeoffRow>
/** POST /server/user/{id}/timeoff. */
/** `keepCalls`: keep booked calls in this period; without it the response asks about them */
const keepCalls = z.boolean().optional()
/** ids of the discussions whose booked seats are given up for it, in the same transaction, and why */
const giveBack = z
  .strictObject({
    calls: z.array(idField).min(1, 'errors.required').max(100, 'errors.tooMany'),
    reason: requiredText(1000),
  })
  .optional()
export const timeoffBody = timeoffFields
  .extend({ keepCalls, giveBack })
  .superRefine(timeoffRules)
  .meta({ id: 'TimeoffBody' })
export type TimeoffBody = z.infer<typeof timeoffBody>
/** PUT /server/user/{id}/timeoff/{timeoffId}. */
export const timeoffChange = timeoffFields
  .extend({ version: versionField, keepCalls, giveBack })
  .superRefine(timeoffRules)
  .meta({ id: 'TimeoffChange' })
export type TimeoffChange = z.infer<typeof timeoffChange>
