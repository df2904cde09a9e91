import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blankWording,
  canAdd,
  decideBuilder,
  finishOf,
  hasUnsaved,
  isUntouched,
  problemsIn,
  sameWording,
  startBuilder,
  type BuilderAction,
  type BuilderState,
  type Item,
} from '#model/surveys/builder-state.ts'
import { createSaver, type SaveState, type SaveResult } from '#model/surveys/builder-saver.ts'
import { afterStep, nextStep, restore, type StoredQuestion, type SaveStep } from '#model/surveys/builder-sync.ts'

const builder = { isCsr: false, maximum: 20 }
const text = 'Which treatment would you start with?'
const item = (key: string, words = text): Item => ({ key, text: words, questionTypeId: 2, config: { validation: {} } })
const act = (state: BuilderState, ...actions: BuilderAction[]) =>
  actions.reduce((now, action) => decideBuilder(now, action, builder), state)
const keys = (state: BuilderState) => state.items.map(({ key }) => key).join('')
const typed = (words: string): BuilderAction => ({
  type: 'edit',
  field: 'text',
  change: { text: words, questionTypeId: 2 },
})
const abc = () => startBuilder([item('a'), item('b'), item('c')])

describe('the editor', () => {
  test('a new question is added at the end, and the editor is free again', () => {
    const state = act(abc(), typed(text), { type: 'save', key: 'd' })
    expect([keys(state), state.active, isUntouched(state.working)]).toEqual(['abcd', null, true])
  })
  test('opening another question saves the one that is open', () => {
    const state = act(abc(), { type: 'activate', target: 'a', key: 'x' }, typed(`${text} And why?`), {
      type: 'activate',
      target: 'b',
      key: 'x',
    })
    expect([state.items[0]?.text, state.active]).toEqual([`${text} And why?`, 'b'])
    const begun = act(abc(), typed(text), { type: 'activate', target: 'b', key: 'd' })
    expect([keys(begun), begun.active]).toEqual(['abcd', 'b'])
  })
  test('what cannot be saved is not left, and says why', () => {
    const state = act(abc(), typed('short'), { type: 'activate', target: 'a', key: 'x' })
    expect([state.active, state.working.text, state.refused, finishOf(state, builder)]).toEqual([
      null,
      'short',
      true,
      'refuse',
    ])
  })
  test('what is in the editor can be discarded, and taken back', () => {
    const begun = act(abc(), typed('short'), { type: 'activate', target: 'a', key: 'x' }, { type: 'discard' })
    expect([begun.working.text, begun.refused, hasUnsaved(begun)]).toEqual(['', false, false])
    expect(hasUnsaved(act(begun, { type: 'undo' }))).toBe(true)
    const changed = act(abc(), { type: 'activate', target: 'a', key: 'x' }, typed(`${text} Why?`))
    expect(hasUnsaved(changed)).toBe(true)
    expect(act(changed, { type: 'discard' })).toMatchObject({ active: 'a', working: { text } })
  })
  test('finish: closes with nothing new, saves what stands in the editor, refuses an empty survey', () => {
    expect(finishOf(abc(), builder)).toBe('close')
    expect(finishOf(act(abc(), typed(text)), builder)).toBe('save')
    expect(finishOf(startBuilder([]), builder)).toBe('refuse')
    expect(finishOf(act(startBuilder([]), typed(text)), builder)).toBe('save')
  })
  test('deleting opens the question before, or the next after the first, or a new one', () => {
    expect(act(abc(), { type: 'delete', target: 'b' })).toMatchObject({ active: 'a' })
    expect(act(abc(), { type: 'delete', target: 'a' })).toMatchObject({ active: 'b' })
    expect(act(startBuilder([item('a')]), { type: 'delete', target: 'a' })).toMatchObject({ active: null, items: [] })
  })
  test('at the limit nothing new can be added, what is there can be edited', () => {
    const full = startBuilder(Array.from({ length: 20 }, (_, at) => item(String(at))))
    expect(canAdd(act(full, typed(text)), builder)).toBe(false)
    expect(canAdd(act(full, { type: 'activate', target: '3', key: 'x' }, typed(`${text} Why?`)), builder)).toBe(true)
  })
  test('another type drops the settings that it does not have', () => {
    const state = act(
      startBuilder([]),
      {
        type: 'edit',
        field: 'addOther',
        change: { config: { validation: { addOther: true, required: true }, choices: [{ id: '1', text: 'A' }] } },
      },
      typed(text),
    )
    expect(state.working.config.validation).toEqual({ required: true })
    expect(problemsIn(state.working, builder)).toEqual([])
  })
  test('words typed one after the other are taken back in one step', () => {
    const state = act(abc(), typed('W'), typed('Wh'), typed('Why'))
    expect(act(state, { type: 'undo' }).working.text).toBe('')
    expect(act(state, { type: 'undo' }, { type: 'redo' }).working.text).toBe('Why')
  })
})

const action = fc.oneof(
  fc.record({
    type: fc.constant('edit' as const),
    field: fc.constantFrom('text', 'type'),
    change: fc.record({
      text: fc.constantFrom('', 'short', text, `${text} Why?`),
      questionTypeId: fc.constantFrom(2 as const, 4 as const, 1 as const),
    }),
  }),
  fc.record({
    type: fc.constant('activate' as const),
    target: fc.constantFrom('a', 'b', 'c', 'n0', 'n1', null),
    key: fc.constant(''),
  }),
  fc.record({ type: fc.constant('save' as const), key: fc.constant('') }),
  fc.record({ type: fc.constant('delete' as const), target: fc.constantFrom('a', 'b', 'c', 'n0') }),
  fc.record({
    type: fc.constant('move' as const),
    target: fc.constantFrom('a', 'b', 'c'),
    to: fc.integer({ min: -2, max: 6 }),
  }),
  fc.constantFrom({ type: 'discard' as const }, { type: 'undo' as const }, { type: 'redo' as const }),
) as fc.Arbitrary<BuilderAction>
const withKeys = (actions: BuilderAction[]) =>
  actions.map((one, at) => ('key' in one ? { ...one, key: `n${at}` } : one))
const moment = ({ items, active, working }: BuilderState) => JSON.stringify([items, active, working])

describe('whatever is done', () => {
  test('at most one is active and exists, keys are unique, all items can be saved, the limit holds', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const state = act(abc(), ...withKeys(actions))
        const names = state.items.map(({ key }) => key)
        return (
          new Set(names).size === names.length &&
          names.length <= 20 &&
          (state.active === null || names.includes(state.active)) &&
          state.items.every((one) => problemsIn(one, builder).length === 0)
        )
      }),
    )
  })
  test('undo takes back every step, redo brings each back', () => {
    fc.assert(
      fc.property(
        fc
          .array(action, { maxLength: 30 })
          .map((list) => list.filter(({ type }) => type !== 'undo' && type !== 'redo')),
        (actions) => {
          const start = abc()
          const end = act(start, ...withKeys(actions))
          let back = end
          while (back.past.length) back = act(back, { type: 'undo' })
          let forth = back
          while (forth.future.length) forth = act(forth, { type: 'redo' })
          return moment(back) === moment(start) && moment(forth) === moment(end)
        },
      ),
    )
  })
  test('nothing that was typed is lost by opening another question', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'short', text), fc.constantFrom('a', 'b', null), (words, target) => {
        const state = act(abc(), typed(words), { type: 'activate', target, key: 'n' })
        return (
          words === '' ||
          state.working.text === words ||
          state.items.some((one) => one.text === words && one.key === 'n')
        )
      }),
    )
  })
})

const items = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
  .chain((list) =>
    fc.tuple(...list.map((key) => fc.constantFrom(text, `${text} Why?`).map((words) => item(key, words)))),
  )
const known = items.map((list) =>
  list.map((one, at): StoredQuestion => ({ ...one, id: `id-${one.key}`, version: at + 1 })),
)
const is = (have: readonly Item[], want: readonly Item[]) =>
  have.length === want.length &&
  want.every((one, at) => have[at]?.key === one.key && sameWording(have[at] as Item, one))

describe('saving', () => {
  test('step by step the server comes to have what the page has', () => {
    fc.assert(
      fc.property(items, known, (want, have) => {
        let now: StoredQuestion[] = have
        for (let n = 0; n < 20; n++) {
          const step = nextStep(want, now)
          if (!step) return is(now, want)
          now = afterStep(now, step, {
            id: step.kind === 'create' ? `id-${step.key}` : 'key' in step ? step.id : '',
            version: 9,
          })
        }
        return false
      }),
    )
  })
  test('a reload brings back what was not saved, and keeps what came in elsewhere', () => {
    const server = [
      { ...item('1'), id: '1', version: 1 },
      { ...item('2'), id: '2', version: 1 },
      { ...item('9'), id: '9', version: 1 },
    ]
    const kept = {
      items: [item('b', `${text} Why?`), item('new')],
      active: null,
      working: blankWording(),
      ids: { a: '1', b: '2' },
    }
    const { items: after, known: there, restored } = restore(server, kept)
    expect([after.map(({ key }) => key), restored]).toEqual([['b', 'new', '9'], true])
    expect(nextStep(after, there)).toEqual({ kind: 'delete', key: 'a', id: '1' })
    expect(restore(server, undefined)).toMatchObject({ restored: false })
  })
  test('says it is saving only while it is, retries after failures, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        items,
        known,
        fc.array(fc.constantFrom('failed', 'done', 'changed', 'gone'), { maxLength: 12 }),
        async (want, have, fates) => {
          const told: SaveState['kind'][] = []
          let server = have.map((one) => ({ ...one }))
          let underWay = 0
          let lied = false
          const waits: (() => void)[] = []
          const send = async (step: SaveStep): Promise<SaveResult> => {
            underWay += 1
            await Promise.resolve()
            underWay -= 1
            const fate = fates.shift()
            if (fate === 'failed') return { kind: 'failed' }
            const there = 'id' in step ? server.find(({ id }) => id === step.id) : undefined
            if (fate === 'changed' && there && step.kind === 'update' && there.version === step.version) {
              there.version += 1
              return { kind: 'changed', version: there.version }
            }
            if (fate === 'gone' && there && step.kind !== 'order') {
              server = server.filter((one) => one !== there)
              return { kind: 'gone' }
            }
            const made = {
              id: step.kind === 'create' ? `made-${step.key}-${fates.length}` : 'id' in step ? step.id : '',
              version: (there?.version ?? 0) + 1,
            }
            server = afterStep(server, step, made)
            return { kind: 'done', made }
          }
          const saver = createSaver(have, {
            send,
            later: (_, work) => waits.push(work),
            changed: (state) => {
              told.push(state.kind)
              if (state.kind === 'saved' && underWay > 0) lied = true
            },
          })
          saver.want(want)
          for (let n = 0; n < 60; n++) {
            await Promise.resolve()
            if (n % 4 === 3) waits.shift()?.()
          }
          while (waits.length) {
            waits.shift()?.()
            for (let n = 0; n < 60; n++) await Promise.resolve()
          }
          const { kind } = await saver.settled()
          return kind === 'saved' && !lied && is(server, want)
        },
      ),
      { numRuns: 60 },
    )
  })
  test('what will never be accepted is said, not tried for ever', async () => {
    const told: SaveState[] = []
    const saver = createSaver([], {
      send: () => Promise.resolve({ kind: 'refused', key: 'builder.limitReached' }),
      later: () => undefined,
      changed: (state) => told.push(state),
    })
    saver.want([item('a')])
    expect(await saver.settled()).toEqual({ kind: 'refused', key: 'builder.limitReached' })
    expect(told.map(({ kind }) => kind)).toEqual(['saving', 'refused'])
  })
})
