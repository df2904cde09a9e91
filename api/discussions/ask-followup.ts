import { and, desc, eq } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { command } from './act.ts'
import { applyEngagement } from './apply-engagement.ts'
import { answerShown } from './facts.ts'
import { expertsOf } from './load.ts'
import { ownRow } from './post-response.ts'
import { actAs } from './read-discussion.ts'
import { showResponse } from './response-view.ts'
import { addResponse } from './responses.ts'
import { askerMayReply } from './viewer.ts'

const answered = ['answered', 'followup']

/**
 * The asker asks back: one expert, or everybody who has answered. An answered discussion is open again until they reply.
 * @throws not.found for an expert of another discussion, discussion.transition while nobody has answered
 */
export const askFollowup = (
  ctx: Ctx,
  key: string,
  { text, queryExpertId }: { text: string; queryExpertId?: string | undefined },
): Promise<DiscussionResponse> =>
  actAs(ctx, key, async (work, reader) => {
    if (reader.kind !== 'asker' || !(await askerMayReply(work.tx, work.loaded)))
      throw new AppError('auth.notAuthorized', 'Not Authorized')
    const panel = expertsOf(work.loaded.engagements)
    const asked =
      queryExpertId === undefined
        ? panel.filter((row) => answered.includes(row.status) && answerShown(work.loaded, row))
        : panel.filter((row) => row.id === queryExpertId)
    if (queryExpertId !== undefined && asked.length === 0) throw new AppError('not.found', 'Not Found')
    const own = await ownRow(work, 'user')
    const [about] =
      asked.length === 1
        ? await work.tx
            .select({ id: queryResponse.id })
            .from(queryResponse)
            .where(and(eq(queryResponse.queryExpertId, asked[0]?.id ?? ''), eq(queryResponse.type, 'response')))
            .orderBy(desc(queryResponse.id))
            .limit(1)
        : []
    const line = await addResponse(work, {
      type: 'response',
      text: text.trim(),
      queryExpertId: own.id,
      aboutResponseId: about?.id ?? null,
    })
    for (const row of asked) {
      await applyEngagement(work, row.userId, { command: { name: 'askFollowup' }, actor: { kind: 'asker' } })
      const hours = work.limits['reminder.followUp']
      if (hours > 0)
        await enqueue(ctx, work.tx, {
          kind: 'discussion.remindFollowup',
          payload: { id: row.id, asked: line.id },
          runAt: new Date(work.now.getTime() + hours * 3_600_000),
        })
    }
    await command(work, { name: 'followup' })
    return showResponse(work.tx, work.loaded, reader, line)
  })
