import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import {
  address,
  notificationPreference,
  phone,
  planMember,
  pool,
  poolExpert,
  termsAcceptance,
  user,
  userBio,
  userSpecialty,
} from '#db/schema/all.ts'
import { personKeys } from '#db/search-text.ts'
import type { RegStatus } from '#model/identity/enums.ts'
import type { Registration } from '#model/identity/registration.ts'
import { record, recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { termsFor } from '../../served-content.ts'
import type { UserRow } from '../sessions/lucia.ts'
import type { CheckedRegistration } from './check-registration.ts'
import type { Source } from './source.ts'

interface AccountInput {
  source: Source
  input: Registration
  checked: CheckedRegistration
}

const personOf = ({ source, input, checked }: AccountInput) => ({
  email: checked.email,
  firstName: input.firstName,
  lastName: input.lastName,
  ...(input.middleName !== undefined && { middleName: input.middleName }),
  ...(input.prefix !== undefined && { prefix: input.prefix }),
  ...(input.suffix !== undefined && { suffix: input.suffix }),
  ...(input.institutionType !== undefined && { institutionType: input.institutionType }),
  ...(input.npi !== undefined && { npi: input.npi }),
  ...(input.dateOfBirth !== undefined && { dateOfBirth: input.dateOfBirth }),
  preferredLanguage: input.preferredLanguage ?? source.invite?.preferredLanguage ?? 'en-us',
  userType: source.userType,
  ...(source.userKind !== undefined && { userKind: source.userKind }),
  noeticExpert: source.noeticExpert,
  ...(source.invite?.hourlyRate != null && { hourlyRate: source.invite.hourlyRate }),
  countryId: input.countryId,
  ...personKeys({ ...input, email: checked.email }),
})

/** A new account with all that was told of it, not yet proved to be anybody's. */
export async function createAccount(
  ctx: Ctx,
  tx: Tx,
  registering: AccountInput,
  regStatus: RegStatus,
): Promise<UserRow> {
  const now = ctx.now()
  const [made] = await tx
    .insert(user)
    .values({ ...personOf(registering), regStatus, createdAt: now, updatedAt: now })
    .returning()
  if (!made) throw new Error('an insert without a row')
  await tx.insert(address).values({ userId: made.id })
  await tx.insert(notificationPreference).values({ userId: made.id })
  const { source } = registering
  const text = source.invite
    ? `registered by invitation ${source.invite.id}`
    : `registered by link ${source.link?.slug ?? ''}${registering.input.extra ? ` (${registering.input.extra})` : ''}`
  await record(ctx, tx, { event: 'create', refTable: 'user', refId: made.id, userId: made.id, text })
  await fillAccount(ctx, tx, made, registering)
  return made
}

/** An account that staff made or that was never proved takes what its owner enters now. */
export async function completeAccount(ctx: Ctx, tx: Tx, account: UserRow, registering: AccountInput): Promise<UserRow> {
  const set = personOf(registering)
  const [now] = await tx
    .update(user)
    .set({ ...set, updatedAt: ctx.now(), version: sql`${user.version} + 1` })
    .where(eq(user.id, account.id))
    .returning()
  if (!now) throw new Error('an update without a row')
  await recordChange(ctx, tx, { refTable: 'user', refId: account.id, userId: account.id }, account, now)
  await fillAccount(ctx, tx, now, registering)
  return now
}

/** Address, phones, practice, plan, pools and the accepted terms. */
async function fillAccount(
  ctx: Ctx,
  tx: Tx,
  { id: userId, userType }: UserRow,
  { source, input, checked }: AccountInput,
): Promise<void> {
  const now = ctx.now()
  const { invite, plan, link } = source
  await tx
    .update(address)
    .set({
      countryId: input.countryId,
      stateId: input.stateId ?? null,
      city: input.city ?? null,
      zip: input.zip ?? null,
      ...(input.timeZone && { timeZone: input.timeZone }),
    })
    .where(eq(address.userId, userId))
  await tx.delete(phone).where(eq(phone.userId, userId))
  if (checked.phones.length) await tx.insert(phone).values(checked.phones.map((each) => ({ ...each, userId })))
  if (source.noeticExpert || input.affiliations || input.consumerBio) {
    const bio = {
      affiliations: input.affiliations ?? null,
      consumerBio: input.consumerBio ?? null,
      otherSpecialty: input.otherSpecialty ?? null,
      lastEdited: now,
      lastEditedBy: userId,
    }
    await tx
      .insert(userBio)
      .values({ userId, ...bio })
      .onConflictDoUpdate({ target: userBio.userId, set: bio })
  }
  await tx.delete(userSpecialty).where(eq(userSpecialty.userId, userId))
  const specialties = [...new Set(input.specialties ?? [])]
  if (specialties.length) await tx.insert(userSpecialty).values(specialties.map((specialty) => ({ userId, specialty })))
  if (plan)
    await tx
      .insert(planMember)
      .values({ planId: plan.id, userId, linkId: link?.id ?? invite?.linkId ?? null, joinedAt: now })
      .onConflictDoNothing()
  const wanted = source.noeticExpert ? (invite?.poolIds ?? []) : []
  const pools = wanted.length ? await tx.select({ id: pool.id }).from(pool).where(inArray(pool.id, wanted)) : []
  if (pools.length)
    await tx
      .insert(poolExpert)
      .values(pools.map(({ id }) => ({ poolId: id, userId, addedAt: now })))
      .onConflictDoNothing()
  await storeTerms(ctx, tx, { userId, userType, language: input.preferredLanguage ?? 'en-us' })
  if (source.noeticExpert && invite?.hourlyRate != null) {
    await record(ctx, tx, {
      event: 'update',
      refTable: 'user',
      refId: userId,
      userId,
      text: `hourly rate of ${(invite.hourlyRate / 100).toFixed(2)} USD acknowledged`,
    })
  }
}

/** Which document was accepted, when and from where; once for each document. */
async function storeTerms(
  ctx: Ctx,
  tx: Tx,
  { userId, userType, language }: { userId: string; userType: number; language: 'en-us' | 'zh-cn' },
): Promise<void> {
  const terms = await termsFor(ctx, tx, { userType, locale: language })
  if (!terms) return
  const [known] = await tx
    .select({ id: termsAcceptance.id })
    .from(termsAcceptance)
    .where(and(eq(termsAcceptance.userId, userId), eq(termsAcceptance.termsId, terms.id)))
    .limit(1)
  if (!known)
    await tx
      .insert(termsAcceptance)
      .values({ id: newId(), userId, termsId: terms.id, acceptedAt: ctx.now(), address: ctx.request.address })
}
