import { meanOf, medianOf, ranksOf } from './agreement.ts'
import { scaleMaximum } from './builder.ts'
import { type QuestionTypeId } from './enums.ts'
import type { QuestionResult } from './results-wire.ts'
import { choiceVerdict, histogramOf, middleHalf, rankingVerdict, scaleVerdict, selectionVerdict } from './verdict.ts'
import type { AnswerValue, QuestionConfig } from './wire.ts'

export interface Wording {
  text: string
  questionTypeId: QuestionTypeId
  config: QuestionConfig
}

/** What a question asks: only `required` and the order of choices may differ between wordings that ask the same. */
export const wordingKey = ({ text, questionTypeId, config }: Wording): string =>
  JSON.stringify([
    text,
    questionTypeId,
    [...(config.choices ?? [])].sort((x, y) => (x.id < y.id ? -1 : 1)).map(({ id, text: words }) => [id, words]),
    config.label?.min,
    config.label?.median,
    config.label?.max,
    questionTypeId === 6 || questionTypeId === 7 ? scaleMaximum(config) : null,
    config.validation?.enableMultiSelect === true,
    config.validation?.addOther === true,
  ])

/** Whether two versions of a question can be counted together. */
export const asksTheSame = (a: Wording, b: Wording): boolean => wordingKey(a) === wordingKey(b)

type Figures = Pick<QuestionResult, 'choices' | 'others' | 'ranking' | 'scale' | 'texts' | 'verdict'>

/**
 * Figures of the answers to one version. Input must be answers of submitted surveys that are valid for this version.
 */
export function figuresOf({ questionTypeId, config }: Wording, answers: readonly AnswerValue[]): Figures {
  switch (questionTypeId) {
    case 1:
      return choiceFigures(config, answers)
    case 2:
    case 3:
      return { texts: answers.map(String) }
    case 4:
      return {
        choices: [true, false].map((value) => ({
          id: String(value),
          text: String(value),
          count: answers.filter((answer) => answer === value).length,
        })),
        verdict: choiceVerdict(answers.map(String)),
      }
    case 5:
      return rankingFigures(config, answers)
    case 6:
    case 7:
      return scaleFigures(config, answers)
  }
}

function choiceFigures({ choices = [], validation }: QuestionConfig, answers: readonly AnswerValue[]): Figures {
  const selections = answers.map((answer) => (Array.isArray(answer) ? answer : [String(answer)]))
  const chosen = selections.flat()
  const ids = new Set(choices.map(({ id }) => id))
  const meant = (answer: string) => (ids.has(answer) ? answer : sameWords(answer))
  return {
    choices: choices.map(({ id, text }) => ({ id, text, count: chosen.filter((one) => one === id).length })),
    others: chosen.filter((one) => !ids.has(one)),
    verdict: validation?.enableMultiSelect
      ? selectionVerdict(selections.map((one) => one.map(meant)))
      : choiceVerdict(chosen.map(meant)),
  }
}

/** What people wrote as "other" is the same whatever its case and spaces. */
const sameWords = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

function rankingFigures({ choices = [] }: QuestionConfig, answers: readonly AnswerValue[]): Figures {
  const orders = answers.filter((answer) => Array.isArray(answer))
  // one rank per choice in each answer
  const rankings = orders.map((order) => ranksOf(choices.map(({ id }) => order.indexOf(id))))
  const ranking = choices.map(({ id, text }, at) => ({
    id,
    text,
    meanRank: rankings.length ? meanOf(rankings.map((ranks) => ranks[at] ?? 0)) : 0,
    firsts: orders.filter((order) => order[0] === id).length,
  }))
  // Without answers the choices keep their original order.
  return {
    ranking: rankings.length ? ranking.sort((a, b) => a.meanRank - b.meanRank || b.firsts - a.firsts) : ranking,
    verdict: rankingVerdict(rankings),
  }
}

function scaleFigures(config: QuestionConfig, answers: readonly AnswerValue[]): Figures {
  const maximum = scaleMaximum(config)
  const values = answers.filter((answer) => typeof answer === 'number')
  const some = values.length > 0
  return {
    scale: {
      maximum,
      counts: histogramOf(values, maximum),
      mean: some ? meanOf(values) : null,
      median: some ? medianOf(values) : null,
      middle: some ? middleHalf(values) : null,
      label: config.label ?? {},
    },
    verdict: scaleVerdict(values, maximum),
  }
}
