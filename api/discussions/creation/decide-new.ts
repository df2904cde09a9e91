import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { country, diagnosis, grantProgram, membershipPlan, user, type queryHeader } from '#db/schema/all.ts'
import { typeFor, typesFor } from '#model/discussions/asker-types.ts'
import { freeLevels, type FreeLevel } from '#model/discussions/enums.ts'
import { AppError } from '#model/errors.ts'
import type { UserType } from '#model/identity/enums.ts'
import { storedText } from '#model/long-text.ts'
import type { Funding } from '#model/panels/funding.ts'
import { newYorkDay } from '#model/time.ts'
import { fundingFor } from '../../panels/funding.ts'
import type { LoadedDiscussion, PersonRow } from '../lifecycle/load.ts'
import type { NewDiscussion } from './new-discussion.ts'

export interface NewDiscussionDecision {
  asker: PersonRow
  plan: NonNullable<LoadedDiscussion['plan']>
  diagnosis: LoadedDiscussion['diagnosis']
  grant: LoadedDiscussion['grant']
  funding: Funding
  /** the discussion as it would be written, without an id and a key */
  row: Omit<typeof queryHeader.$inferInsert, 'id' | 'key'> & { contextName: string | null; history: string }
}

/**
 * What a new discussion becomes: who pays for it, of which type it is, by which mode its experts are chosen, what is free.
 * Nothing is written; the real one and the simulation both come through here.
 * @throws errors.invalidParameters when the person, plan or diagnosis is unknown, or the person does not ask in that type
 */
export async function decideNew(q: Queries, now: Date, input: NewDiscussion): Promise<NewDiscussionDecision> {
  const [asker] = await q
    .select({ person: user, country: country.code })
    .from(user)
    .leftJoin(country, eq(user.countryId, country.id))
    .where(eq(user.id, input.askerId))
  const [plan] = await q.select().from(membershipPlan).where(eq(membershipPlan.id, input.planId))
  const [about] = await q.select().from(diagnosis).where(eq(diagnosis.id, input.diagnosisId))
  if (!asker || !plan || !about) {
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { [!asker ? 'askerId' : !plan ? 'planId' : 'diagnosisId']: 'errors.unknownValue' },
    })
  }
  if (input.type && !typesFor(asker.person).includes(input.type))
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { type: 'errors.blindedAsker' } })
  const type = input.type ?? typeFor(asker.person)
  const funding = await fundingFor(q, {
    planId: plan.id,
    diagnosisId: input.diagnosisId,
    askerType: asker.person.userType as UserType,
    askerKind: asker.person.userKind,
    askerCountry: asker.country,
    today: newYorkDay(now),
  })
  const [grant] = funding.grantId ? await q.select().from(grantProgram).where(eq(grantProgram.id, funding.grantId)) : []
  const contextName = input.contextName?.trim() || null
  return {
    asker: asker.person,
    plan,
    diagnosis: about,
    grant: grant ?? null,
    funding,
    row: {
      userId: input.askerId,
      createdBy: input.createdBy,
      status: 'create',
      type,
      title: contextName ?? about.name,
      mediaType: input.mediaType,
      diagnosisId: input.diagnosisId,
      contextName,
      planId: plan.id,
      grantId: grant?.id ?? null,
      poolId: input.poolId ?? null,
      privateExpertId: input.privateExpertId ?? null,
      expertSelectionMode:
        input.expertSelectionChoice ?? plan.expertSelectionMode ?? grant?.expertSelectionMode ?? 'grant_first',
      text: storedText(input.text),
      history: storedText(input.history),
      language: input.language,
      genderId: input.genderId ?? null,
      ageMagnitude: input.ageMagnitude ?? null,
      ageUnits: input.ageUnits ?? null,
      dob: input.dob ?? null,
      anonymous: input.anonymous || type === 'blinded',
      testQuery: asker.person.testUser,
      askerReview: input.askerReview ?? null,
      freeLevel: freeLevelOf(asker.person.freeLevel, plan.freeLevel),
      proposedTimes: [...(input.proposedTimes ?? [])].sort((a, b) => a - b),
      independentFirst: plan.independentFirst,
      questionCount: input.questionCount ?? 0,
      createdAt: now,
      updatedAt: now,
    },
  }
}

/** The more generous of what the person and the plan have free. */
const freeLevelOf = (person: FreeLevel, plan: FreeLevel | null): FreeLevel =>
  freeLevels[Math.max(freeLevels.indexOf(person), freeLevels.indexOf(plan ?? 'none'))] ?? 'none'
