import { z } from 'zod'
import { idField, versionField } from '../fields.ts'
import { specialties } from './enums.ts'
import { bioFields, specialtyFields, specialtyRules, timeoffFields, timeoffRules } from './inputs.ts'

/** What physicians keep about their work. Clients have none of it: their own calls are refused with 403. */

/** GET and PUT /server/user/{id}/bio */
export const bioRow = z
  .object({
    professionalBio: z.string().nullable(),
    consumerBio: z.string().nullable(),
    affiliations: z.string().nullable(),
    disclosures: z.string().nullable(),
    /** ISO 8601; null: never written */
    lastEdited: z.string().nullable(),
    /** who wrote last; staff only */
    lastEditedBy: z.string().nullable().optional(),
    version: versionField,
  })
  .meta({ id: 'Bio' })
export type Bio = z.infer<typeof bioRow>
export const bioBody = bioFields.extend({ version: versionField }).meta({ id: 'BioBody' })
export type BioBody = z.infer<typeof bioBody>

/** GET and PUT /server/user/{id}/specialty. `otherSpecialty` is needed with `other`, and forgotten without it. */
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

/** GET and PUT /server/user/{id}/diagnosisGroup; choices: GET /server/user/{id}/diagnosisGroup/choices */
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

/** A vacation; both days belong to it. Refusals: errors.endBeforeStart at `end`, errors.overlap at `start`. */
export const timeoffRow = z
  .object({ id: z.string(), start: z.string(), end: z.string(), version: versionField })
  .meta({ id: 'Timeoff' })
export type Timeoff = z.infer<typeof timeoffRow>
/** POST /server/user/{id}/timeoff */
/** `keepCalls`: booked calls in these days stay booked; without it they are asked about */
const keepCalls = z.boolean().optional()
export const timeoffBody = timeoffFields.extend({ keepCalls }).superRefine(timeoffRules).meta({ id: 'TimeoffBody' })
export type TimeoffBody = z.infer<typeof timeoffBody>
/** PUT /server/user/{id}/timeoff/{timeoffId} */
export const timeoffChange = timeoffFields
  .extend({ version: versionField, keepCalls })
  .superRefine(timeoffRules)
  .meta({ id: 'TimeoffChange' })
export type TimeoffChange = z.infer<typeof timeoffChange>
