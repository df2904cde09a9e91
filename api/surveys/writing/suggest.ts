import { and, count, eq, gte } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { aiEvent, aiInteraction, diagnosis } from '#db/schema/all.ts'
import { readFacts } from '#model/panels/coach/coach.ts'
import { factBroken } from '#model/surveys/writing-guard.ts'
import type { Suggestion, SuggestionBody, WritingHint } from '#model/surveys/writing-wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { coachFacts } from '../../panels/coach/coach-facts.ts'
import { writtenFor } from './reference.ts'

/** Minutes in which another suggestion for the same text goes further than the first. */
const ATTEMPTS_KEPT = 15
const MISSING_SHOWN = 3

/**
 * A better wording of a text, or none. What adds or loses a number, a drug or a negation is no suggestion. Each is logged
 * without the text. @throws not.found, errors.rateLimited, service.unavailable when the provider is away
 */
export async function suggest(ctx: Ctx, asked: SuggestionBody): Promise<Suggestion> {
  const { userId } = requireActor(ctx)
  const { diagnosisId, question } = await writtenFor(ctx, asked)
  await consumeRateLimit(ctx, `ai:${userId}`, 30, 60)
  const attempt = await retriesOf(ctx, userId, asked)
  const found = await ctx.writing
    .suggest({ text: asked.text, target: asked.target, attempt, known: await knownNames(ctx) })
    .catch((error: unknown) => {
      ctx.log.warn(
        { error: error instanceof Error ? error.message : String(error), provider: ctx.writing.provider },
        'the writing helper failed',
      )
      throw new AppError('service.unavailable', 'Error generating suggestion. Please try again.')
    })
  const larId = newId()
  await transaction(ctx, async (tx) => {
    await tx.insert(aiEvent).values({
      id: larId,
      userId,
      logRefTable: asked.logRefTable,
      logRefId: asked.logRefId,
      target: asked.target,
      provider: ctx.writing.provider,
      createdAt: ctx.now(),
    })
  })
  const keeps = found.text !== null && factBroken(asked.text, found.text) === null
  return {
    aiResponse: keeps ? found.text : null,
    userId,
    larId,
    hints: [...found.hints, ...(await missing(ctx, asked, diagnosisId, question))],
  }
}

/** How often the person has asked for another suggestion here lately. */
async function retriesOf(ctx: Ctx, userId: string, { logRefTable, logRefId, target }: SuggestionBody): Promise<number> {
  const since = new Date(ctx.now().getTime() - ATTEMPTS_KEPT * 60_000)
  const [row] = await ctx.db
    .select({ n: count() })
    .from(aiInteraction)
    .innerJoin(aiEvent, eq(aiInteraction.logAIEventId, aiEvent.id))
    .where(
      and(
        eq(aiEvent.userId, userId),
        eq(aiEvent.logRefTable, logRefTable),
        eq(aiEvent.logRefId, logRefId),
        eq(aiEvent.target, target),
        eq(aiInteraction.aiAction, 'retried'),
        gte(aiInteraction.createdAt, since),
      ),
    )
  return row?.n ?? 0
}

let names: { at: number; words: Set<string> } | undefined
const NAMES_KEPT_MS = 10 * 60_000

/** The words of the diagnoses: they are never marked as misspelt. */
async function knownNames(ctx: Ctx): Promise<ReadonlySet<string>> {
  const at = ctx.now().getTime()
  if (names && at >= names.at && at - names.at < NAMES_KEPT_MS) return names.words
  const rows = await ctx.db.select({ name: diagnosis.name, synonyms: diagnosis.synonyms }).from(diagnosis)
  const words = new Set(
    rows
      .flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])])
      .flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
  )
  names = { at, words }
  return words
}

/** Facts that neither the text nor what belongs to it names: said beside the suggestion, never written into it. */
async function missing(
  ctx: Ctx,
  { target, text }: SuggestionBody,
  diagnosisId: string | undefined,
  question = '',
): Promise<WritingHint[]> {
  if (target !== 'history' || diagnosisId === undefined) return []
  const facts = await coachFacts(ctx, diagnosisId).catch(() => [])
  return readFacts(facts, `${text}\n${question}`)
    .filter(({ present }) => !present)
    .slice(0, MISSING_SHOWN)
    .map(({ fact: { label, labelZh } }) => ({
      key: 'ai.hint.missing',
      params: { name: label, nameZh: labelZh ?? label },
    }))
}
