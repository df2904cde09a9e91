import { activeAfterDelete, configToSave, questionProblems, type QuestionProblem } from './builder.ts'
import { defaultQuestionTypeId, questionTypes, type QuestionTypeId } from './enums.ts'
import type { QuestionConfig } from './wire.ts'

/** State of the question builder as a pure reducer: current edit, items to save, undo history. */

export interface Wording {
  text: string
  questionTypeId: QuestionTypeId
  config: QuestionConfig
}
/** A question to be saved; `key` identifies it on this page. */
export interface Item extends Wording {
  key: string
}
interface Moment {
  items: readonly Item[]
  /** key of the question in the editor; null: a new one */
  active: string | null
  /** editor content; copied into the question when another is opened, or by Done, Add and Finish */
  working: Wording
}
export interface BuilderState extends Moment {
  past: readonly Moment[]
  future: readonly Moment[]
  /** field being typed in, so that consecutive keystrokes are one undo step */
  typing: string | null
  /** saving was rejected by validation: errors are shown */
  refused: boolean
}
export type BuilderAction =
  /** `field`: consecutive edits of the same field are one undo step */
  | { type: 'edit'; field: string; change: Partial<Wording> }
  /**
   * opens a question or (null) a new one, after saving the editor content. `key` is for a new question created by this
   */
  | { type: 'activate'; target: string | null; key: string }
  /** saves the editor content: Add question, Done */
  | { type: 'save'; key: string }
  /** takes back what is in the editor: a new question is empty again, another reads as it was saved */
  | { type: 'discard' }
  | { type: 'delete'; target: string }
  /** target position, from 0 */
  | { type: 'move'; target: string; to: number }
  | { type: 'undo' }
  | { type: 'redo' }

export interface Builder {
  isCsr: boolean
  maximum: number
}

const STEPS = 100
const firstChoice = { id: 'choice-1', text: '' }
export const blankWording = (questionTypeId: QuestionTypeId = defaultQuestionTypeId): Wording => ({
  text: '',
  questionTypeId,
  config: { validation: {}, choices: [firstChoice] },
})

export const startBuilder = (
  items: readonly Item[],
  { active = null, working }: Partial<Moment> = {},
): BuilderState => {
  const found = items.find(({ key }) => key === active)
  return {
    items,
    active: found ? active : null,
    working: working ?? (found ? wordingOf(found) : blankWording()),
    past: [],
    future: [],
    typing: null,
    refused: false,
  }
}

export const wordingOf = ({ text, questionTypeId, config }: Wording): Wording => ({ text, questionTypeId, config })
export const sameWording = (a: Wording, b: Wording): boolean =>
  JSON.stringify([a.text, a.questionTypeId, sorted(a.config)]) ===
  JSON.stringify([b.text, b.questionTypeId, sorted(b.config)])
const sorted = ({ validation = {}, choices, label, selectedRating, maxOpinionScale }: QuestionConfig) => [
  Object.entries(validation)
    .filter(([, on]) => on)
    .map(([name]) => name)
    .sort(),
  choices?.map(({ id, text }) => [id, text]),
  label && [label.min, label.median, label.max],
  selectedRating,
  maxOpinionScale,
]

/** The editor of a new question is still empty. */
export const isUntouched = ({ text, config }: Wording): boolean =>
  text.trim() === '' &&
  (config.choices ?? []).every((choice) => choice.text.trim() === '') &&
  Object.values(config.label ?? {}).every((label) => label.trim() === '')

const savedWording = ({ items, active }: Moment): Wording => {
  const saved = items.find(({ key }) => key === active)
  return saved ? wordingOf(saved) : blankWording()
}

/** The editor holds something that is not among the questions. */
export const hasUnsaved = (state: BuilderState): boolean =>
  state.active === null ? !isUntouched(state.working) : !sameWording(savedWording(state), state.working)

/** Validation errors of the editor content. */
export const problemsIn = (working: Wording, builder: Builder): QuestionProblem[] =>
  questionProblems({ ...working, config: configToSave(working, builder) }, builder)

/** Whether the editor content can be saved and another question added. */
export const canAdd = ({ items, active, working }: BuilderState, builder: Builder): boolean =>
  (active !== null || items.length < builder.maximum) && problemsIn(working, builder).length === 0

/** Action of Finish: close without saving, save and close, or show validation errors. */
export function finishOf(state: BuilderState, builder: Builder): 'close' | 'save' | 'refuse' {
  const idle = state.active === null && isUntouched(state.working)
  if (idle && state.items.length > 0) return 'close'
  return canAdd(state, builder) ? 'save' : 'refuse'
}

/** The reducer. Invalid editor content is never left: the state then has `refused`, and no input is lost. */
export function decideBuilder(state: BuilderState, action: BuilderAction, builder: Builder): BuilderState {
  switch (action.type) {
    case 'edit':
      return edit(state, action.field, action.change)
    case 'activate':
      return activate(state, action.target, action.key, builder)
    case 'save':
      return save(state, action.key, builder)
    case 'discard':
      return step(state, { working: savedWording(state) })
    case 'delete':
      return remove(state, action.target, builder)
    case 'move':
      return move(state, action.target, action.to)
    case 'undo':
      return back(state)
    case 'redo':
      return forth(state)
  }
}

const moment = ({ items, active, working }: Moment): Moment => ({ items, active, working })
const step = (state: BuilderState, next: Partial<Moment>): BuilderState => ({
  ...state,
  ...next,
  past: [...state.past, moment(state)].slice(-STEPS),
  future: [],
  typing: null,
  refused: false,
})

function edit(state: BuilderState, field: string, change: Partial<Wording>): BuilderState {
  const working = { ...state.working, ...change }
  if (change.questionTypeId !== undefined) {
    // Settings the new type does not have would fail validation.
    const offered = questionTypes[change.questionTypeId].settings
    const validation = Object.fromEntries(
      Object.entries(working.config.validation ?? {}).filter(([name]) => offered.some((one) => one === name)),
    )
    working.config = {
      ...working.config,
      validation,
      choices: working.config.choices?.length ? working.config.choices : [firstChoice],
    }
  }
  if (field === state.typing) return { ...state, working, future: [] }
  return { ...step(state, { working }), typing: field, refused: state.refused }
}

/** Questions including the editor content; null when it is invalid. An untouched new question is ignored. */
function committed(state: BuilderState, key: string, builder: Builder): readonly Item[] | null {
  const { items, active, working } = state
  if (active === null && isUntouched(working)) return items
  if (active !== null && items.some((item) => item.key === active && sameWording(item, working))) return items
  if (!canAdd(state, builder)) return null
  const saved = { ...working, config: configToSave(working, builder) }
  return active === null
    ? [...items, { key, ...saved }]
    : items.map((item) => (item.key === active ? { key: active, ...saved } : item))
}

function activate(state: BuilderState, target: string | null, key: string, builder: Builder): BuilderState {
  if (target === state.active && target !== null) return state
  const items = committed(state, key, builder)
  if (items === null) return { ...state, refused: true }
  const found = items.find((item) => item.key === target)
  return step(state, { items, active: found ? target : null, working: found ? wordingOf(found) : blankWording() })
}

function save(state: BuilderState, key: string, builder: Builder): BuilderState {
  const items = canAdd(state, builder) ? committed(state, key, builder) : null
  return items === null ? { ...state, refused: true } : step(state, { items, active: null, working: blankWording() })
}

function remove(state: BuilderState, target: string, builder: Builder): BuilderState {
  if (!state.items.some(({ key }) => key === target)) return state
  // Editor content of another question is saved, or stays in the editor when invalid.
  const kept =
    target === state.active
      ? state.items
      : state.active === null && !isUntouched(state.working)
        ? null
        : committed(state, target, builder)
  const items = (kept ?? state.items).filter(({ key }) => key !== target)
  if (kept === null) return step(state, { items })
  const next = items.find(
    ({ key }) =>
      key ===
      activeAfterDelete(
        state.items.map((item) => item.key),
        target,
      ),
  )
  return step(state, { items, active: next?.key ?? null, working: next ? wordingOf(next) : blankWording() })
}

function move(state: BuilderState, target: string, to: number): BuilderState {
  const from = state.items.findIndex(({ key }) => key === target)
  const at = Math.max(0, Math.min(to, state.items.length - 1))
  if (from === -1 || from === at) return state
  const items = state.items.filter(({ key }) => key !== target)
  items.splice(at, 0, state.items[from] as Item)
  return step(state, { items })
}

function back(state: BuilderState): BuilderState {
  const before = state.past.at(-1)
  return before
    ? {
        ...state,
        ...before,
        past: state.past.slice(0, -1),
        future: [moment(state), ...state.future],
        typing: null,
        refused: false,
      }
    : state
}

function forth(state: BuilderState): BuilderState {
  const [after, ...future] = state.future
  return after
    ? { ...state, ...after, past: [...state.past, moment(state)], future, typing: null, refused: false }
    : state
}
