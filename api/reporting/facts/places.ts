import { eq } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import {
  country,
  diagnosis,
  diagnosisDomain,
  diagnosisGroup,
  grantProgram,
  membershipPlan,
  queryHeader,
  user,
} from '#db/schema/all.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { nameIn } from '#model/panels/named.ts'
import type { GroupBy } from '#model/reporting/enums.ts'
import type { Place } from './scope.ts'

/** Who asked, and who typed it in. */
export const asker = alias(user, 'asker')
export const author = alias(user, 'author')

/** By what a discussion can be divided. */
export const placeColumns = {
  askerType: asker.userType,
  countryId: asker.countryId,
  countryCode: country.code,
  countryName: country.name,
  planId: membershipPlan.id,
  planName: membershipPlan.displayTitle,
  planType: membershipPlan.type,
  grantId: grantProgram.id,
  grantName: grantProgram.displayTitle,
  diagnosisId: diagnosis.id,
  diagnosisName: diagnosis.name,
  diagnosisNameZh: diagnosis.nameZh,
  diagnosisPlain: diagnosis.plainName,
  diagnosisPlainZh: diagnosis.plainNameZh,
  groupId: diagnosisGroup.id,
  groupName: diagnosisGroup.name,
  groupNameZh: diagnosisGroup.nameZh,
  groupPlain: diagnosisGroup.plainName,
  groupPlainZh: diagnosisGroup.plainNameZh,
  domainId: diagnosisDomain.id,
  domainName: diagnosisDomain.name,
  domainNameZh: diagnosisDomain.nameZh,
} as const

export const placeJoins = [
  { table: asker, on: eq(queryHeader.userId, asker.id) },
  { table: author, on: eq(queryHeader.createdBy, author.id) },
  { table: country, on: eq(asker.countryId, country.id) },
  { table: membershipPlan, on: eq(queryHeader.planId, membershipPlan.id) },
  { table: grantProgram, on: eq(queryHeader.grantId, grantProgram.id) },
  { table: diagnosis, on: eq(queryHeader.diagnosisId, diagnosis.id) },
  { table: diagnosisGroup, on: eq(diagnosis.groupId, diagnosisGroup.id) },
  { table: diagnosisDomain, on: eq(diagnosisGroup.domainId, diagnosisDomain.id) },
] as const

export type PlaceRow = { [K in keyof typeof placeColumns]: (typeof placeColumns)[K]['_']['data'] | null }

/** Words of a language by their keys. */
export type Say = (key: string, fallback?: string) => string

const countryNames = new Map<string, Map<string, string | undefined>>()
/** The country in the language of the report. */
export function countryIn(language: string, code: string | null, name: string | null): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return name ?? ''
  const known = countryNames.get(language) ?? new Map<string, string | undefined>()
  countryNames.set(language, known)
  if (!known.has(code)) known.set(code, new Intl.DisplayNames([language], { type: 'region' }).of(code))
  return known.get(code) || name || ''
}

const named = (id: string | number | null, name: string): Place | undefined =>
  id === null ? undefined : { id: String(id), name }

/** Where a discussion belongs, in the language of the report. */
export function placesOf(row: PlaceRow, language: string, say: Say): Partial<Record<GroupBy, Place>> {
  const places: Record<GroupBy, Place | undefined> = {
    diagnosis: named(
      row.diagnosisId,
      plainNameOf(
        {
          name: row.diagnosisName ?? '',
          nameZh: row.diagnosisNameZh,
          plainName: row.diagnosisPlain,
          plainNameZh: row.diagnosisPlainZh,
        },
        language,
      ),
    ),
    diagnosisGroup: named(
      row.groupId,
      plainNameOf(
        {
          name: row.groupName ?? '',
          nameZh: row.groupNameZh,
          plainName: row.groupPlain,
          plainNameZh: row.groupPlainZh,
        },
        language,
      ),
    ),
    diagnosisDomain: named(row.domainId, nameIn({ name: row.domainName ?? '', nameZh: row.domainNameZh }, language)),
    userType: named(row.askerType, say(`user.typeName.${String(row.askerType)}`)),
    country: named(row.countryId, countryIn(language, row.countryCode, row.countryName)),
    planType: named(row.planType, say(`panels.planType.${String(row.planType)}`, row.planType ?? '')),
    plan: named(row.planId, row.planName ?? ''),
    grant: named(row.grantId, row.grantName ?? ''),
  }
  return places
}
