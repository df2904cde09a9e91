import { longestText, longTextProblem } from '../long-text.ts'
import { defaultScaleMaximum, opinionScaleLabels, questionTypes, scaleMaxima, type QuestionTypeId } from './enums.ts'
import {
  longestChoice,
  longestLabel,
  longestShortAnswer,
  questionConfigListSchema,
  type AnswerValue,
  type QuestionConfig,
} from './wire.ts'

export interface QuestionInput {
  text: string
  questionTypeId: QuestionTypeId
  config: QuestionConfig
}
export interface QuestionProblem {
  field: 'text' | 'choices' | 'label' | 'maxOpinionScale' | 'selectedRating' | 'configuration'
  key: string
}

/** Validation errors of a question as text keys; empty: can be saved. */
export function questionProblems(
  { text, questionTypeId, config }: QuestionInput,
  { isCsr }: { isCsr: boolean },
): QuestionProblem[] {
  const problems: QuestionProblem[] = []
  const textProblem = text.length > longestText ? 'errors.tooLong' : longTextProblem(text)
  if (textProblem !== null) problems.push({ field: 'text', key: textProblem })
  const { kind, settings } = questionTypes[questionTypeId]
  if (kind === 'choice') {
    const choices = config.choices ?? []
    if (choices.length === 0 || choices.some((choice) => choice.text.trim() === ''))
      problems.push({ field: 'choices', key: 'errors.required' })
    if (choices.some((choice) => choice.text.length > longestChoice))
      problems.push({ field: 'choices', key: 'errors.tooLong' })
    if (new Set(choices.map(({ id }) => id)).size < choices.length)
      problems.push({ field: 'choices', key: 'errors.invalidParameters' })
    if (new Set(choices.map((choice) => asRead(choice.text))).size < choices.length)
      problems.push({ field: 'choices', key: 'errors.duplicateChoice' })
  }
  if (kind === 'opinionScale' && !opinionScaleLabels.every((label) => (config.label?.[label] ?? '').trim() !== '')) {
    problems.push({ field: 'label', key: 'builder.labelError' })
  }
  if (
    kind === 'opinionScale' &&
    opinionScaleLabels.some((label) => (config.label?.[label] ?? '').length > longestLabel)
  )
    problems.push({ field: 'label', key: 'errors.tooLong' })
  const scale = kind === 'rating' ? 'selectedRating' : kind === 'opinionScale' ? 'maxOpinionScale' : null
  const maximum = scale === null ? undefined : config[scale]
  if (
    scale !== null &&
    maximum !== undefined &&
    !(isCsr ? scaleMaxima : [defaultScaleMaximum]).includes(maximum as 10)
  ) {
    problems.push({ field: scale, key: 'errors.invalidParameters' })
  }
  const unknown = Object.keys(config.validation ?? {}).filter(
    (setting) => !settings.some((offered) => offered === setting),
  )
  if (unknown.length > 0) problems.push({ field: 'configuration', key: 'errors.invalidParameters' })
  return problems
}

/** Choices that differ only in case or spaces look the same in the results. */
const asRead = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Configuration reduced to the members of the type; only staff may set scale maxima, others always get 10. */
export function configToSave(
  { questionTypeId, config }: Pick<QuestionInput, 'questionTypeId' | 'config'>,
  { isCsr }: { isCsr: boolean },
): QuestionConfig {
  const validation = config.validation ?? {}
  switch (questionTypes[questionTypeId].kind) {
    case 'choice':
      return { validation, choices: (config.choices ?? []).map(({ id, text }) => ({ id, text: text.trim() })) }
    case 'plain':
      return { validation }
    case 'rating':
      return isCsr ? { validation, selectedRating: config.selectedRating ?? defaultScaleMaximum } : { validation }
    case 'opinionScale':
      return {
        validation,
        label: config.label ?? {},
        ...(isCsr ? { maxOpinionScale: config.maxOpinionScale ?? defaultScaleMaximum } : {}),
      }
  }
}

/** Parses a stored configuration; undefined when invalid. */
export function readConfig(configuration: string): QuestionConfig | undefined {
  try {
    const parsed = questionConfigListSchema.safeParse(JSON.parse(configuration))
    return parsed.success ? (parsed.data[0] ?? {}) : undefined
  } catch {
    return undefined
  }
}
export const writeConfig = (config: QuestionConfig): string => JSON.stringify([config])

/** Maximum of a rating or opinion scale. */
export const scaleMaximum = (config: QuestionConfig): number =>
  config.selectedRating ?? config.maxOpinionScale ?? defaultScaleMaximum

/** Labelled points of a scale: both ends and the middle. */
export const scaleNames = (
  maximum: number,
  label: QuestionConfig['label'] = {},
): Readonly<Record<number, string | undefined>> => ({
  1: label.min,
  [Math.ceil(maximum / 2)]: label.median,
  [maximum]: label.max,
})

/** Positions 1, 2, 3… after a move or deletion; returns changed ones only. */
export const renumber = (questions: readonly { id: string; order: number }[]): { id: string; order: number }[] =>
  questions
    .map(({ id, order }, at) => ({ id, order: at + 1, changed: order !== at + 1 }))
    .filter(({ changed }) => changed)
    .map(({ id, order }) => ({ id, order }))

/** The question to open after a deletion: the previous one, or the next if it was the first. */
export const activeAfterDelete = (ids: readonly string[], deleted: string): string | undefined => {
  const at = ids.indexOf(deleted)
  return at > 0 ? ids[at - 1] : ids[1]
}

/** Preview in the list, truncated to `length` characters. */
export const previewOf = (text: string, length: number): string => {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}

/** Whether another question can be added, and whether to show the limit. */
export const limitOf = (count: number, maximum: number, hasActive: boolean) => ({
  canAdd: count < maximum,
  showLimit: count >= maximum || (count === maximum - 1 && !hasActive),
})

/** No text and no choice. */
export const isBlank = (value: AnswerValue | undefined): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Text key of the error in one answer; null when valid. */
export function answerProblem(
  questionTypeId: QuestionTypeId,
  config: QuestionConfig,
  value: AnswerValue | undefined,
): string | null {
  if (isBlank(value)) return config.validation?.required === true ? 'errors.required' : null
  const invalid = 'errors.invalidParameters'
  const ids = (config.choices ?? []).map(({ id }) => id)
  switch (questionTypeId) {
    case 1: {
      const chosen = Array.isArray(value) ? value : [value]
      if (chosen.length > 1 && config.validation?.enableMultiSelect !== true) return invalid
      if (new Set(chosen).size < chosen.length) return invalid
      const others = chosen.filter((one) => typeof one !== 'string' || !ids.includes(one))
      if (typeof others[0] === 'string' && others[0].trim().length > longestChoice) return 'errors.tooLong'
      if (others.length === 1 && isBlank(others[0])) return 'survey.otherMissing'
      return others.length === 0 ||
        (config.validation?.addOther === true && others.length === 1 && typeof others[0] === 'string')
        ? null
        : invalid
    }
    case 5:
      return Array.isArray(value) && value.length === ids.length && ids.every((id) => value.includes(id))
        ? null
        : invalid
    case 2:
    case 3: {
      const longest = questionTypeId === 2 ? longestShortAnswer : longestText
      return typeof value !== 'string' ? invalid : value.trim().length > longest ? 'errors.tooLong' : null
    }
    case 4:
      return typeof value === 'boolean' ? null : invalid
    case 6:
    case 7:
      return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= scaleMaximum(config)
        ? null
        : invalid
  }
}

/** An answer as text for exports: choice labels; a ranking in rank order. */
export function answerText(questionTypeId: QuestionTypeId, config: QuestionConfig, value: AnswerValue): string {
  const textOf = (id: string) => config.choices?.find((choice) => choice.id === id)?.text ?? id
  if (!Array.isArray(value))
    return questionTypes[questionTypeId].kind === 'choice' && typeof value === 'string' ? textOf(value) : String(value)
  return questionTypeId === 5
    ? value.map((id, at) => `${at + 1}. ${textOf(id)}`).join('; ')
    : value.map(textOf).join('; ')
}
