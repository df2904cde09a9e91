import { and, count, eq, inArray, ne } from 'drizzle-orm'
import { file, grantProgram, membershipPlan, planManager, planMember, queryHeader, user } from '#db/schema/all.ts'
import { isLive } from '#model/discussions/enums.ts'
import { defaultSettings, resolveSettings } from '#model/discussions/settings.ts'
import { AppError } from '#model/errors.ts'
import { accessLevel, levelAllows, mayAttach } from '#model/panels/access.ts'
import { modesFor } from '#model/panels/selection/tiers.ts'
import type { PersonSimulation, PersonSimulationBody } from '#model/panels/selection/simulation-wire.ts'
import { toSeconds } from '#model/time.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { coveringPools } from '../../panels/coverage.ts'
import { readLimits } from '../../limits.ts'
import { listPlanRights, rightLayers } from '../../panels/plans/own-plans.ts'
import { chooseExperts } from '../../panels/select-experts.ts'
import { shownRun, simulatedDraw } from '../../panels/simulate.ts'
import { decideNew, type NewDiscussionDecision } from '../creation/decide-new.ts'
import { settingsOf } from '../lifecycle/facts.ts'
import { surgeOf } from '../panel/surge.ts'
import { askableDiagnosis } from '../wizard/load-facts.ts'
import { wantedPanel } from '../panel/wanted-panel.ts'
import { payOf } from './pay-of.ts'
import { firstStep, wouldBe } from './would-be.ts'
import { isSharedWith } from '../../panels/managed-plans/shared-with-members.ts'

/** Stands for the question that no one has asked yet; it passes the text checks and names no one. */
const QUESTION = 'Which further treatment would the panel recommend in this situation, and what speaks for it?'

/**
 * As this person on this plan at this moment: what they may see and ask, who would pay, where the discussion would go, who
 * would be invited and what they would earn. Every answer comes from the function that the real thing calls; nothing is written.
 * @throws not.found for a person or plan, errors.invalidParameters for a diagnosis that does not exist
 */
export async function simulatePerson(given: Ctx, input: PersonSimulationBody): Promise<PersonSimulation> {
  const now = input.at ? new Date(input.at) : given.now()
  const ctx: Ctx = { ...given, now: () => now }
  const { db } = ctx
  const limits = await readLimits(db)
  requireActor(ctx)
  const [person] = await db.select().from(user).where(eq(user.id, input.userId))
  const [plan] = await db.select().from(membershipPlan).where(eq(membershipPlan.id, input.planId))
  if (!person || !plan) throw new AppError('not.found', 'Not Found')

  const meetingTime = input.meetingTime && isLive(input.mediaType) ? new Date(input.meetingTime) : null
  const decided = await decideNew(db, now, {
    askerId: person.id,
    createdBy: person.id,
    planId: plan.id,
    diagnosisId: input.dxId,
    contextName: null,
    text: QUESTION,
    history: '',
    language: person.preferredLanguage ?? 'en-us',
    anonymous: false,
    mediaType: input.mediaType,
    expertSelectionChoice: input.choice ?? null,
    poolId: input.poolId ?? null,
    proposedTimes: meetingTime ? [toSeconds(meetingTime)] : [],
  })
  const draw = await simulatedDraw(db, input.seed, { ...input, grantId: decided.grant?.id ?? null })
  const loaded = wouldBe(draw.discussionId, decided, null)
  const { status, reasons } = await firstStep(db, loaded, now, limits)
  const surge = await surgeOf(db, plan.id, now)
  const wanted = wantedPanel(loaded, limits)
  const run = await chooseExperts(
    db,
    now,
    limits,
    { ...wanted, engagements: draw.known?.engagements ?? wanted.engagements },
    { round: draw.round },
  )
  // a discussion keeps its mode; what counts here is who decided on it
  const resolved = resolveSettings({
    query: { ...loaded.discussion, expertSelectionMode: input.choice ?? null },
    plan,
    grant: decided.grant,
    defaults: defaultSettings(limits),
  })
  const settings = { ...resolved, panelSize: { ...resolved.panelSize, value: settingsOf(loaded, limits).panelSize } }
  return {
    at: now.toISOString(),
    person: { id: person.id, displayName: resolvedName(person), userType: person.userType },
    ...(await rightsOf(ctx, person, plan, input, decided)),
    funding: await fundingOf(ctx, decided),
    discussion: {
      type: loaded.discussion.type,
      mode: loaded.discussion.expertSelectionMode,
      status,
      reviewReasons: reasons,
      settings: Object.entries(settings).map(([name, { value, origin }]) => ({ name, value, origin })),
    },
    surge: surge ? { id: surge.surgeId, multiple: surge.multiple } : null,
    panel: await shownRun(db, run, draw),
    pay: await payOf(
      db,
      loaded,
      run.selection.invited.map((expert) => expert.userId),
      surge?.multiple ?? 1,
      { limits, language: ctx.language },
    ),
  }
}

type Person = NewDiscussionDecision['asker']
type Plan = NewDiscussionDecision['plan']

async function rightsOf(
  ctx: Ctx,
  person: Person,
  plan: Plan,
  input: PersonSimulationBody,
  { grant }: NewDiscussionDecision,
): Promise<Pick<PersonSimulation, 'see' | 'ask'>> {
  const { db } = ctx
  const [member] = await db
    .select()
    .from(planMember)
    .where(and(eq(planMember.planId, plan.id), eq(planMember.userId, person.id)))
  const [manager] = await db
    .select({ userId: planManager.userId })
    .from(planManager)
    .where(and(eq(planManager.planId, plan.id), eq(planManager.userId, person.id)))
  const right = (await listPlanRights(ctx, person.id)).find((one) => one.planId === plan.id)
  const layers = member && rightLayers(person, member, plan)
  const access = layers && accessLevel(layers.access)
  const attach = (medium: 'messenger' | 'video' | 'audio') => {
    const { value, from } = layers ? mayAttach(layers.attach, medium) : { value: false, from: 'default' as const }
    return { allowed: value, from }
  }
  const under = eq(queryHeader.planId, plan.id)
  const counted = async (where: ReturnType<typeof and>) =>
    (await db.select({ n: count() }).from(queryHeader).where(where))[0]?.n ?? 0
  const reads = member !== undefined || manager !== undefined
  const mode = plan.expertSelectionMode ?? grant?.expertSelectionMode ?? 'grant_first'
  const sides = await coveringPools(db, { planId: plan.id, grantId: grant?.id ?? null, diagnosisId: input.dxId })
  return {
    see: {
      member: member !== undefined,
      manager: manager !== undefined,
      access: access?.value ?? null,
      accessFrom: access?.from ?? null,
      own: await counted(and(under, eq(queryHeader.userId, person.id))),
      shared:
        reads && plan.sharedQueries
          ? await counted(and(under, ne(queryHeader.userId, person.id), isSharedWith(person.id)))
          : 0,
      files: member ? await db.$count(file, eq(file.planId, plan.id)) : 0,
    },
    ask: {
      allowed: right !== undefined && right.noPostReason === null,
      reason: right ? right.noPostReason : 'canPost.noPlan',
      reply: access !== undefined && levelAllows(access.value, 'reply'),
      diagnosis: (await askableDiagnosis(db, plan.id, input.dxId, person.preferredLanguage ?? 'en-us')) !== null,
      medium: plan.media.includes(input.mediaType),
      attachments: layers ? { messenger: attach('messenger'), video: attach('video'), audio: attach('audio') } : null,
      modes: mode === 'user_choice' ? modesFor(sides) : [],
      pools: mode === 'plan_select' ? sides.plan.map((pool) => ({ id: pool.poolId, name: pool.displayName })) : [],
    },
  }
}

async function fundingOf({ db }: Ctx, { funding, grant }: NewDiscussionDecision): Promise<PersonSimulation['funding']> {
  const ids = funding.rejected.map((one) => one.grantId)
  const names = ids.length
    ? await db
        .select({ id: grantProgram.id, name: grantProgram.name })
        .from(grantProgram)
        .where(inArray(grantProgram.id, ids))
    : []
  return {
    grantId: grant?.id ?? null,
    grantName: grant?.name ?? null,
    rejected: funding.rejected.map(({ grantId, reasons }) => ({
      grantId,
      name: names.find((row) => row.id === grantId)?.name ?? grantId,
      reasons: [...reasons],
    })),
  }
}
