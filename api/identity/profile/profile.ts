import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { personKeys } from '#db/search-text.ts'
import type { Locale } from '#model/content/enums.ts'
import { birthDayProblem } from '#model/identity/birth.ts'
import { userType, type UserPrefix } from '#model/identity/enums.ts'
import { workFields, type Profile, type ProfileBody } from '#model/identity/profile-wire.ts'
import { isStaff } from '#model/permissions.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { bioOf, bioVersion, writeBio } from './bio-row.ts'
import { changed, pick, sent } from './fields.ts'
import { changeOwn, readable } from './own-record.ts'
import { publishCircumstances } from './publish-circumstances.ts'

const accountFields = [
  'firstName',
  'middleName',
  'lastName',
  'displayName',
  'suffix',
  'prefix',
  'preferredLanguage',
  'dateOfBirth',
  'institutionType',
  'npi',
  'voicePitch',
] as const
const bioFields = ['affiliations', 'location'] as const

const nameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** Two rows make one record: its version counts the changes of both. */
async function profileOf(q: Queries, person: UserRow): Promise<Profile> {
  const bio = await bioOf(q, person.id)
  return {
    ...(pick(person, accountFields) as Pick<UserRow, (typeof accountFields)[number]>),
    prefix: person.prefix as UserPrefix | null,
    preferredLanguage: person.preferredLanguage as Locale,
    affiliations: bio?.affiliations ?? null,
    location: bio?.location ?? null,
    version: person.version + bioVersion(bio),
  }
}

/** @throws not.found */
export async function readProfile(ctx: Ctx, id: string): Promise<Profile> {
  return profileOf(ctx.db, await readable(ctx, ctx.db, id))
}

/**
 * Changes what the body holds. Clients have no fields of physicians' work.
 * @throws conflict with `current`, errors.invalidParameters at the field
 */
export async function changeProfile(ctx: Ctx, id: string, body: ProfileBody): Promise<Profile> {
  const limits = await ctx.limits()
  return changeOwn(ctx, id, async (tx, person) => {
    const before = await profileOf(tx, person)
    if (before.version !== body.version) throw conflict(before)
    const set = changed(before, sent(body, [...accountFields, ...bioFields]))
    if (!isStaff(requireActor(ctx)) && person.userType === userType.client) refuseWorkFields(set)
    if (set.dateOfBirth) refuseBirth(set.dateOfBirth, ctx.now(), limits['login.minimumAge'])
    const account = sent(set, accountFields)
    const bio = sent(set, bioFields)
    if (Object.keys(account).length) {
      const renamed = { ...person, ...account }
      await tx
        .update(user)
        .set({
          ...account,
          ...personKeys(renamed),
          updatedAt: ctx.now(),
          version: sql`${user.version} + 1`,
        })
        .where(eq(user.id, id))
      await recordChange(ctx, tx, { refTable: 'user', refId: id }, pick(before, Object.keys(account)), account)
      await publishCircumstances(ctx, tx, id, { name: nameOf(person) }, { name: nameOf(renamed) })
    }
    if (Object.keys(bio).length) {
      await writeBio(tx, id, bio)
      await recordChange(ctx, tx, { refTable: 'user_bio', refId: id }, pick(before, Object.keys(bio)), bio)
    }
    return profileOf(tx, await readable(ctx, tx, id))
  })
}

function refuseWorkFields(set: object): void {
  const foreign = workFields.filter((name) => name in set)
  if (foreign.length) throw refusedFields(Object.fromEntries(foreign.map((name) => [name, 'errors.readOnly'])))
}

/** @param minimum whole years that the person must be old today */
function refuseBirth(day: string, now: Date, minimum: number): void {
  const today = now.toISOString().slice(0, 10)
  const problem = birthDayProblem(day, today)
  if (problem) throw refusedFields({ dateOfBirth: problem })
  const youngest = `${Number(today.slice(0, 4)) - minimum}${today.slice(4)}`
  if (day > youngest) throw refusedFields({ dateOfBirth: 'errors.minimumAge' })
}
