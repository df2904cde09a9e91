import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { longTextProblem } from '#model/long-text.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { applyOwnCommand } from '../lifecycle/with-discussion.ts'
import { withDiscussionAs, checkVersion, authorizeCommand } from '../read-discussion.ts'
import { showResponse } from './response-view.ts'
import { addResponse } from './responses.ts'
import type { ResponseRow } from './responses.ts'

function checkText(text: string): void {
  const problem = longTextProblem(text)
  if (problem !== null)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { text: problem } })
}

/** The asker sends the question again after staff returned it; it is judged again. @throws conflict, errors.invalidParameters */
export function resubmit(
  ctx: Ctx,
  key: string,
  { text, history, version }: { text: string; history?: string | undefined; version: number },
): Promise<Discussion> {
  checkText(text)
  return authorizeCommand(ctx, key, { name: 'resubmit' }, { version, words: { text, history } })
}

/** The asker accepts or declines the staff's wording; their comment is kept with the decision. */
export const decideRewording = (
  ctx: Ctx,
  key: string,
  accept: boolean,
  text: string | undefined,
): Promise<Discussion> =>
  authorizeCommand(ctx, key, { name: accept ? 'acceptUpdate' : 'declineUpdate' }, { words: { text: text ?? '' } })

/** Staff suggest another wording of a question in review; the asker decides. @throws conflict, discussion.transition */
export function suggestRewording(
  ctx: Ctx,
  key: string,
  words: { text: string; history?: string | undefined; summary?: string | undefined; version: number },
): Promise<DiscussionResponse> {
  checkText(words.text)
  return withDiscussionAs(ctx, key, async (unit, reader) => {
    await checkVersion(unit, words.version)
    const before = unit.lines.length
    await applyOwnCommand(unit, { name: 'csrUpdate' }, { text: words.text })
    const question = unit.lines[before] as ResponseRow
    if (words.history !== undefined)
      await addResponse(unit, {
        type: 'csrupdate',
        subtype: 'clinical',
        text: words.history,
        aboutResponseId: question.id,
      })
    if (words.summary) await addResponse(unit, { type: 'csrhold', text: words.summary, aboutResponseId: question.id })
    return showResponse(unit.tx, unit.loaded, reader, question)
  })
}
