import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { pool, user } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { askerIsHidden, expertsAreHidden } from '#model/discussions/visibility.ts'
import { productName } from '#model/product-name.ts'
import { textIn } from '../notifications/texts.ts'
import { expertsOf, type EngagementRow, type LoadedDiscussion } from './lifecycle/load.ts'
import type { Reader } from './viewer.ts'

/** The full names of these people, for staff. */
export async function namesOf(q: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const people = await q
    .select()
    .from(user)
    .where(inArray(user.id, [...userIds]))
  return new Map(people.map((person) => [person.id, resolvedName(person)]))
}

/** The display names of pools; null and unknown ids have none. */
export async function poolNames(q: Queries, poolIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(poolIds.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await q.select({ id: pool.id, name: pool.displayName }).from(pool).where(inArray(pool.id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/**
 * How the people of a discussion are called for one reader: an anonymous asker and blinded people have no name, staff
 * are the product's support for everyone but staff.
 * @param language of the words that stand for a name; the reader's by default
 */
export async function namesFor(
  q: Queries,
  loaded: LoadedDiscussion,
  reader: Reader,
  userIds: readonly string[],
  language: string = reader.language,
): Promise<(userId: string) => string> {
  const { discussion, engagements } = loaded
  const ids = [...new Set([...userIds, reader.userId])]
  const people = await q
    .select({
      id: user.id,
      displayName: user.displayName,
      prefix: user.prefix,
      firstName: user.firstName,
      lastName: user.lastName,
      suffix: user.suffix,
      userType: user.userType,
    })
    .from(user)
    .where(inArray(user.id, ids))
  const byId = new Map(people.map((person) => [person.id, person]))
  const anonymous = await textIn(language, 'discussion.anonymousAsker')
  const support = await textIn(language, 'discussion.draft.support', { product: productName })
  // numbered as they came in first, so that a number says nothing about who was asked and stays what others have quoted
  const cameIn = (row: EngagementRow) =>
    (row.firstAcceptedAt ?? row.acceptedAt ?? row.answeredAt)?.getTime() ?? Infinity
  const panel = expertsOf(engagements)
    .sort((a, b) => (cameIn(a) === cameIn(b) ? 0 : cameIn(a) - cameIn(b)))
    .map((row) => row.userId)
  const hidden = new Map<string, string>()
  if (expertsAreHidden(reader.kind, discussion.type, false)) {
    for (const [index, userId] of panel.entries())
      hidden.set(userId, await textIn(language, 'discussion.hiddenExpert', { n: index + 1 }))
  }
  return (userId) => {
    const person = byId.get(userId)
    if (!person) return ''
    if (
      userId === discussion.userId &&
      userId !== reader.userId &&
      askerIsHidden(reader.kind, discussion.anonymous, discussion.type, reader.engagement)
    )
      return anonymous
    if (userId !== reader.userId && hidden.has(userId)) return hidden.get(userId) ?? ''
    if (person.userType === userType.csr && reader.kind !== 'csr') return support
    return resolvedName(person)
  }
}
