import { describe, expect, test } from 'vitest'
import englishOfReactAdmin from 'ra-language-english'
import '#api/client/zod-without-eval.ts'
import { grantInput } from '#model/panels/inputs.ts'
import { planInput } from '#model/panels/plan-inputs.ts'
import type { QueryAdmin } from '#model/discussions/admin-rows.ts'
import { standInBrowser } from './browser.ts'

standInBrowser()
const { validateWith } = await import('#backoffice/kit/record/validate.ts')
const { threeWay, chosen } = await import('#backoffice/kit/record/editing/three-way.ts')
const { ranksOf, sameView } = await import('#backoffice/kit/list/look.ts')
const { dayToInstant } = await import('#backoffice/kit/list/filters/filters.ts')
const { formats } = await import('#backoffice/kit/hooks/use-format.ts')
const { currentView, withView, views } = await import('#backoffice/discussions/list/quick-views.tsx')
const { badgesOf } = await import('#backoffice/discussions/query-head.tsx')
const { decisionsFor } = await import('#backoffice/discussions/responses/response-card.tsx')
const { linesOf } = await import('#backoffice/discussions/panel/explain-run.tsx')
const { weightFormula } = await import('#backoffice/discussions/panel/applicable.ts')
const { fieldInWords, valueInWords, noteInWords, recordValueInWords, resourceOf } =
  await import('#model/audit/words.ts')
const { bulkNote, readBulkNote } = await import('#model/admin/bulk-notes.ts')
const { createI18n, loadRestOfTexts } = await import('#backoffice/providers/i18n.ts')
const { raZh } = await import('#backoffice/providers/ra-zh.ts')
const i18n = await createI18n('en')
await loadRestOfTexts()
const translate = (key: string, values?: Record<string, unknown>) => i18n.translate(key, values)

describe('a form checks itself by the schema of the API', () => {
  const grant = {
    id: '1',
    version: 2,
    name: 'Fund',
    displayTitle: 'Fund',
    shortDescription: 'x',
    frontMatter: 'x',
    plans: 4,
  }
  test('fields that no one writes are no mistake', () => expect(validateWith(grantInput)(grant)).toEqual({}))
  test('limits come with their numbers', () =>
    expect(validateWith(grantInput)({ ...grant, name: ' ', panelSize: 99 })).toEqual({
      name: { message: 'errors.required', args: { min: 1, max: undefined } },
      panelSize: { message: 'errors.between', args: { min: undefined, max: 20 } },
    }))
  test('no field is refused in words of the library', () => {
    const long = 'x'.repeat(90)
    const refused = validateWith(planInput)({ customerId: long, csrReview: long, panelSize: long }) as object
    expect(refused).toMatchObject({
      customerId: { message: 'errors.tooLong', args: { max: 64 } },
      csrReview: 'errors.invalidValue',
      panelSize: 'errors.number',
    })
    for (const key of ['required', 'invalidValue', 'tooLong', 'tooLarge', 'tooSmall'])
      expect(i18n.translate(`errors.${key}`)).not.toBe(`errors.${key}`)
  })
  test('rules over several fields are asked too', () =>
    expect(validateWith(grantInput)({ ...grant, firstReminder: 18, secondReminder: 6 })).toEqual({
      secondReminder: 'errors.reminderOrder',
    }))
})

describe('a record that two have changed', () => {
  const loaded = { id: '1', version: 1, name: 'A', shownAs: 'Dr A', priority: 1, note: null, panelSize: 3 }
  const names = ['name', 'priority', 'note', 'panelSize', 'reason', 'version']
  test('shows each field that either changed, conflicts first, with what holds by itself', () => {
    const rows = threeWay(
      loaded,
      { ...loaded, version: 2, name: 'B', shownAs: 'Dr B', panelSize: 4 },
      { ...loaded, priority: 5, panelSize: 6 },
      names,
    )
    expect(rows.map(({ name, clash, side }) => [name, clash, side])).toEqual([
      ['panelSize', true, undefined],
      ['name', false, 'theirs'],
      ['priority', false, 'mine'],
    ])
    expect(chosen(rows, {})).toEqual({ priority: 5 })
    expect(chosen(rows, { panelSize: 'mine' })).toEqual({ priority: 5, panelSize: 6 })
    expect(chosen(rows, { panelSize: 'theirs', name: 'mine' })).toEqual({ name: 'A', priority: 5 })
  })
  test('says nothing of what both did alike, or no one did', () => {
    expect(threeWay(loaded, { ...loaded, version: 2 }, loaded, names)).toEqual([])
    expect(threeWay(loaded, { ...loaded, version: 2, name: 'B' }, { ...loaded, name: 'B' }, names)).toEqual([])
    expect(threeWay(loaded, { ...loaded, version: 2, note: '' }, { ...loaded }, names)).toEqual([
      { name: 'note', before: null, theirs: '', mine: null, clash: false, side: 'theirs' },
    ])
  })
})

test('a view survives columns that came and went, and is told from another by what it shows', () => {
  const columns = ['name', 'email', 'type', 'state'].map((source) => ({ source }))
  expect(ranksOf(columns, ['type', 'gone', 'name'])).toEqual([2, 0, 1, 3])
  const view = {
    filter: { a: 1, b: 2 },
    sort: { field: 'name', order: 'ASC' as const },
    perPage: 25 as const,
    hidden: ['email', 'type'],
    order: [],
    density: 'normal' as const,
  }
  expect(sameView(view, { ...view, filter: { b: 2, a: 1 }, hidden: ['type', 'email'] })).toBe(true)
  expect(
    [{ perPage: 50 as const }, { filter: { a: 1 } }, { order: ['email'] }, { density: 'compact' as const }].map(
      (change) => sameView(view, { ...view, ...change }),
    ),
  ).toEqual([false, false, false, false])
})

test('a day as a filter is its first or its last moment here', () => {
  const [from, until] = [new Date(dayToInstant('2026-03-01', false)), new Date(dayToInstant('2026-03-01', true))]
  expect([from.getHours(), from.getMinutes(), until.getHours(), until.getMinutes(), until.getSeconds()]).toEqual([
    0, 0, 23, 59, 59,
  ])
  expect(until.getTime() - from.getTime()).toBe(86_400_000 - 1)
})

test('a moment that there is not is shown as it was typed', () => {
  const format = formats('en-US')
  for (const wrong of ['2026-13-45', '2026-02-31', 'yesterday', '2026-01-01T99:00'])
    for (const name of ['day', 'moment', 'exact', 'meeting'] as const) expect(format[name](wrong)).toBe(wrong)
  expect(format.day('2024-02-29')).toBe('Feb 29, 2024')
  expect(dayToInstant('12026-01-01', true)).toBe('12026-01-01')
})

test('amounts, days and distances in both languages', () => {
  const [en, zh] = [formats('en-US'), formats('zh-CN')]
  expect(en.money(123_456)).toBe('$1,234.56')
  // a payout says what was paid before as what is taken off
  for (const { money } of [en, zh]) expect([money(-0), money(-123)]).toEqual(['$0.00', '-$1.23'])
  expect(en.day('2026-11-21')).toBe('Nov 21, 2026')
  expect(zh.day('2026-11-21')).toBe('2026年11月21日')
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(en.away('2026-01-01T03:30:00Z', now)).toBe('in 3 hours')
  expect(en.away('2025-12-30T00:00:00Z', now)).toBe('2 days ago')
  expect(zh.away('2025-12-30T00:00:00Z', now)).toBe('2 天前')
})

test('a queue replaces another queue and leaves the other filters', () => {
  expect(withView({ planId: 'p', reviewQueue: true }, 'held')).toEqual({ planId: 'p', held: true })
  expect(withView({ planId: 'p', held: true }, 'all')).toEqual({ planId: 'p' })
  expect(views.map((id) => currentView(id === 'all' ? { planId: 'p' } : { [id]: true }))).toEqual(views)
})

test('badges say what sets a discussion apart', () => {
  const plain = {
    type: 'normal',
    status: 'open',
    testQuery: false,
    anonymous: false,
    surgeMultiple: 1,
    preventInvites: false,
  } as QueryAdmin
  expect(badgesOf(plain)).toEqual([])
  const all = badgesOf({
    ...plain,
    type: 'blinded',
    status: 'held',
    testQuery: true,
    anonymous: true,
    surgeMultiple: 1.5,
    preventInvites: true,
  })
  expect(all.map(({ key, values }) => translate(key, values))).toEqual([
    'Test',
    'Blinded',
    'under quality review',
    'Anonymous',
    'Surge × 1.5',
    'Invitations off',
  ])
})

test('what staff decide about a line depends on its kind', () => {
  const answer = { type: 'response', subtype: null, queryExpertId: 'e', userId: 'expert' } as const
  const open = { status: 'open', userId: 'asker' } as const
  expect(decisionsFor({ ...answer, type: 'pendedexpert' }, open)).toEqual(['release', 'sendBack'])
  expect(decisionsFor({ ...answer, type: 'pendedexpert' }, { ...open, status: 'closed' })).toEqual([
    'release',
    'reject',
  ])
  expect(decisionsFor(answer, open, { allowed: ['rejectAnswer'] })).toEqual(['reject', 'suppress'])
  expect(decisionsFor(answer, open, { allowed: [] })).toEqual(['suppress'])
  // the asker's own text is no answer
  expect(decisionsFor({ ...answer, userId: 'asker' }, open, { allowed: ['rejectAnswer'] })).toEqual(['suppress'])
  expect(decisionsFor({ ...answer, subtype: 'suppressed' }, open, { allowed: ['rejectAnswer'] })).toEqual([])
  expect(decisionsFor({ ...answer, queryExpertId: null }, open, { allowed: ['rejectAnswer'] })).toEqual([])
  expect(decisionsFor({ ...answer, type: 'csrinfo' }, open)).toEqual([])
})

test('a kept run tells whom it invited, who is next, and who was out and why', () => {
  const parts = { local: 1, tier: 1.2, load: 0.5, reliability: 0.83333 }
  const ranking = [
    { problem: 'selection.noPools' },
    { userId: 'a', rank: 1, tier: 0, weight: 0.5, parts },
    { userId: 'b', rank: 2, tier: 0, weight: 0.1, parts },
    { userId: 'c', reasons: ['selection.vacation'] },
    { ranked: 90, excluded: 4 },
  ]
  const lines = linesOf({ ranking, invited: ['a'] }, (id) => id.toUpperCase())
  expect(
    lines.map(({ displayName, eligible, chosen, reasonCodes }) => [displayName, eligible, chosen, reasonCodes]),
  ).toEqual([
    ['A', true, 'invited', []],
    ['B', true, 'alternate', []],
    ['C', false, 'alternate', ['selection.vacation']],
  ])
  expect(
    weightFormula(parts, { local: 'local', tier: 'tier', load: 'load', reliability: 'reliability', group: 'group' }),
  ).toBe('local 1 × tier 1.2 × load 0.5 × reliability 0.833 × group 1')
})

test.each([
  ['address', 'zip', '邮政编码'],
  ['user_bio', 'consumerBio', '面向患者的简短介绍'],
  ['user_bio', 'specialties', '专业'],
  ['notification_preference', 'doNotDisturbStart', '免打扰开始'],
  ['phone', 'number', '号码'],
  ['setting', 'value', '值'],
  ['membership_plan', 'attachments', '附件'],
  ['membership_plan_link', 'slug', '链接名'],
  ['membership_plan_surge', 'multiple', '倍数'],
  ['query_expert', 'givenBackReason', '原因'],
  ['query_expert', 'confirmBy', '确认期限'],
  ['query_expert', 'clarifiedMs', '等待患者回复的暂停时长'],
  ['query_expert', 'followupResponseId', '追问'],
  ['query_expert', 'lastActiveAt', '最近活动时间'],
  ['query_header', 'meetingSettledAt', '出席认定时间'],
  ['bank_account', 'ibanNumber', 'IBAN'],
  ['bank_account', 'bankCity', '城市'],
  ['user_tax_information', 'legalName', '法定全名'],
  ['user_file', 'name', '名称'],
  ['csr_task', 'circumstances', '报告的变化'],
  ['survey_question', 'questionTypeId', '题型'],
  ['user', 'attachVideo', '视频通话附件'],
])('the history names the field %s.%s in the language of the page', async (table, field, name) => {
  await i18n.changeLocale('zh')
  try {
    expect(fieldInWords(table, field, translate)).toBe(name)
  } finally {
    await i18n.changeLocale('en')
  }
})

test('the history speaks words, not codes', () => {
  const say = (table: string, field: string | null, value: string) =>
    valueInWords(table, field, value, translate, { ...formats('en-US'), moment: () => 'a time' })
  expect(say('query_header', 'status', 'csrhold')).toBe('In review')
  expect(say('query_expert', 'status', 'claimed')).toBe('Seat reserved')
  expect(say('user', 'userType', '2')).toBe('Expert')
  expect(say('user', 'noeticExpert', 'true')).toBe('Yes')
  expect(say('grant_program', 'activeFrom', '2026-01-01')).toBe('a time')
  expect(say('query_header', 'closeTime', '2026-01-01T10:00:00.000Z')).toBe('a time')
  expect(fieldInWords('grant_program', 'maxResponseTime', translate)).toBe('Max response time (h)')
  expect(fieldInWords('nowhere', 'someOddField', translate)).toBe('Some odd field')
  expect(fieldInWords('content_document', 'text', translate)).toBe('Text')
  expect(say('user', 'hourlyRate', '39000')).toBe('$390.00/h')
  expect(say('transaction_ledger', 'amount', '-20000')).toBe('-$200.00')
  expect(say('transaction_ledger', 'status', 'debit-pending')).toBe('Payment pending')
  expect(say('user', 'preferredLanguage', 'zh-cn')).toBe('Chinese')
  expect(say('user', 'voicePitch', 'up')).toBe('Up')
  expect(say('user', 'institutionType', 'community')).toBe('Community')
  const note = (table: string, text: string) => noteInWords(table, text, translate, formats('en-US').money)
  expect(note('query_header', 'releaseHold')).toBe('Release')
  expect(note('query_header', 'They asked for it')).toBe('They asked for it')
  expect(note('transaction_ledger', 'Adjustment -10750: Counted twice')).toBe('Adjustment -$107.50: Counted twice')
  expect(note('transaction_ledger', 'Payment returned 22500: noAccount')).toBe(
    'Payment returned, $225.00: No such account',
  )
  expect(note('transaction_ledger', 'Payout 2026-Q3: -10333')).toBe('Payout 2026-Q3: -$103.33')
  expect(note('transaction_ledger', 'Earned 10750')).toBe('Earned $107.50')
  expect(note('payout', '2026-Q3: 855396')).toBe('2026-Q3: $8,553.96')
  expect(note('notification', 'test.app')).toBe('Test app notification')
  expect(note('user_session', 'loginAs.ended')).toBe('Returned to own account')
  expect(note('user_session', '2 ended by staff')).toBe('2 sessions ended by staff')
  expect(note('user_session', 'ended by its owner')).toBe('1 session ended by its owner')
  expect(note('payout', 'payout.paid')).toBe('Marked as paid')
  expect(note('payout', 'ach.txt, 2 payments: Sent')).toBe('ach.txt, 2 payments: Sent')
  expect(note('csr_task', 'releaseHold: undone')).toBe('Undone: Release')
  expect(note('saved_view', 'queries: Review by team')).toBe('Discussions: Review by team')
  expect(fieldInWords('saved_view', 'shared', translate)).toBe('Shared with team')
  const params = { filter: { held: true, status: 'csrhold' }, sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 }
  expect(say('saved_view', 'params', JSON.stringify({ ...params, hidden: ['csrHandler'], density: 'compact' }))).toBe(
    'Filter: Held: Yes · Status: In review · Sort: by: Created · order: descending · Rows per page: 25 · Hidden columns: Assignment · Rows: Compact',
  )
  const run = { resource: 'users', act: 'set', total: 3 }
  expect(note('bulk_run', bulkNote(run, 'running'))).toBe('Running')
  expect(readBulkNote(bulkNote(run, 'done'), translate)).toEqual({ action: 'Change 3 users', state: 'Done' })
  // as they were written before
  expect(note('bulk_run', 'users set: done')).toBe('Done')
  expect(readBulkNote('users set: done', translate)?.action).toBe('Users · Set fields')
  expect(readBulkNote('queries hold 1', translate)).toEqual({ action: 'Hold 1 discussion', state: 'Previewing' })
  expect(note('csr_task', 'answer CQ-9MQJH6')).toBe('Answer to review CQ-9MQJH6')
  expect(note('report_header', 'expertActivity')).toBe('Expert activity')
  expect(note('report_header', 'Our own name')).toBe('Our own name')
})

test('two versions of a record are compared in words, not codes', () => {
  const say = (resource: string, field: string, value: unknown) =>
    recordValueInWords(resource, field, value, translate, {
      ...formats('en-US'),
      list: (words) => words.join(' + '),
      moment: () => 'a time',
    })
  expect(say('plans', 'expertSelectionMode', 'grant_first')).toBe('Funding source first')
  expect(say('plans', 'type', 'employer')).toBe('Employer')
  expect(say('plans', 'media', ['messenger', 'video'])).toBe('Messenger + Video')
  expect(say('plans', 'attachments', { messenger: true, video: false })).toBe('Messenger: Yes + Video: No')
  expect(say('users', 'userType', 2)).toBe('Expert')
  expect(say('plans', 'selectable', false)).toBe('No')
  expect([say('plans', 'media', []), say('plans', 'sponsorName', null), say('plans', 'sponsorName', '')]).toEqual([
    '–',
    '–',
    '–',
  ])
  expect(say('plans', 'panelSize', 3)).toBe('3')
})

test('a line of the change log leads to the record itself, not to the list of its moves', () =>
  expect(['query_expert', 'query_header', 'user', 'membership_plan'].map(resourceOf)).toEqual([
    'queryExperts',
    'queries',
    'users',
    'plans',
  ]))

test("react-admin's own words are all there in Chinese", () => {
  const missing: string[] = []
  const walk = (en: object, zh: Record<string, unknown> | undefined, path: string) => {
    for (const [key, value] of Object.entries(en)) {
      if (typeof value !== 'string')
        walk(value as object, zh?.[key] as Record<string, unknown> | undefined, `${path}${key}.`)
      else if (typeof zh?.[key] !== 'string') missing.push(path + key)
    }
  }
  // never shown: guessing views and the page inspector are tools for those who build pages
  const { guesser: _guesser, configurable: _configurable, ...shown } = englishOfReactAdmin.ra
  walk(shown, raZh as Record<string, unknown>, '')
  expect(missing).toEqual([])
})
