import type { Queries } from '../../client.ts'
import { newId } from '../../columns.ts'
import { contentDocument, country, diagnosisFact, language, state, timeZone } from '../../schema/all.ts'
import { inBatches } from '../batches.ts'
import { loadDiagnoses } from './load-diagnoses.ts'
import { generalFacts, groupFacts } from './coach-facts.ts'
import { contentDocuments } from './content/documents.ts'
import { countries, states } from './geography.ts'
import { languages } from './languages.ts'
import { timeZones } from './time-zones.ts'

/** Countries, states, languages, time zones, diagnoses and the first content documents: what every installation needs. */
export async function loadReference(db: Queries, now: Date): Promise<void> {
  await inBatches(countries, (batch) =>
    db.insert(country).values(batch.map(({ id, name, iso2, phoneCode }) => ({ id, name, code: iso2, phoneCode }))),
  )
  await inBatches(states, (batch) => db.insert(state).values(batch.map((row) => ({ ...row }))))
  await db.insert(language).values(languages.map((row) => ({ id: row.code, name: row.name, interface: row.interface })))
  await inBatches(timeZones, (batch) => db.insert(timeZone).values(batch.map((name) => ({ id: name, name }))))

  await inBatches(contentDocuments, (batch) =>
    db.insert(contentDocument).values(
      batch.map(({ userType, fields, ...row }) => ({
        ...row,
        fields: { ...fields },
        userType: userType === null ? '' : String(userType),
        createdAt: now,
        updatedAt: now,
      })),
    ),
  )

  const groups = await loadDiagnoses(db)

  const facts = [
    ...generalFacts.map((fact, at) => ({ ...fact, groupId: null, order: (at + 1) * 10 })),
    ...groups.flatMap(({ id, code }) =>
      (groupFacts[code] ?? []).map((fact, at) => ({ ...fact, groupId: id, order: 100 + at * 10 })),
    ),
  ]
  await db.insert(diagnosisFact).values(facts.map((fact) => ({ id: newId(), ...fact })))
}
