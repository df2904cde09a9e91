import { and, asc, eq } from 'drizzle-orm'
import { liveMessage } from '#db/schema/all.ts'
import { textIn } from '../../notifications/texts.ts'
import { expertsOf, type LoadedDiscussion } from '../lifecycle/load.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { addResponse } from '../responses/responses.ts'

/** Whether the plan keeps the chat of its calls. */
export const keepsChat = ({ plan }: Pick<LoadedDiscussion, 'plan'>): boolean => plan?.keepCallChat === true

/** After the call its chat is deleted; where the plan keeps it, it becomes a line of the discussion first. */
export async function endChat(unit: UnitOfWork): Promise<void> {
  const { id, meetingTime } = unit.loaded.discussion
  if (meetingTime === null) return
  if (keepsChat(unit.loaded)) await storeChat(unit, meetingTime)
  await unit.tx.delete(liveMessage).where(and(eq(liveMessage.queryId, id), eq(liveMessage.meetingTime, meetingTime)))
}

/** Under roles: names are not for everyone who reads the discussion. */
async function storeChat(unit: UnitOfWork, meetingTime: Date): Promise<void> {
  const { tx, loaded } = unit
  const { id, language, userId: askerId } = loaded.discussion
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
