import { eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { address, country, state, timeZone, user } from '#db/schema/all.ts'
import type { Address, AddressBody } from '#model/identity/profile-wire.ts'
import { usCountryId } from '#model/tax/enums.ts'
import { newYork } from '#model/time.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { changed, pick, sent } from './fields.ts'
import { changeOwn, readable } from './own-record.ts'
import { publishCircumstances } from './publish-circumstances.ts'

const names = ['address', 'address2', 'city', 'stateId', 'countryId', 'zip', 'timeZone'] as const
const nowhere: Address = {
  address: null,
  address2: null,
  city: null,
  stateId: null,
  countryId: null,
  zip: null,
  timeZone: newYork,
  version: 0,
}

async function addressOf(q: Queries, userId: string): Promise<Address> {
  const [row] = await q.select().from(address).where(eq(address.userId, userId))
  return row ? { ...(pick(row, names) as Omit<Address, 'version'>), version: row.version } : nowhere
}

/** @throws not.found */
export async function readAddress(ctx: Ctx, id: string): Promise<Address> {
  await readable(ctx, ctx.db, id)
  return addressOf(ctx.db, id)
}

/**
 * Changes what the body holds. The state belongs to the country; a ZIP code of the United States has its form.
 * @throws conflict with `current`, errors.invalidParameters at the field
 */
export async function changeAddress(ctx: Ctx, id: string, body: AddressBody): Promise<Address> {
  return changeOwn(ctx, id, async (tx) => {
    const before = await addressOf(tx, id)
    if (before.version !== body.version) throw conflict(before)
    const set = changed(before, sent(body, names))
    if (!Object.keys(set).length) return before
    await refuseAddress(tx, { ...before, ...set } as Address, set)
    await writeAddress(ctx, tx, id, before, set)
    return addressOf(tx, id)
  })
}

/** The time zone alone: the notification preferences show it too. @throws errors.invalidParameters */
export async function changeTimeZone(ctx: Ctx, tx: Tx, id: string, zone: string): Promise<void> {
  const before = await addressOf(tx, id)
  if (before.timeZone === zone) return
  await refuseAddress(tx, { ...before, timeZone: zone }, { timeZone: zone })
  await writeAddress(ctx, tx, id, before, { timeZone: zone })
}

async function writeAddress(
  ctx: Ctx,
  tx: Tx,
  id: string,
  before: Address,
  set: Partial<Omit<AddressBody, 'version'>>,
): Promise<void> {
  await tx
    .insert(address)
    .values({ userId: id, ...set })
    .onConflictDoUpdate({ target: address.userId, set: { ...set, version: sql`${address.version} + 1` } })
  // plans that match by region and the lists of staff look there
  if (set.countryId !== undefined) await tx.update(user).set({ countryId: set.countryId }).where(eq(user.id, id))
  await recordChange(ctx, tx, { refTable: 'address', refId: id }, pick(before, Object.keys(set)), set)
  if (set.countryId !== undefined)
    await publishCircumstances(ctx, tx, id, { countryId: before.countryId }, { countryId: set.countryId })
}

async function refuseAddress(tx: Tx, after: Address, set: object): Promise<void> {
  const fields: Record<string, string> = {}
  if ('countryId' in set && after.countryId !== null && !(await tx.$count(country, eq(country.id, after.countryId))))
    fields.countryId = 'errors.noSuchRecord'
  if (after.stateId !== null && ('stateId' in set || 'countryId' in set)) {
    const [found] = await tx.select({ countryId: state.countryId }).from(state).where(eq(state.id, after.stateId))
    if (!found || found.countryId !== after.countryId) fields.stateId = 'errors.stateOfCountry'
  }
  if ('timeZone' in set && !(await tx.$count(timeZone, eq(timeZone.id, after.timeZone))))
    fields.timeZone = 'errors.timeZone'
  const zipMatters = 'zip' in set || 'countryId' in set
  if (zipMatters && after.countryId === usCountryId && after.zip !== null && !/^\d{5}(-\d{4})?$/.test(after.zip))
    fields.zip = 'errors.zip'
  if (Object.keys(fields).length) throw refusedFields(fields)
}
