import { scaleNames } from '#model/surveys/builder.ts'
import { asksBothRoles, type RespondentGroup } from '#model/surveys/people-asked.ts'
import type { QuestionResult } from '#model/surveys/results-wire.ts'
import { textIn, type Params, type TextKey } from '../notifications/texts.ts'

const round = (value: number) => String(Math.round(value * 100) / 100)
const saying =
  (language: string) =>
  (key: string, params: Params = {}) =>
    textIn(language, `survey.export.${key}` as TextKey, params)

/** How many of those who were asked have answered; whose answers they are, where both roles are asked. */
export async function peopleInWords(
  { questionWhen, role, asked, complete, partial }: RespondentGroup,
  language: string,
): Promise<string> {
  const words = [
    ...(asksBothRoles(questionWhen) ? [await textIn(language, `survey.role.${role}`)] : []),
    asked === 0
      ? await textIn(language, 'survey.notAsked')
      : await textIn(language, 'survey.people', { complete, asked }),
    ...(partial ? [await textIn(language, 'survey.begun', { smart_count: partial })] : []),
  ]
  return words.join(' · ')
}

/** An answer as it is read: yes and no in the reader's language. */
export const answerInWords = (
  { questionTypeId }: Pick<QuestionResult, 'questionTypeId'>,
  text: string,
  language: string,
): Promise<string> => (questionTypeId === 4 ? saying(language)(text === 'true' ? 'yes' : 'no') : Promise.resolve(text))

/** The figures of a question, a line each; a ranking is in rank order. Nothing where only words were asked for. */
export async function figuresInWords(
  { choices, others, ranking, scale, questionTypeId }: QuestionResult,
  language: string,
): Promise<string[]> {
  const say = saying(language)
  if (ranking)
    return Promise.all(
      ranking.map(({ text, meanRank, firsts }, at) =>
        say('ranked', { place: at + 1, text, rank: round(meanRank), firsts }),
      ),
    )
  if (choices) {
    const named = await Promise.all(
      choices.map(
        async ({ id, text, count }) =>
          `${await answerInWords({ questionTypeId }, questionTypeId === 4 ? id : text, language)}: ${count}`,
      ),
    )
    return others?.length ? [...named, `${await say('others')}: ${others.join('; ')}`] : named
  }
  if (!scale || scale.mean === null || scale.median === null) return []
  const { counts, maximum, label, mean, median } = scale
  const names = scaleNames(maximum, label)
  const point = (value: number) => (names[value] ? `${value} (${names[value]})` : String(value))
  return [
    await say('scale', { mean: round(mean), median: round(median), maximum }),
    counts.map((count, at) => `${point(at + 1)}: ${count}`).join('  '),
  ]
}

/** What may be said of the panel, with the figure it rests on and how far that carries. */
export async function verdictInWords(
  { word, measure, n, few }: NonNullable<QuestionResult['verdict']>,
  language: string,
): Promise<string> {
  const words = [await textIn(language, `survey.verdict.${word}` as TextKey, { n })]
  if (measure) words.push(await textIn(language, `survey.verdict.${measure.name}`, { value: round(measure.value) }))
  if (measure && few) words.push(await textIn(language, 'survey.verdict.few', { n }))
  return words.join(await textIn(language, 'list.gap'))
}
