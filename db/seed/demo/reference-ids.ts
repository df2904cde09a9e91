import type { Specialty } from '#model/identity/enums.ts'
import type { Queries } from '../../client.ts'
import { country, diagnosis, diagnosisDomain, diagnosisGroup, state } from '../../schema/all.ts'
import type { DiagnosisTexts } from '../../search-text.ts'
import type { DemoCoverage } from './data/organisation.ts'

/** The reference rows by the names and codes that the demo uses. */
export interface Catalogue {
  domainId(name: string): string
  groupId(code: string): string
  diagnosisId(code: string): string
  diagnosis(id: string): DiagnosisTexts
  groupOf(code: string): string
  /** what the choice of experts asks about a diagnosis */
  specialties(diagnosisId: string): Specialty[]
  countryCode(countryId: number | null): string | null
  stateId(countryId: number, code: string | undefined): number | null
  /** whether something that covers this covers that diagnosis; nothing named covers all */
  covers(coverage: DemoCoverage, diagnosisCode: string): boolean
}

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The demo names ${what}, which the reference data lack`)
  return found
}

export async function loadCatalogue(db: Queries): Promise<Catalogue> {
  const domains = await db.select().from(diagnosisDomain)
  const groups = await db.select().from(diagnosisGroup)
  const diagnoses = await db.select().from(diagnosis)
  const countries = await db.select({ id: country.id, code: country.code }).from(country)
  const states = await db.select().from(state)
  const domainByName = new Map(domains.map((row) => [row.name, row.id]))
  const groupByCode = new Map(groups.map((row) => [row.code ?? '', row]))
  const groupById = new Map(groups.map((row) => [row.id, row]))
  const byCode = new Map(diagnoses.map((row) => [row.code ?? '', row]))
  const byId = new Map(diagnoses.map((row) => [row.id, row]))
  return {
    domainId: (name) => must(domainByName.get(name), `the domain ${name}`),
    groupId: (code) => must(groupByCode.get(code)?.id, `the group ${code}`),
    diagnosisId: (code) => must(byCode.get(code)?.id, `the diagnosis ${code}`),
    diagnosis: (id) => must(byId.get(id), `the diagnosis ${id}`),
    groupOf: (code) => must(byCode.get(code)?.groupId, `the diagnosis ${code}`),
    specialties: (id) => {
      const { specialty } = must(byId.get(id), `the diagnosis ${id}`)
      return specialty ? [specialty as Specialty] : []
    },
    countryCode: (countryId) => countries.find((row) => row.id === countryId)?.code ?? null,
    stateId: (countryId, code) => states.find((row) => row.countryId === countryId && row.code === code)?.id ?? null,
    covers: ({ domains: names = [], groups: codes = [], diagnoses: own = [] }, code) => {
      if (!names.length && !codes.length && !own.length) return true
      const group = groupById.get(must(byCode.get(code)?.groupId, `the diagnosis ${code}`))
      return (
        own.includes(code) ||
        codes.includes(group?.code ?? '') ||
        names.some((name) => domainByName.get(name) === group?.domainId)
      )
    },
  }
}
