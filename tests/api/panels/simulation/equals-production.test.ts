import { and, asc, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onPostgres } from '#db/dialect.ts'
import { auditEvent, queryExpert, queryHeader, querySelection } from '#db/schema/all.ts'
import { isLive, mediaTypes, type QueryStatus } from '#model/discussions/enums.ts'
import type { Actor } from '#model/permissions.ts'
import type { UserType } from '#model/identity/enums.ts'
import { choosableModes } from '#model/panels/enums.ts'
import type { PersonSimulation } from '#model/panels/selection/simulation-wire.ts'
import { toSeconds } from '#model/time.ts'
import { systemCtx, type Ctx } from '#api/context.ts'
import { transaction } from '#api/context.ts'
import { runInUnitOfWork } from '#api/discussions/lifecycle/with-discussion.ts'
import { applyCommand } from '#api/discussions/lifecycle/apply-command.ts'
import { createDiscussion } from '#api/discussions/creation/create-discussion.ts'
import { settingsOf } from '#api/discussions/lifecycle/facts.ts'
import { postRights } from '#api/identity/post-rights.ts'
import { ofLength } from '../../../support/length.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { hire } from '../../admin/staff.ts'
import { chance, makeWorld, shake, type Chance } from './world.ts'

const product = await startProduct()
const { viewer } = await hire(product)
const { db } = product
const world = await makeWorld(product)
// how the engines store rows makes no difference to the rules: one of them runs all set-ups
const SETUPS = onPostgres ? ofLength(50, 150) : ofLength(100, 1_000)

/** The same words that the simulation uses for a question no one has asked yet. */
const question = 'Which further treatment would the panel recommend in this situation, and what speaks for it?'
class TakenBack extends Error {}

interface Real {
  id: string
  first: QueryStatus
  grantId: string | null
  mode: string
  type: string
  reasons: readonly string[]
  panelSize: number
  surge: { id: string | null; multiple: number }
  /** null: it could not be released, or no one was looked for */
  invited: string[] | null
  alternates: string[]
  excluded: Record<string, readonly string[]>
  weights: Record<string, number>
}

const pickCase = (luck: Chance) => {
  const mediaType = luck.one(mediaTypes)
  return {
    asker: luck.one(world.askers),
    plan: luck.one(world.plans),
    diagnosis: luck.one(world.diagnoses),
    mediaType,
    choice: luck.or(0.3, () => luck.one(choosableModes)),
    poolId: luck.or(0.4, () => luck.one(world.pools).id),
    meetingTime: isLive(mediaType)
      ? luck.or(0.7, () => new Date(Math.floor(product.now().getTime() / 1000) * 1000 + 2 * 86_400_000))
      : null,
  }
}
type Case = ReturnType<typeof pickCase>

/** Asks the question for real, releases it as staff would, notes what came of it, and takes everything back. */
async function askForReal({ asker, plan, diagnosis, mediaType, choice, poolId, meetingTime }: Case): Promise<Real> {
  const actor: Actor = {
    userId: asker.id,
    userType: asker.userType as UserType,
    userKind: asker.userKind,
    roles: [],
    rank: null,
    viewOnly: false,
    noeticExpert: false,
    mfaDone: true,
  }
  const ctx: Ctx = { ...systemCtx(product.deps), actor }
  let real: Real | undefined
  await transaction(ctx, async (tx) => {
    const made = await createDiscussion(ctx, tx, {
      askerId: asker.id,
      createdBy: asker.id,
      planId: plan.id,
      diagnosisId: diagnosis.id,
      contextName: null,
      text: question,
      history: '',
      language: 'en-us',
      anonymous: false,
      mediaType,
      expertSelectionChoice: choice,
      poolId,
      proposedTimes: meetingTime ? [toSeconds(meetingTime)] : [],
    })
    const first = made.status
    const reasons = [...made.reviewReasons]
    const staff = { kind: 'csr' as const, rank: 'csr_admin' as const }
    const { unit } = await runInUnitOfWork(ctx, tx, made.id, async (held) => {
      if (held.loaded.discussion.status === 'pending_charge')
        await applyCommand(held, { command: { name: 'recordCharge', reference: 'x' }, actor: staff })
    })
    if (unit.loaded.discussion.status === 'csrhold') {
      await runInUnitOfWork(ctx, tx, made.id, (held) =>
        applyCommand(held, { command: { name: 'releaseHold' }, actor: staff }),
      ).catch((error) => {
        if (!meetingTime && isLive(mediaType)) return
        throw error
      })
    }
    const [row] = await tx.select().from(queryHeader).where(eq(queryHeader.id, made.id))
    const [run] = await tx.select().from(querySelection).where(eq(querySelection.queryId, made.id))
    const engaged = await tx
      .select()
      .from(queryExpert)
      .where(and(eq(queryExpert.queryId, made.id), ne(queryExpert.status, 'user')))
      .orderBy(asc(queryExpert.id))
    if (run) expect(engaged.map((one) => one.userId).sort()).toEqual([...run.invited].sort())
    type Line = { userId?: string; weight?: number; reasons?: string[] }
    const lines = (run?.ranking ?? []) as Line[]
    real = {
      id: made.id,
      first,
      reasons,
      grantId: made.grantId,
      mode: made.expertSelectionMode,
      type: made.type,
      panelSize: settingsOf(unit.loaded, unit.limits).panelSize,
      surge: { id: row?.surgeId ?? null, multiple: row?.surgeMultiple ?? 1 },
      invited: run ? run.invited : null,
      alternates: run?.alternates ?? [],
      excluded: Object.fromEntries(
        lines.flatMap((line) => (line.userId && line.reasons ? [[line.userId, line.reasons]] : [])),
      ),
      weights: Object.fromEntries(
        lines.flatMap((line) => (line.userId && line.weight !== undefined ? [[line.userId, line.weight]] : [])),
      ),
    }
    throw new TakenBack()
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  if (!real) throw new Error('nothing was asked')
  return real
}

test(`the simulation says what really happens, in ${SETUPS} random set-ups`, { timeout: 600_000 }, async () => {
  const seen = { released: 0, held: 0, charged: 0, funded: 0, surged: 0, invited: 0, refused: 0 }
  for (let n = 0; n < SETUPS; n++) {
    const luck = chance(n + 7)
    if (n % 4 === 0) await shake(product, world, luck)
    const given = pickCase(luck)
    const real = await askForReal(given)
    const answer = await viewer.call<PersonSimulation>('POST', '/server/querySimulator/person', {
      userId: given.asker.id,
      planId: given.plan.id,
      dxId: given.diagnosis.id,
      mediaType: given.mediaType,
      at: product.now().toISOString(),
      seed: `${real.id}:1`,
      choice: given.choice,
      poolId: given.poolId,
      ...(given.meetingTime && { meetingTime: given.meetingTime.toISOString() }),
    })
    expectStatus(answer, 200)
    const told = answer.body
    const which = `set-up ${n}`
    expect(
      {
        status: told.discussion.status,
        reasons: told.discussion.reviewReasons,
        mode: told.discussion.mode,
        type: told.discussion.type,
        grantId: told.funding.grantId,
      },
      which,
    ).toEqual({ status: real.first, reasons: real.reasons, mode: real.mode, type: real.type, grantId: real.grantId })
    expect(told.discussion.settings.find((one) => one.name === 'panelSize')?.value, which).toBe(real.panelSize)
    const rights = await postRights(db, given.asker, product.now())
    expect(told.ask.allowed, which).toBe(rights.allowed && rights.planIds.includes(given.plan.id))
    if (real.invited) {
      expect(
        told.panel.ranked.filter((one) => one.invited).map((one) => one.userId),
        which,
      ).toEqual(real.invited)
      const able = told.panel.ranked.filter((one) => one.eligible)
      expect(
        able.slice(real.invited.length).map((one) => one.userId),
        which,
      ).toEqual(real.alternates)
      expect(Object.fromEntries(able.map((one) => [one.userId, one.weight])), which).toEqual(real.weights)
      expect(
        Object.fromEntries(
          told.panel.ranked.filter((one) => !one.eligible).map((one) => [one.userId, one.reasonCodes]),
        ),
        which,
      ).toEqual(real.excluded)
      expect({ id: told.surge?.id ?? null, multiple: told.surge?.multiple ?? 1 }, which).toEqual(real.surge)
      seen.released++
    }
    seen.held += Number(real.first === 'csrhold')
    seen.charged += Number(real.first === 'pending_charge')
    seen.funded += Number(real.grantId !== null)
    seen.surged += Number(real.surge.multiple > 1)
    seen.invited += Number((real.invited?.length ?? 0) > 0)
    seen.refused += Number(!told.ask.allowed)
  }
  // the set-ups are of every kind
  const enough = SETUPS / 50
  expect(Object.entries(seen).filter(([, times]) => times < enough)).toEqual([])
  // nothing was written or sent, neither by the simulations nor by what was taken back
  expect(await db.$count(auditEvent)).toBe(0)
  expect(await db.$count(querySelection)).toBe(0)
})
