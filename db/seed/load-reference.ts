import { newId } from '../columns.ts'
import type { Queries } from '../client.ts'
import {
  contentDocument,
  country,
  diagnosis,
  diagnosisDomain,
  diagnosisFact,
  diagnosisGroup,
  language,
  state,
  timeZone,
} from '../schema/all.ts'
import { searchable } from '../sql.ts'
import { generalFacts, groupFacts } from './reference/coach-facts.ts'
import { contentDocuments } from './reference/content/documents.ts'
import { countries, states } from './reference/geography.ts'
import { languages } from './reference/languages.ts'
import { neoplasms } from './reference/neoplasms.ts'
import { timeZones } from './reference/time-zones.ts'

const ROWS_AT_ONCE = 400

/** Inserts many rows in statements of a size that both engines take. */
export async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE))
}

/** Countries, states, languages, time zones, diagnoses and the first content documents: what every installation needs. */
export async function loadReference(db: Queries, now: Date): Promise<void> {
  await inBatches(countries, (batch) =>
    db.insert(country).values(batch.map(({ id, name, iso2, phoneCode }) => ({ id, name, code: iso2, phoneCode }))),
  )
  await inBatches(states, (batch) => db.insert(state).values(batch.map((row) => ({ ...row }))))
  await db.insert(language).values(languages.map((row) => ({ id: row.code, name: row.name, interface: row.interface })))
  await inBatches(timeZones, (batch) => db.insert(timeZone).values(batch.map((name) => ({ id: name, name }))))

  await inBatches(contentDocuments, (batch) =>
    db
      .insert(contentDocument)
      .values(
        batch.map(({ userType, fields, ...row }) => ({
          ...row,
          fields: { ...fields },
          userType: userType === null ? '' : String(userType),
          createdAt: now,
          updatedAt: now,
        })),
      ),
  )

  const domains = neoplasms.map((domain) => ({ id: newId(), ...domain }))
  const groups = domains.flatMap((domain) =>
    domain.groups.map((group) => ({ id: newId(), domainId: domain.id, ...group })),
  )
  const diagnoses = groups.flatMap((group) =>
    group.diagnoses.map((one) => ({ id: newId(), groupId: group.id, ...one })),
  )
  await db
    .insert(diagnosisDomain)
    .values(domains.map(({ id, name, nameZh }) => ({ id, name, nameZh, searchText: searchable(name, nameZh) })))
  await inBatches(groups, (batch) =>
    db
      .insert(diagnosisGroup)
      .values(
        batch.map(({ id, domainId, code, name, nameZh }) => ({
          id,
          domainId,
          code,
          name,
          nameZh,
          searchText: searchable(code, name, nameZh),
        })),
      ),
  )
  await inBatches(diagnoses, (batch) =>
    db
      .insert(diagnosis)
      .values(
        batch.map(({ id, groupId, code, name, nameZh }) => ({
          id,
          groupId,
          code,
          name,
          nameZh,
          searchText: searchable(code, name, nameZh),
        })),
      ),
  )

  const facts = [
    ...generalFacts.map((fact, at) => ({ ...fact, groupId: null, order: (at + 1) * 10 })),
    ...groups.flatMap(({ id, code }) =>
      (groupFacts[code] ?? []).map((fact, at) => ({ ...fact, groupId: id, order: 100 + at * 10 })),
    ),
  ]
  await db.insert(diagnosisFact).values(facts.map((fact) => ({ id: newId(), ...fact })))
}
