import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { phone } from '#db/schema/all.ts'
import type { ContactPhone, PhoneBody, PhoneList } from '#model/identity/contact-wire.ts'
import { phoneKinds, type PhoneKind } from '#model/identity/enums.ts'
import { AppError } from '#model/errors.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { readTelephone, showTelephone } from '../mfa/telephone.ts'
import { changeOwn, readable } from './own-record.ts'
import { publishCircumstances } from './publish-circumstances.ts'

type PhoneRow = typeof phone.$inferSelect
const refTable = 'phone'

const phonesOf = (q: Queries, userId: string) => q.select().from(phone).where(eq(phone.userId, userId))
const toWire = (row: PhoneRow): ContactPhone => ({
  phoneKind: row.phoneKind,
  number: row.number,
  formatted: showTelephone(row.number),
  confirmed: row.confirmedAt !== null,
  version: row.version,
})

/** @throws not.found */
export async function listPhones(ctx: Ctx, id: string): Promise<PhoneList> {
  await readable(ctx, ctx.db, id)
  const rows = await phonesOf(ctx.db, id)
  return { data: rows.sort((a, b) => phoneKinds.indexOf(a.phoneKind) - phoneKinds.indexOf(b.phoneKind)).map(toWire) }
}

/**
 * Sets the number of a kind. A new mobile number has to be confirmed again.
 * @throws conflict with `current`; errors.invalidParameters at `number`: no such number, or the same as another of the person
 */
export async function setPhone(
  ctx: Ctx,
  id: string,
  phoneKind: PhoneKind,
  { number: typed, version }: PhoneBody,
): Promise<ContactPhone> {
  return changeOwn(ctx, id, async (tx) => {
    const rows = await phonesOf(tx, id)
    const before = rows.find((row) => row.phoneKind === phoneKind)
    if (version !== undefined && version !== (before?.version ?? 0))
      throw conflict(before ? { ...toWire(before) } : { phoneKind, version: 0 })
    const found = readTelephone(typed)
    // a text message gets to no extension
    if (!found || (phoneKind === 'mobile' && found.extension)) throw refusedFields({ number: 'errors.telephone' })
    const { number } = found
    if (rows.some((row) => row.phoneKind !== phoneKind && (readTelephone(row.number)?.number ?? row.number) === number))
      throw refusedFields({ number: 'errors.dupContact' })
    if (before?.number === number) return toWire(before)
    const [after] = before
      ? await tx
          .update(phone)
          .set({ number, confirmedAt: null, version: sql`${phone.version} + 1` })
          .where(eq(phone.id, before.id))
          .returning()
      : await tx.insert(phone).values({ userId: id, phoneKind, number }).returning()
    if (!after) throw new AppError('not.found', 'Not Found')
    if (!before) await record(ctx, tx, { event: 'create', refTable, refId: after.id, text: phoneKind })
    await recordChange(
      ctx,
      tx,
      { refTable, refId: after.id, text: phoneKind },
      { number: before?.number ?? null, confirmedAt: before?.confirmedAt ?? null },
      { number, confirmedAt: null },
    )
    const others = rows.filter((row) => row.phoneKind !== phoneKind).map((row) => row.number)
    await publishCircumstances(ctx, tx, id, { phones: rows.map((row) => row.number) }, { phones: [...others, number] })
    return toWire(after)
  })
}

/** @throws not.found when there is none of this kind */
export async function removePhone(ctx: Ctx, id: string, phoneKind: PhoneKind): Promise<void> {
  await changeOwn(ctx, id, async (tx) => {
    const [gone] = await tx
      .delete(phone)
      .where(and(eq(phone.userId, id), eq(phone.phoneKind, phoneKind)))
      .returning()
    if (!gone) throw new AppError('not.found', 'Not Found')
    await record(ctx, tx, { event: 'delete', refTable, refId: gone.id, text: `${phoneKind} ${gone.number}` })
  })
}
