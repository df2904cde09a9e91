import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { userType, type UserInviteStatus } from '#model/identity/enums.ts'
import type { Queries } from '../../client.ts'
import { notification, queryHeader, queryInvite, userInvite } from '../../schema/all.ts'
import { invitedKeys } from '../../search-text.ts'
import { idAt } from './stable-random.ts'
import type { Organisations } from './seed-organisations.ts'
import type { People } from './seed-people.ts'

const DAY_MS = 86_400_000
const LIFE_DAYS = 30
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
/** Keys of the demo, so that its pages can be opened at any first start. */
export const demoKeys = {
  expert: 'demo-invitation-expert',
  member: 'demo-invitation-member',
  guest: 'demo-guest',
} as const

interface DemoInvite {
  email: string
  firstName: string
  lastName: string
  status: UserInviteStatus
  daysAgo: number
  expert?: boolean
  plan?: string
  key?: string
  reissued?: number
  /** e-mail of the account that came of it */
  account?: string
  message?: string
}

const invites: readonly DemoInvite[] = [
  {
    email: 'dr.okafor@consilium.test',
    firstName: 'Chidi',
    lastName: 'Okafor',
    status: 'sent',
    daysAgo: 2,
    expert: true,
    key: demoKeys.expert,
    message: 'It was good to meet you at the congress. We would be glad to have you on our panels.',
  },
  {
    email: 'lena.fischer@consilium.test',
    firstName: 'Lena',
    lastName: 'Fischer',
    status: 'sent',
    daysAgo: 6,
    plan: 'northfield',
    key: demoKeys.member,
    reissued: 1,
  },
  { email: 'dr.varga@consilium.test', firstName: 'Judit', lastName: 'Varga', status: 'new', daysAgo: 1, expert: true },
  {
    email: 'expert2@consilium.test',
    firstName: '',
    lastName: '',
    status: 'accepted',
    daysAgo: 250,
    expert: true,
    account: 'expert2@consilium.test',
  },
  {
    email: 'dr.moreau@consilium.test',
    firstName: 'Alain',
    lastName: 'Moreau',
    status: 'declined',
    daysAgo: 20,
    expert: true,
  },
  {
    email: 'tom.becker@consilium.test',
    firstName: 'Tom',
    lastName: 'Becker',
    status: 'cancelled',
    daysAgo: 12,
    plan: 'northfield',
  },
  {
    email: 'dr.silva@consilium.test',
    firstName: 'Inês',
    lastName: 'Silva',
    status: 'expired',
    daysAgo: 45,
    expert: true,
    reissued: 2,
  },
]
const actions: Record<UserInviteStatus, string | null> = {
  new: null,
  sent: 'invited',
  accepted: 'accept',
  declined: 'decline',
  cancelled: 'cancelled',
  expired: 'closed',
}

/** Invitations to register, one in every state and more, and a guest of the first live discussion that is to come. */
export async function seedInvitations(
  db: Queries,
  now: Date,
  people: People,
  organisations: Organisations,
): Promise<void> {
  const by = people.byEmail.get('csr@consilium.test')?.id ?? null
  for (const {
    email,
    firstName,
    lastName,
    status,
    daysAgo,
    expert,
    plan,
    key,
    reissued = 0,
    account,
    message,
  } of invites) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const id = idAt(at, `invite:${email}`)
    const known = account ? people.byEmail.get(account) : undefined
    const sent = status !== 'new'
    await db.insert(userInvite).values({
      id,
      email,
      firstName: (known?.firstName ?? firstName) || null,
      lastName: (known?.lastName ?? lastName) || null,
      userType: expert ? userType.expert : userType.client,
      noeticExpert: expert ?? false,
      hourlyRate: expert ? 30_000 : null,
      planId: plan ? (organisations.plans.get(plan) ?? null) : null,
      message: message ?? null,
      status,
      action: actions[status],
      tokenHash: sent ? hashOf(key ?? id) : null,
      invitedBy: by,
      sentAt: sent ? at : null,
      expiresAt: sent ? new Date(at.getTime() + LIFE_DAYS * DAY_MS) : null,
      reissued,
      decidedAt: ['accepted', 'declined', 'cancelled'].includes(status) ? new Date(at.getTime() + DAY_MS) : null,
      userId: known?.id ?? null,
      ...invitedKeys({ firstName: known?.firstName ?? firstName, lastName: known?.lastName ?? lastName, email }),
      createdAt: at,
      updatedAt: at,
    })
    // one mail for each time it was sent, a week apart
    const mails = sent
      ? Array.from({ length: reissued + 1 }, (_, n) => new Date(at.getTime() - (reissued - n) * 7 * DAY_MS))
      : []
    for (const [n, sentAt] of mails.entries()) {
      await db.insert(notification).values({
        type: 'email',
        purpose: 'invitation',
        cause: `user_invite:${id}:${n}`,
        ordinal: n + 1,
        to: email,
        subject: 'Your invitation to Consilium',
        text: message ?? '',
        secret: 1,
        status: 'sent',
        attempts: 1,
        createdAt: sentAt,
        dueAt: sentAt,
        sentAt,
      })
    }
  }
  await inviteGuest(db, now)
}

async function inviteGuest(db: Queries, now: Date): Promise<void> {
  const live = await db
    .select({ id: queryHeader.id, meetingTime: queryHeader.meetingTime, mediaType: queryHeader.mediaType })
    .from(queryHeader)
    .where(eq(queryHeader.status, 'open'))
  const coming = live
    .filter(({ mediaType, meetingTime }) => mediaType !== 'messenger' && meetingTime !== null && meetingTime > now)
    .sort((a, b) => Number(a.meetingTime) - Number(b.meetingTime))[0]
  if (!coming) return
  const at = new Date(now.getTime() - DAY_MS)
  await db.insert(queryInvite).values({
    id: idAt(at, 'guest'),
    queryId: coming.id,
    participantType: 'lovedone',
    name: 'Robin',
    email: 'robin@consilium.test',
    tokenHash: hashOf(demoKeys.guest),
    sentAt: at,
    createdAt: at,
  })
}
