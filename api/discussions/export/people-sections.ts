import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user, userBio } from '#db/schema/all.ts'
import type { DocumentSection } from '#model/discussions/export.ts'
import { poolSides } from '#model/panels/selection/tiers.ts'
import { expertsAreHidden } from '#model/discussions/visibility.ts'
import { expertsOf } from '../lifecycle/load.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { poolNames } from '../display-names.ts'
import type { DocumentReader } from './document-reader.ts'
import type { Words } from './document-words.ts'

const sides = [...poolSides, 'staff'] as const
const seated = ['claimed', 'answered', 'followup', 'latereview']

/** The panel as it presents itself; where people are hidden from one another, no one by name. */
export async function panelSection(
  q: Queries,
  { loaded, names }: DocumentReader,
  words: Words,
): Promise<DocumentSection | null> {
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
    .orderBy(user.sortName, user.id)
  const head = await Promise.all(
    (['name', 'affiliations', 'disclosures'] as const).map((key) => words.say(`export.${key}`)),
  )
  return {
    heading,
    blocks: [
      {
        kind: 'table',
        head,
        rows: rows.map((row) => [resolvedName(row.person), row.affiliations ?? '', row.disclosures ?? '']),
      },
    ],
  }
}

/** For staff: everyone with a part in it, and how it went. */
export async function participantsSection(
  q: Queries,
  { loaded }: DocumentReader,
  words: Words,
): Promise<DocumentSection | null> {
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
  const nameOf = new Map(people.map((person) => [person.id, resolvedName(person)]))
  const head = await Promise.all(
    (['name', 'part', 'broughtBy', 'invited', 'answered', 'minutes', 'payable'] as const).map((key) =>
      words.say(`export.${key}`),
    ),
  )
  const [yes, no] = [await words.say('common.yes'), await words.say('common.no')]
  const pools = await poolNames(
    q,
    parts.map((row) => row.poolId),
  )
  const broughtBy = async ({ poolId, side }: (typeof parts)[number]) => {
    const known = sides.find((one) => one === side)
    const named = [pools.get(poolId ?? ''), known && (await words.say(`export.side.${known}`))].filter(Boolean)
    return named.length > 0 ? named.join(' · ') : words.say('export.notRecorded')
  }
  const rows = await Promise.all(
    parts.map(async (row) => [
      nameOf.get(row.userId) ?? '',
      await words.say(`engagement.status.${row.status}`),
      await broughtBy(row),
      row.inviteTime ? words.when(row.inviteTime) : '',
      row.answeredAt ? words.when(row.answeredAt) : '',
      row.minutes === null ? '' : String(row.minutes),
      row.answeredAt ? (row.payable ? yes : no) : '',
    ]),
  )
  return { heading: await words.say('export.participants'), blocks: [{ kind: 'table', head, rows }] }
}
