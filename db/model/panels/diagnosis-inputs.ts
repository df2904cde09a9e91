import { z } from 'zod'
import { idField, optionalText, requiredText, versionField } from '../fields.ts'
import { specialties } from '../identity/enums.ts'
import { activeFilters } from './enums.ts'

/** The diagnosis hierarchy: a domain holds groups, a group holds diagnoses. */

export const diagnosisFields = z.strictObject({
  name: requiredText(300),
  nameZh: optionalText(300),
  code: optionalText(20),
  /** Other names, found by the search too. */
  synonyms: z.array(requiredText(200)).max(50, 'errors.tooMany').nullable().optional(),
  /** Only experts of this specialty are chosen; null: any. */
  specialty: z.enum(specialties).nullable().optional(),
  groupId: idField,
  enabled: z.boolean().optional(),
})
export const diagnosisInput = diagnosisFields.meta({ id: 'DiagnosisInput' })
export type DiagnosisInput = z.infer<typeof diagnosisInput>
export const diagnosisRow = z
  .object({
    id: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    code: z.string().nullable(),
    synonyms: z.array(z.string()),
    specialty: z.enum(specialties).nullable(),
    groupId: z.string(),
    groupName: z.string(),
    domainId: z.string(),
    domainName: z.string(),
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'Diagnosis' })
export type Diagnosis = z.infer<typeof diagnosisRow>

export const diagnosisGroupFields = z.strictObject({
  name: requiredText(300),
  nameZh: optionalText(300),
  code: optionalText(20),
  domainId: idField,
  enabled: z.boolean().optional(),
})
export const diagnosisGroupInput = diagnosisGroupFields.meta({ id: 'DiagnosisGroupInput' })
export type DiagnosisGroupInput = z.infer<typeof diagnosisGroupInput>
export const diagnosisGroupRow = z
  .object({
    id: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    code: z.string().nullable(),
    domainId: z.string(),
    domainName: z.string(),
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'DiagnosisGroup' })
export type DiagnosisGroup = z.infer<typeof diagnosisGroupRow>

export const diagnosisDomainFields = z.strictObject({
  name: requiredText(300),
  nameZh: optionalText(300),
  description: optionalText(4000),
  enabled: z.boolean().optional(),
})
export const diagnosisDomainInput = diagnosisDomainFields.meta({ id: 'DiagnosisDomainInput' })
export type DiagnosisDomainInput = z.infer<typeof diagnosisDomainInput>
export const diagnosisDomainRow = z
  .object({
    id: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    description: z.string().nullable(),
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'DiagnosisDomain' })
export type DiagnosisDomain = z.infer<typeof diagnosisDomainRow>

/** Filters of the diagnosis lists; ids may be comma-delimited. */
export const diagnosisFilter = z
  .strictObject({
    name: z.string().max(200).optional(),
    active: z.enum(activeFilters).optional(),
    includeId: z.string().optional(),
    excludeId: z.string().optional(),
    includeGroupId: z.string().optional(),
    excludeGroupId: z.string().optional(),
    includeDomainId: z.string().optional(),
    excludeDomainId: z.string().optional(),
    includeGrantId: z.string().optional(),
    excludeGrantId: z.string().optional(),
    includePlanId: z.string().optional(),
    excludePlanId: z.string().optional(),
    includePoolId: z.string().optional(),
    excludePoolId: z.string().optional(),
  })
  .meta({ id: 'DiagnosisFilter' })
export type DiagnosisFilter = z.infer<typeof diagnosisFilter>
