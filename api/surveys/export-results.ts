import { stringify } from 'csv-stringify/sync'
import { isOf } from '#model/surveys/people-asked.ts'
import type { SurveyResults } from '#model/surveys/results-wire.ts'
import type { Ctx } from '../context.ts'
import { textIn, type TextKey } from '../notifications/texts.ts'
import { readResults, type ReadResultsQuery } from './read-results.ts'
import { answerInWords, figuresInWords, peopleInWords, verdictInWords } from './results-in-words.ts'

export interface Exported {
  text: string
  type: string
  name: string
}

/** Results as a file in the reader's language: text to read, a table for a spreadsheet. A ranking is in rank order. */
export async function exportResults(ctx: Ctx, asked: ReadResultsQuery, format: 'text' | 'csv'): Promise<Exported> {
  const results = await readResults(ctx, asked)
  const { language } = ctx
  const say = (key: string, params: Record<string, string | number> = {}) =>
    textIn(language, `survey.export.${key}` as TextKey, params)
  const time = (when: string) => textIn(language, `survey.timing.${when}` as TextKey)
  if (format === 'csv')
    return { text: await asCsv(results, say, time, language), type: 'text/csv; charset=utf-8', name: 'survey.csv' }
  return { text: await asText(results, say, time, language), type: 'text/plain; charset=utf-8', name: 'survey.txt' }
}

type Say = (key: string, params?: Record<string, string | number>) => Promise<string>
type Time = (when: string) => Promise<string>

async function asCsv({ questions }: SurveyResults, say: Say, time: Time, language: string): Promise<string> {
  const head = await Promise.all(
    ['time', 'question', 'role', 'person', 'answer', 'handedIn', 'date'].map((key) => say(key)),
  )
  const [yes, no] = [await say('yes'), await say('no')]
  const lines = await Promise.all(
    questions.flatMap((question) =>
      question.rows.map(async (row) => [
        await time(question.questionWhen),
        question.text,
        await textIn(language, `survey.role.${question.role}`),
        row.displayName,
        await answerInWords(question, row.text, language),
        row.complete ? yes : no,
        row.answeredAt,
      ]),
    ),
  )
  // a byte-order mark, so that spreadsheets read Chinese; cells that would run as formulas are text
  return stringify([head, ...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}

async function asText(
  { title, questions, people }: SurveyResults,
  say: Say,
  time: Time,
  language: string,
): Promise<string> {
  const lines: string[] = title ? [title, ''] : []
  for (const group of people) {
    lines.push(`${await time(group.questionWhen)} · ${await peopleInWords(group, language)}`, '')
    for (const question of questions.filter((one) => isOf(one, group))) {
      lines.push(
        `${question.order}. ${question.text}${question.earlier ? ` (${await say('earlier')})` : ''}`,
        `   ${await say('answers', { n: question.n, partial: question.partial })}`,
      )
      lines.push(...(await figuresInWords(question, language)).map((line) => `   ${line}`))
      if (question.verdict) lines.push(`   ${await verdictInWords(question.verdict, language)}`)
      lines.push(
        ...(await Promise.all(
          question.rows.map(
            async (row) =>
              `   - ${row.displayName}: ${await answerInWords(question, row.text, language)}${row.complete ? '' : ` (${await say('unfinished')})`}`,
          ),
        )),
        '',
      )
    }
  }
  return `${lines.join('\n')}\n`
}
