import { eq } from 'drizzle-orm'
import { queryTeam } from '#db/schema/all.ts'
import type { Audience } from '#model/discussions/steps.ts'
import { userType } from '#model/identity/enums.ts'
import { meetingText } from './meeting-text.ts'
import { plainNameOf } from '#model/panels/plain-name.ts'
import type { en } from '#model/texts/notifications.en.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { expertsOf, type EngagementRow } from './load.ts'
import type { UnitOfWork } from './unit-of-work.ts'

export type MessageName = Exclude<keyof (typeof en)['message'], 'greeting' | 'goodbye'>

const seated = ['claimed', 'answered', 'followup']
const toldAtTheEnd = ['invited', ...seated, 'latereview']

async function audience(
  unit: UnitOfWork,
  to: Audience,
  name: MessageName,
  engagements: readonly EngagementRow[],
): Promise<string[]> {
  const { discussion } = unit.loaded
  const withStatus = (...statuses: string[]) =>
    expertsOf(engagements)
      .filter((row) => statuses.includes(row.status))
      .map((row) => row.userId)
  switch (to) {
    case 'asker':
      return [discussion.userId]
    case 'staff':
      return (await unit.tx.select().from(queryTeam).where(eq(queryTeam.queryId, discussion.id)))
        .filter((row) => row.csrHandler === 'assigned')
        .map((row) => row.userId)
    case 'outstanding':
      return withStatus('invited')
    // a follow-up concerns those who were asked, not the whole panel
    case 'seated':
      return name === 'followup' ? withStatus('followup') : withStatus(...seated)
    case 'everyone': {
      const people = [discussion.userId, ...withStatus(...toldAtTheEnd)]
      // who has just booked the call is told so in a message of their own
      const booking = engagements
        .filter((row) => row.acceptedAt?.getTime() === unit.now.getTime())
        .map((row) => row.userId)
      return name === 'scheduled' ? people.filter((id) => !booking.includes(id)) : people
    }
  }
}

/** Notifies one of the audiences of a discussion. No message holds anything clinical, only the RefId and the diagnosis. */
export async function notifyAudience(
  unit: UnitOfWork,
  to: Audience,
  name: MessageName,
  engagements: readonly EngagementRow[] = unit.loaded.engagements,
): Promise<void> {
  await notifyParticipants(unit, await audience(unit, to, name, engagements), name)
}

/** @param about an engagement, when two of them could cause the same message in the same moment */
export async function notifyParticipants(
  unit: UnitOfWork,
  userIds: readonly string[],
  name: MessageName,
  { about, ordinal }: { about?: EngagementRow; ordinal?: number } = {},
): Promise<void> {
  const { ctx, tx, now, limits, loaded } = unit
  const { discussion, diagnosis } = loaded
  // the first accept books its time right after this message
  const at = discussion.meetingTime ?? about?.meetingTime
  await notifyUsers(ctx, tx, userIds, {
    purpose: name,
    cause: `${about ? `query_expert:${about.id}` : `query_header:${discussion.id}`}:${now.getTime()}`,
    ...(ordinal !== undefined && { ordinal }),
    queryId: discussion.id,
    subject: `message.${name}.subject`,
    text: `message.${name}.text`,
    params: (language) => ({
      key: discussion.key,
      diagnosis: plainNameOf(diagnosis, language),
      hours: limits['discussion.seat'],
      time: at ? meetingText(at, language) : '',
    }),
    path: (type) => pathOf(type, name, discussion.id, discussion.key),
  })
}

function pathOf(type: number, name: MessageName, id: string, key: string): string {
  if (type === userType.csr) return `/admin/queries/${id}`
  if (type === userType.client) return `/member/discussion/${key}`
  return name === 'invite' || name === 'inviteReminder' || name === 'seatLost'
    ? `/invitation/${key}`
    : `/discussion/${key}`
}
