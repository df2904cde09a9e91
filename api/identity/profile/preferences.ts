import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { address, notificationPreference, phone } from '#db/schema/all.ts'
import type { Preference, PreferenceBody } from '#model/identity/contact-wire.ts'
import { notificationTypes } from '#model/notifications/enums.ts'
import { newYork } from '#model/time.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { changeTimeZone } from './address.ts'
import { changed, pick, sent } from './fields.ts'
import { changeOwn, readable } from './own-record.ts'

const names = ['preferredContact', 'sms', 'email', 'app', 'muted', 'doNotDisturbStart', 'doNotDisturbEnd'] as const
const unset = {
  preferredContact: 'email',
  sms: false,
  email: true,
  app: false,
  muted: {},
  doNotDisturbStart: null,
  doNotDisturbEnd: null,
  version: 0,
} as const

async function preferenceOf(q: Queries, userId: string): Promise<Preference> {
  const [row] = await q.select().from(notificationPreference).where(eq(notificationPreference.userId, userId))
  const [place] = await q.select({ zone: address.timeZone }).from(address).where(eq(address.userId, userId))
  const kept = row ? { ...(pick(row, names) as Omit<Preference, 'timeZone' | 'version'>), version: row.version } : unset
  return { ...kept, timeZone: place?.zone ?? newYork }
}

/** @throws not.found */
export async function readPreference(ctx: Ctx, id: string): Promise<Preference> {
  await readable(ctx, ctx.db, id)
  return preferenceOf(ctx.db, id)
}

/**
 * Channels, topics that are switched off, quiet hours. The time zone is the address's.
 * @throws conflict with `current`; errors.invalidParameters: text messages without a mobile number
 */
export async function changePreference(ctx: Ctx, id: string, body: PreferenceBody): Promise<Preference> {
  return changeOwn(ctx, id, async (tx) => {
    const before = await preferenceOf(tx, id)
    if (before.version !== body.version) throw conflict(before)
    const set = changed(before, sent({ ...body, ...(body.muted && { muted: tidy(body.muted) }) }, names))
    const mobiles = and(eq(phone.userId, id), eq(phone.phoneKind, 'mobile'))
    if (set.sms && !(await tx.$count(phone, mobiles))) throw refusedFields({ sms: 'errors.noMobile' })
    if (body.timeZone !== undefined) await changeTimeZone(ctx, tx, id, body.timeZone)
    if (Object.keys(set).length) {
      await tx
        .insert(notificationPreference)
        .values({ userId: id, ...set })
        .onConflictDoUpdate({
          target: notificationPreference.userId,
          set: { ...set, version: sql`${notificationPreference.version} + 1` },
        })
      await recordChange(
        ctx,
        tx,
        { refTable: 'notification_preference', refId: id },
        pick(before, Object.keys(set)),
        set,
      )
    }
    return preferenceOf(tx, id)
  })
}

/** Each channel once and in order, no empty topics: equal wishes look equal. */
const tidy = (muted: Record<string, string[]>): Record<string, (typeof notificationTypes)[number][]> =>
  Object.fromEntries(
    Object.entries(muted)
      .map(([topic, off]) => [topic, notificationTypes.filter((type) => off.includes(type))] as const)
      .filter(([, off]) => off.length)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
