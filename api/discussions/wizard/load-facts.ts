import { and, count, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import {
  country,
  diagnosis,
  grantPlan,
  grantProgram,
  membershipPlan,
  surveyHeader,
  surveyQuestion,
} from '#db/schema/all.ts'
import { fallbackLocale, locales, type Locale } from '#model/content/enums.ts'
import { rankTimes } from '#model/discussions/calls/best-times.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { ExpertSelectionMode, MediaType } from '#model/discussions/enums.ts'
import type { WizardFacts } from '#model/discussions/wizard/facts.ts'
import { offeredDays } from '#model/discussions/wizard/time-slots.ts'
import type { WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { userType, type UserType } from '#model/identity/enums.ts'
import { isEffective, type DiagnosisTree } from '#model/panels/diagnoses/effective-diagnoses.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { notListedCode } from '#model/panels/diagnoses/not-listed.ts'
import { modesFor } from '#model/panels/selection/tiers.ts'
import type { Limits } from '#model/limits.ts'
import { newYork, newYorkDay } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import type { UserRow } from '../../identity/sessions/lucia.ts'
import { readLimits } from '../../limits.ts'
import { findDocuments, termsFor, themeOfAccount } from '../../served-content.ts'
import { postRights } from '../../identity/post-rights.ts'
import { busyStretches } from '../calls/people-free.ts'
import { coveringPools, loadTree, planLinks } from '../../panels/coverage.ts'
import { fundingFor, grantCandidates } from '../../panels/funding.ts'

const SCHEDULE_MINIMUM = 1
const QUESTIONS_MAXIMUM = 20
const FOCUS_LENGTH = 200

export interface Composer {
  asker: UserRow
  viewerIsCsr: boolean
}
export interface LoadedFacts extends WizardFacts {
  /** the terms document that the asker would accept */
  termsId: string | null
}

/** The language someone is asked in: that of their page, for those who are asked for by staff the one they prefer. */
export const askedIn = (ctx: Ctx, { asker, viewerIsCsr }: Composer): Locale =>
  (viewerIsCsr ? null : ctx.request.locale) ?? locales.find((one) => one === asker.preferredLanguage) ?? fallbackLocale

/** The plans that the asker may ask under, and, of what the data name: the plan, its diagnosis, and how experts are found then. */
export async function findChoices(
  ctx: Ctx,
  q: Queries,
  composer: Composer,
  data: WizardData,
  diagnosisId = data.diagnosisId,
) {
  const { asker } = composer
  const now = ctx.now()
  const rights = await postRights(q, asker, now)
  const planIds = rights.allowed ? rights.planIds : []
  const planId = planIds.length === 1 ? planIds[0] : planIds.find((id) => id === data.planId)
  const named = planId && diagnosisId ? await askableDiagnosis(q, planId, diagnosisId, askedIn(ctx, composer)) : null
  const found = planId && named ? await selectionModeOf(q, asker, planId, named.id, newYorkDay(now)) : null
  return { planIds, planId, named, found }
}

/** What the wizard's path rests on, for the plan and the diagnosis that the data (or the answer at hand) name. */
export async function loadFacts(
  ctx: Ctx,
  q: Queries,
  { asker, viewerIsCsr }: Composer,
  data: WizardData,
  diagnosisId = data.diagnosisId,
): Promise<LoadedFacts> {
  const now = ctx.now()
  const limits = await readLimits(q)
  const locale = askedIn(ctx, { asker, viewerIsCsr })
  const { planIds, planId, named, found } = await findChoices(ctx, q, { asker, viewerIsCsr }, data, diagnosisId)
  const rows = planIds.length ? await q.select().from(membershipPlan).where(inArray(membershipPlan.id, planIds)) : []
  const funded = await fundedPlans(q, planIds)
  const plans = planIds
    .flatMap((id) => rows.filter((row) => row.id === id))
    .map((row) => ({
      id: row.id,
      name: row.displayTitle,
      genderOptOut: row.genderOptOut,
      anonymousAllowed: row.anonymousAllowed,
      surveyBuilder: row.surveyBuilder,
      media: row.media as MediaType[],
      terms: {
        freeLevel: row.freeLevel,
        funded: funded.has(row.id),
        shared: row.sharedQueries,
        anonymousAllowed: row.anonymousAllowed,
        acceptHours: row.maxResponseTime ?? limits['discussion.maxResponseTime'],
        answerHours: limits['discussion.seat'],
        panelSize: row.panelSize ?? limits['discussion.panelSize'],
        media: row.media as MediaType[],
      },
    }))
  const planMode = rows.find((row) => row.id === planId)?.expertSelectionMode
  const brand = { theme: await themeOfAccount(q, asker, now) }
  const page = { type: 'page', uid: 'disclosure', userType: asker.userType, locale }
  const [disclosure] = await findDocuments(ctx, q, page, brand)
  const terms = await termsFor(ctx, q, { userType: asker.userType, locale }, brand)
  return {
    asker: {
      userType: asker.userType,
      isClient: asker.userType === userType.client,
      isBlinded: asker.userType === userType.blinded,
    },
    viewerIsCsr,
    today: newYorkDay(now),
    plans,
    diagnosis: named,
    notListed: await notListedDiagnosis(q),
    selectionMode: planMode ?? found?.grantMode ?? 'grant_first',
    selectionChoices: found ? modesFor(found.sides) : [],
    pools: (found?.sides.plan ?? []).map((pool) => ({ id: pool.poolId, name: pool.displayName })),
    disclosureText: String(disclosure?.fields.html ?? ''),
    terms: { required: terms !== null && !viewerIsCsr, text: terms?.html ?? '' },
    termsId: terms?.id ?? null,
    days: plans.some((plan) => plan.media.some(isLive))
      ? offeredDays(
          now,
          locale,
          {
            days: limits['wizard.slotDays'],
            slotMinutes: limits['wizard.slotLength'],
            fromHour: limits['wizard.slotFrom'],
            toHour: limits['wizard.slotUntil'],
          },
          await takenBy(q, asker.id, now, limits),
        )
      : [],
    questionCount: data.queryDraftId ? await questionsOf(q, data.queryDraftId) : 0,
    limits: {
      scheduleMinimum: SCHEDULE_MINIMUM,
      scheduleMaximum: limits['wizard.scheduleMaximum'],
      questionsMaximum: QUESTIONS_MAXIMUM,
      focusLength: FOCUS_LENGTH,
    },
  }
}

/** The times at which the asker has another call or time off. */
async function takenBy(q: Queries, userId: string, now: Date, limits: Limits): Promise<(ts: number) => boolean> {
  const busy = await busyStretches(q, [userId], { now, limits, exceptQueryId: '' })
  const people = [{ userId, needed: true, zone: newYork }]
  return (ts) =>
    busy.length > 0 &&
    rankTimes([ts], { people, busy, lengthMinutes: limits['live.length'], now }).some(({ possible }) => !possible)
}

/** The diagnosis, when it may be asked about under this plan: effective with one of its funding sources, or (without any) for the plan alone. */
export async function askableDiagnosis(
  q: Queries,
  planId: string,
  diagnosisId: string,
  locale: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await q
    .select()
    .from(diagnosis)
    .where(and(eq(diagnosis.id, diagnosisId), eq(diagnosis.enabled, true)))
  if (!row) return null
  // what is not in the list can be described under every plan
  if (row.code === notListedCode) return { id: row.id, name: plainNameOf(row, locale) }
  const askable = await askableIn(q, planId, { ids: [diagnosisId] })
  return askable(diagnosisId) ? { id: row.id, name: plainNameOf(row, locale) } : null
}

/** What stands for a diagnosis that the asker does not see in the list; null where staff have switched it off. */
async function notListedDiagnosis(q: Queries): Promise<string | null> {
  const [row] = await q
    .select({ id: diagnosis.id })
    .from(diagnosis)
    .where(and(eq(diagnosis.code, notListedCode), eq(diagnosis.enabled, true)))
  return row?.id ?? null
}

/** A test for diagnoses of this plan; `ids` bounds what is loaded, a `tree` that is there already is not loaded again. */
export async function askableIn(
  q: Queries,
  planId: string,
  given: { ids?: readonly string[]; tree?: DiagnosisTree },
): Promise<(diagnosisId: string) => boolean> {
  const tree = given.tree ?? (await loadTree(q, given.ids))
  const plan = (await planLinks(q, [planId])).get(planId) ?? { diagnosisIds: [] }
  const grants = (await grantCandidates(q, planId)).filter((grant) => grant.enabled)
  return (id) =>
    grants.length
      ? grants.some((grant) => isEffective(plan, grant.diagnoses, id, tree))
      : isEffective(plan, null, id, tree)
}

async function selectionModeOf(q: Queries, asker: UserRow, planId: string, diagnosisId: string, today: string) {
  const [home] = asker.countryId
    ? await q.select({ code: country.code }).from(country).where(eq(country.id, asker.countryId))
    : []
  const { grantId } = await fundingFor(q, {
    planId,
    diagnosisId,
    askerType: asker.userType as UserType,
    askerKind: asker.userKind,
    askerCountry: home?.code ?? null,
    today,
  })
  const [grant] = grantId
    ? await q.select({ mode: grantProgram.expertSelectionMode }).from(grantProgram).where(eq(grantProgram.id, grantId))
    : []
  return {
    grantMode: grant?.mode as ExpertSelectionMode | undefined,
    sides: await coveringPools(q, { planId, grantId, diagnosisId }),
  }
}

/** Those of the plans for which an enabled funding source may pay. */
async function fundedPlans(q: Queries, planIds: readonly string[]): Promise<Set<string>> {
  if (planIds.length === 0) return new Set()
  const rows = await q
    .select({ planId: grantPlan.planId })
    .from(grantPlan)
    .innerJoin(grantProgram, eq(grantPlan.grantId, grantProgram.id))
    .where(and(inArray(grantPlan.planId, [...planIds]), eq(grantProgram.enabled, true)))
  return new Set(rows.map((row) => row.planId))
}

async function questionsOf(q: Queries, draftId: string): Promise<number> {
  const [row] = await q
    .select({ n: count() })
    .from(surveyQuestion)
    .innerJoin(surveyHeader, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
    .where(
      and(
        eq(surveyHeader.queryDraftId, draftId),
        eq(surveyQuestion.hidden, false),
        eq(surveyQuestion.questionWhen, 'question'),
      ),
    )
  return row?.n ?? 0
}
