import type { Queries } from '#db/client.ts'
import type { DocumentBlock, DocumentSection } from '#model/discussions/export.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import { isOf } from '#model/surveys/people-asked.ts'
import type { QuestionResult } from '#model/surveys/results-wire.ts'
import { resultsFor } from './read-results.ts'
import { answerInWords, figuresInWords, peopleInWords, verdictInWords } from './results-in-words.ts'
import { headerOf } from './survey-place.ts'
import type { DocumentReader } from '../discussions/export/document-reader.ts'
import type { Words } from '../discussions/export/document-words.ts'

/**
 * What the questions of a discussion came to, as far as the reader of the document may see it: those for the panel, and
 * those of other times where someone answered them. Nothing at all while the reader answers independently first.
 */
export async function surveySections(
  q: Queries,
  { loaded, names, lines }: DocumentReader,
  words: Words,
  now: Date,
): Promise<DocumentSection[]> {
  const header = await headerOf(q, { of: 'discussion', id: loaded.discussion.id, ownerId: null, status: null })
  if (!header || !lines.seesContent) return []
  const { questions, people } = await resultsFor(q, loaded, header, {
    answers: lines,
    names,
    now,
    language: words.language,
  })
  const told = people
    .map((group) => ({ group, asked: questions.filter((one) => isOf(one, group)) }))
    .filter(
      ({ group, asked }) =>
        asked.length > 0 && (group.questionWhen === 'question' || asked.some((one) => one.rows.length > 0)),
    )
  return Promise.all(
    told.map(async ({ group, asked }) => {
      const blocks = await Promise.all(asked.map((one) => resultBlocks(one, words)))
      return {
        heading: await headingOf(group.questionWhen, words),
        blocks: [{ kind: 'quiet' as const, text: await peopleInWords(group, words.language) }, ...blocks.flat()],
      }
    }),
  )
}

const headingOf = async (when: QuestionTiming, words: Words) =>
  when === 'question'
    ? words.say('survey.results')
    : `${await words.say('survey.results')} · ${await words.say(`survey.timing.${when}`)}`

/** One question: its figures and the verdict on the panel, then who answered what. */
async function resultBlocks(question: QuestionResult, words: Words): Promise<DocumentBlock[]> {
  const { n, partial, earlier, verdict, rows, order, text } = question
  const figures =
    n === 0
      ? []
      : [
          ...(await figuresInWords(question, words.language)),
          ...(verdict ? [await verdictInWords(verdict, words.language)] : []),
        ]
  const entry = {
    head: `${order}. ${text}`,
    meta: await words.say(`survey.export.answers${partial > 0 ? 'Partial' : ''}`, { n, partial }),
    ...(earlier && { label: await words.say('survey.export.earlier') }),
    text: rows.length === 0 ? await words.say('survey.resultsNone') : figures.join('\n'),
  }
  if (rows.length === 0) return [{ kind: 'entry', entry }]
  const head = await Promise.all(
    (['person', 'answer', 'date'] as const).map((key) => words.say(`survey.export.${key}`)),
  )
  const unfinished = await words.say('survey.export.unfinished')
  const table = await Promise.all(
    rows.map(async (row) => {
      const said = await answerInWords(question, row.text, words.language)
      return [row.displayName, row.complete ? said : `${said} (${unfinished})`, words.when(new Date(row.answeredAt))]
    }),
  )
  return [
    { kind: 'entry', entry },
    { kind: 'table', head, rows: table },
  ]
}
