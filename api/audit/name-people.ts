import { addressedAs } from '#model/identity/person-name.ts'
import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import type { Say } from '../admin/export/say.ts'

interface Line {
  userId: string | null
  actingUserId: string | null
  user: { id: string; displayName: string; email: string } | null
  actingUser: Line['user']
}

/** Puts the people's names on lines that hold their ids. */
export async function namePeople(q: Queries, lines: readonly Line[]): Promise<void> {
  const ids = [...new Set(lines.flatMap((line) => [line.userId, line.actingUserId]).filter((id) => id !== null))]
  if (!ids.length) return
  const people = await q
    .select({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      displayName: user.displayName,
      email: user.email,
    })
    .from(user)
    .where(inArray(user.id, ids))
  const names = new Map(people.map((one) => [one.id, { id: one.id, displayName: addressedAs(one), email: one.email }]))
  for (const line of lines)
    Object.assign(line, {
      user: names.get(line.userId ?? '') ?? null,
      actingUser: names.get(line.actingUserId ?? '') ?? null,
    })
}

/** Who did it, and for whom, as the back office says it. */
export function who({ userId, actingUserId, user: person, actingUser }: Line, { words }: Say): string | null {
  if (!userId) return words('admin.history.system')
  if (!actingUserId || actingUserId === userId) return person?.displayName ?? null
  return `${actingUser?.displayName ?? '–'} ${words('admin.history.for')} ${person?.displayName ?? '–'}`
}
