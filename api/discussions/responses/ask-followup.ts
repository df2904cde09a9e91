import { and, desc, eq } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { applyOwnCommand } from '../lifecycle/with-discussion.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { remindFollowup } from '../lifecycle/clocks.ts'
import { takesFollowup } from '../lifecycle/facts.ts'
import { expertsOf } from '../lifecycle/load.ts'
import { ownRow } from './post-response.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { showResponse } from './response-view.ts'
import { addResponse } from './responses.ts'
import { askerMayReply } from '../viewer.ts'

/**
 * The asker asks a follow-up: one expert, or everyone who has answered. An answered discussion is open again until they reply.
 * @throws not.found for an expert of another discussion, discussion.transition while no one has answered
 */
export const askFollowup = (
  ctx: Ctx,
  key: string,
  { text, queryExpertId }: { text: string; queryExpertId?: string | undefined },
): Promise<DiscussionResponse> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    if (reader.kind !== 'asker' || !(await askerMayReply(unit.tx, unit.loaded)))
      throw new AppError('auth.notAuthorized', 'Not Authorized')
    const panel = expertsOf(unit.loaded.engagements)
    const asked =
      queryExpertId === undefined
        ? panel.filter((row) => takesFollowup(unit.loaded, row))
        : panel.filter((row) => row.id === queryExpertId)
    if (queryExpertId !== undefined && asked.length === 0) throw new AppError('not.found', 'Not Found')
    const own = await ownRow(unit, 'user')
    const [about] =
      asked.length === 1
        ? await unit.tx
            .select({ id: queryResponse.id })
            .from(queryResponse)
            .where(and(eq(queryResponse.queryExpertId, asked[0]?.id ?? ''), eq(queryResponse.type, 'response')))
            .orderBy(desc(queryResponse.id))
            .limit(1)
        : []
    const line = await addResponse(unit, {
      type: 'response',
      text: text.trim(),
      queryExpertId: own.id,
      aboutResponseId: about?.id ?? null,
    })
    for (const row of asked) {
      await applyEngagementCommand(unit, row.userId, { command: { name: 'askFollowup' }, actor: { kind: 'asker' } })
      row.followupResponseId = line.id
      await remindFollowup(unit, row.id, line.id)
    }
    await applyOwnCommand(unit, { name: 'followup' })
    return showResponse(unit.tx, unit.loaded, reader, line)
  })
