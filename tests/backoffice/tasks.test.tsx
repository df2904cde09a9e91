import { describe, expect, test } from 'vitest'
import type { Task } from '#model/discussions/tasks.ts'
import { standInBrowser } from './browser.ts'
import { show, texts, words } from './show.tsx'

standInBrowser()
const { DueAt } = await import('#backoffice/discussions/tasks/due.tsx')
const { TakeButton } = await import('#backoffice/discussions/tasks/task-actions.tsx')
const { With } = await import('#backoffice/discussions/tasks/task-columns.tsx')
const { currentAssignment, withAssignment } = await import('#backoffice/discussions/tasks/assignment-views.tsx')
const { taskPath } = await import('#backoffice/discussions/tasks/row.ts')
const { TasksLink } = await import('#backoffice/layout/tasks-button.tsx')
const en = await texts('en')
const zh = await texts('zh')

const now = Date.parse('2026-11-22T12:00:00Z')
const hours = (n: number) => new Date(now + n * 3_600_000).toISOString()
const task: Task = {
  id: 't1',
  kind: 'review',
  queryId: 'q1',
  key: 'CQ-ABC123',
  title: 'A title',
  status: 'csrhold',
  personId: 'p1',
  personName: 'Ada Asker',
  responseId: null,
  reasons: ['setting'],
  dueAt: hours(5),
  deskOpensAt: null,
  claimedUntil: null,
  snoozedUntil: null,
  decision: null,
  csrHandler: 'unassigned',
  assignedTo: null,
  assignedName: null,
  done: false,
  doneAt: null,
  createdAt: hours(-3),
  version: 1,
}
const take = (given: Partial<Task>, why?: string) =>
  show(<TakeButton task={{ ...task, ...given }} actorId="me" why={why} busy={false} onTake={() => undefined} />, {
    i18n: en,
  })
const buttons = (html: string) =>
  [...html.matchAll(/<button([^>]*)>/g)].map(([, attributes = '']) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1],
    off: attributes.includes('aria-disabled="true"'),
  }))

describe('when it is due', () => {
  const due = (at: number, done = false, i18n = en) =>
    words(show(<DueAt task={{ dueAt: hours(at), done }} now={now} />, { i18n })).join(' ')
  test('late and soon are said in words, the rest is a date', () => {
    expect(due(-2)).toMatch(/^Overdue since Nov 22/)
    expect(due(3)).toBe('Due in 3 hours')
    expect(due(5)).toMatch(/^Nov 22/)
    expect(due(-2, true)).toMatch(/^Nov 22/)
    expect(due(-2, false, zh)).toMatch(/^逾期/)
  })
})

describe('what can be done', () => {
  test('anybody’s task can be taken, one’s own not again, and what is done not at all', () => {
    expect(buttons(take({}))).toEqual([{ name: 'Claim: CQ-ABC123', off: false }])
    expect(buttons(take({ assignedTo: 'other', assignedName: 'Olga Other', csrHandler: 'assigned' }))[0]?.name).toBe(
      'Claim from Olga Other: CQ-ABC123',
    )
    expect(buttons(take({ assignedTo: 'me', assignedName: 'Me', csrHandler: 'assigned' }))).toEqual([])
    expect(buttons(take({ done: true }))).toEqual([])
  })

  test('who may only look is told why', () => {
    const html = take({}, 'Your account is view-only.')
    expect(buttons(html)).toEqual([{ name: 'Claim: CQ-ABC123', off: true }])
    expect(words(html)).toContain('Your account is view-only.')
  })

  test('who has left is marked', () => {
    expect(
      words(show(<With task={{ csrHandler: 'deactivated', assignedName: 'Olga Other' }} />, { i18n: en })),
    ).toEqual(['Olga Other', 'Deactivated'])
    expect(words(show(<With task={task} />, { i18n: en }))).toEqual(['Unassigned'])
  })
})

test('a row leads to where it is settled', () => {
  expect(taskPath(task)).toBe('/queries/q1')
  expect(taskPath({ ...task, kind: 'answer' })).toBe('/queries/q1#responses')
  expect(taskPath({ ...task, kind: 'tax', queryId: null })).toBe('/users/p1/tax')
})

test('whose tasks: one view at a time, the other filters stay', () => {
  const mine = withAssignment({ state: 'open', kind: 'charge' }, 'mine')
  expect(mine).toEqual({ state: 'open', kind: 'charge', mine: true })
  expect(currentAssignment(mine)).toBe('mine')
  const unassigned = withAssignment(mine, 'unassigned')
  expect(unassigned).toEqual({ state: 'open', kind: 'charge', csrHandler: ['unassigned', 'deactivated'] })
  expect(currentAssignment(unassigned)).toBe('unassigned')
  expect(withAssignment(unassigned, 'all')).toEqual({ state: 'open', kind: 'charge' })
})

test('the bar says how much waits', () => {
  expect(show(<TasksLink open={1} />, { i18n: en })).toContain('aria-label="1 open task"')
  expect(words(show(<TasksLink open={120} />, { i18n: en }))).toEqual(['99+'])
  expect(show(<TasksLink open={3} />, { i18n: zh })).toContain('3 项待办任务')
  expect(words(show(<TasksLink open={0} />, { i18n: en }))).toEqual([])
})
