import { and, asc, eq } from 'drizzle-orm'
import { liveMessage } from '#db/schema/all.ts'
import { textIn } from '../../notifications/texts.ts'
import { expertsOf } from '../lifecycle/load.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { addResponse } from '../responses/responses.ts'

/** Where the plan keeps the chat of calls, what was written in this one becomes a line of the discussion, under roles. */
export async function keepChat(unit: UnitOfWork): Promise<void> {
  const { tx, loaded } = unit
  const { id, meetingTime, language, userId: askerId } = loaded.discussion
  if (!loaded.plan?.keepCallChat || meetingTime === null) return
  const rows = await tx
    .select()
    .from(liveMessage)
    .where(and(eq(liveMessage.queryId, id), eq(liveMessage.meetingTime, meetingTime)))
    .orderBy(asc(liveMessage.createdAt), asc(liveMessage.id))
  if (rows.length === 0) return
  const people = new Map<string, string[]>()
  const personOf = (row: (typeof rows)[number]) => row.userId ?? row.queryInviteId ?? ''
  for (const row of rows) {
    const known = people.get(row.role) ?? []
    if (!known.includes(personOf(row))) people.set(row.role, [...known, personOf(row)])
  }
  const said = await Promise.all(
    rows.map(async (row) => {
      const ofRole = people.get(row.role) ?? []
      const role = await textIn(language, `room.role.${row.role}`)
      const number = ofRole.length > 1 ? ` ${ofRole.indexOf(personOf(row)) + 1}` : ''
      return `${role}${number}: ${row.text}`
    }),
  )
  // the line needs an author: an expert who wrote, else the asker
  const expert = expertsOf(loaded.engagements).find((part) => rows.some((row) => row.userId === part.userId))
  await addResponse(unit, {
    type: 'info',
    text: [await textIn(language, 'callRecord.chat'), ...said].join('\n'),
    userId: expert?.userId ?? askerId,
    queryExpertId: expert?.id ?? null,
  })
}
