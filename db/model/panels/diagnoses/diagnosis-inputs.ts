import { z } from 'zod'
import { idField, nameField, optionalNameField, optionalText, requiredText, versionField } from '../../fields.ts'
import { specialties } from '../../identity/enums.ts'

/** Diagnosis hierarchy: domains contain groups, groups contain diagnoses. */

const otherNames = z.array(requiredText(200)).max(80, 'errors.tooMany').nullable().optional()
const spokenFields = {
  /** Everyday name; shown before the official name. */
  plainName: optionalNameField(200),
  plainNameZh: optionalNameField(200),
  /** Alternative names, also searched. */
  synonyms: otherNames,
  synonymsZh: otherNames,
}
const spokenRow = {
  plainName: z.string().nullable(),
  plainNameZh: z.string().nullable(),
  synonyms: z.array(z.string()),
  synonymsZh: z.array(z.string()),
}

export const diagnosisFields = z.strictObject({
  name: nameField(300),
  nameZh: optionalNameField(300),
  code: optionalText(20),
  ...spokenFields,
  /** Only experts of this specialty are selected; null: any. */
  specialty: z.enum(specialties).nullable().optional(),
  groupId: idField,
  enabled: z.boolean().optional(),
})
export const diagnosisInput = diagnosisFields.meta({ id: 'DiagnosisInput' })
export const diagnosisRow = z
  .object({
    id: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    code: z.string().nullable(),
    ...spokenRow,
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
  name: nameField(300),
  nameZh: optionalNameField(300),
  code: optionalText(20),
  ...spokenFields,
  domainId: idField,
  enabled: z.boolean().optional(),
})
export const diagnosisGroupInput = diagnosisGroupFields.meta({ id: 'DiagnosisGroupInput' })
export const diagnosisGroupRow = z
  .object({
    id: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    code: z.string().nullable(),
    ...spokenRow,
    domainId: z.string(),
    domainName: z.string(),
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'DiagnosisGroup' })

export const diagnosisDomainFields = z.strictObject({
  name: nameField(300),
  nameZh: optionalNameField(300),
  description: optionalText(4000),
  enabled: z.boolean().optional(),
})
export const diagnosisDomainInput = diagnosisDomainFields.meta({ id: 'DiagnosisDomainInput' })
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
