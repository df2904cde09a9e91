import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user, userBio } from '#db/schema/all.ts'
import type { DocumentSection } from '#model/discussions/export.ts'
import { expertsAreHidden } from '#model/discussions/visibility.ts'
import { expertsOf } from '../../discussions/load.ts'
import { fullName } from '../../discussions/names.ts'
import type { Lens } from './lens.ts'
import type { Words } from './words.ts'

const seated = ['claimed', 'answered', 'followup', 'latereview']

/** The panel as it presents itself; where people are hidden from one another, nobody by name. */
export async function panelSection(q: Queries, { loaded, names }: Lens, words: Words): Promise<DocumentSection | null> {
  const experts = expertsOf(loaded.engagements).filter((row) => seated.includes(row.status))
  if (experts.length === 0 || !names.seesContent) return null
  const heading = await words.say('export.panel')
  if (expertsAreHidden(names.kind, loaded.discussion.type, false))
    return { heading, blocks: [{ kind: 'quiet', text: await words.say('export.panelHidden') }] }
  const rows = await q
    .select({ person: user, affiliations: userBio.affiliations, disclosures: userBio.disclosures })
    .from(user)
    .leftJoin(userBio, eq(userBio.userId, user.id))
    .where(
      inArray(
        user.id,
        experts.map((row) => row.userId),
      ),
    )
    .orderBy(user.lastName, user.id)
  const head = await Promise.all(
    (['name', 'affiliations', 'disclosures'] as const).map((key) => words.say(`export.${key}`)),
  )
  return {
    heading,
    blocks: [
      {
        kind: 'table',
        head,
        rows: rows.map((row) => [fullName(row.person), row.affiliations ?? '', row.disclosures ?? '']),
      },
    ],
  }
}

/** For staff: everybody with a part in it, and how it went. */
export async function participantsSection(q: Queries, { loaded }: Lens, words: Words): Promise<DocumentSection | null> {
  const parts = loaded.engagements.filter((row) => row.status !== 'user' && row.status !== 'csr')
  if (parts.length === 0) return null
  const people = await q
    .select()
    .from(user)
    .where(
      inArray(
        user.id,
        parts.map((row) => row.userId),
      ),
    )
  const nameOf = new Map(people.map((person) => [person.id, fullName(person)]))
  const head = await Promise.all(
    (['name', 'part', 'invited', 'answered', 'minutes', 'payable'] as const).map((key) => words.say(`export.${key}`)),
  )
  const [yes, no] = [await words.say('common.yes'), await words.say('common.no')]
  const rows = await Promise.all(
    parts.map(async (row) => [
      nameOf.get(row.userId) ?? '',
      await words.say(`engagement.status.${row.status}`),
      row.inviteTime ? words.when(row.inviteTime) : '',
      row.answeredAt ? words.when(row.answeredAt) : '',
      row.minutes === null ? '' : String(row.minutes),
      row.answeredAt ? (row.payable ? yes : no) : '',
    ]),
  )
  return { heading: await words.say('export.participants'), blocks: [{ kind: 'table', head, rows }] }
}
