import { expect, test } from 'vitest'
import {
  judgeSetup,
  reachOf,
  setupChecks,
  setupSteps,
  type GrantSetup,
  type PlanSetup,
  type SetupFacts,
} from '#model/panels/setup-readiness.ts'

const plan: PlanSetup = {
  id: 'p',
  name: 'Plan',
  enabled: true,
  activeFrom: null,
  activeTo: null,
  effectiveDate: null,
  noNewQueries: false,
  mayAsk: true,
  freeLevel: null,
  media: ['messenger'],
  theme: 'harbor',
  members: 0,
  linksFrom: [null],
}
const grant: GrantSetup = {
  id: 'g',
  name: 'Grant',
  enabled: true,
  activeFrom: null,
  activeTo: null,
  frontMatter: 'there',
}
const complete: SetupFacts = {
  of: 'plan',
  today: '2026-06-01',
  plans: [plan],
  grants: [grant],
  coverage: [{ plan: { id: 'p', name: 'Plan' }, diagnoses: 2, pools: 1, noPool: [], noExpert: [], fewExperts: [] }],
  themes: ['harbor'],
  test: { released: true, experts: 1, answered: true },
}
const missing = (facts: Partial<SetupFacts>) =>
  judgeSetup({ ...complete, ...facts }).flatMap(({ check, problems }) =>
    problems.map(({ problem }) => `${check}: ${problem}`),
  )
const asPlan = (fields: Partial<PlanSetup>) => missing({ plans: [{ ...plan, ...fields }] })

test.each<[string, string[], string[]]>([
  ['complete', missing({}), []],
  ['complete as a funding source', missing({ of: 'grant' }), []],
  ['ended', asPlan({ activeTo: '2026-05-31' }), ['open: notActive']],
  ['the last day', asPlan({ activeTo: '2026-06-01' }), []],
  ['effective later', asPlan({ effectiveDate: '2026-06-02' }), ['open: notEffective']],
  ['members may not ask', asPlan({ mayAsk: false }), ['open: readOnly']],
  ['no funding source', missing({ grants: [] }), ['money: noFunding']],
  ['disabled one', missing({ grants: [{ ...grant, enabled: false }] }), ['money: fundingDisabled']],
  ['free for everything', missing({ grants: [], plans: [{ ...plan, freeLevel: 'tele' }] }), []],
  ['free for messages, which is all there is', missing({ grants: [], plans: [{ ...plan, freeLevel: 'async' }] }), []],
  [
    'free for messages, but calls are offered',
    missing({ grants: [], plans: [{ ...plan, freeLevel: 'async', media: ['messenger', 'video'] }] }),
    ['money: partlyFree'],
  ],
  ['no link, but members', asPlan({ linksFrom: [], members: 1 }), []],
  ['a link of tomorrow', asPlan({ linksFrom: ['2026-06-02'] }), ['link: linkLater']],
  ['a link of today', asPlan({ linksFrom: ['2026-06-02', '2026-06-01'] }), []],
  ['a theme without content', asPlan({ theme: 'meridian' }), ['brand: themeUnknown']],
  [
    'front matter of one that does not pay',
    missing({ grants: [grant, { ...grant, enabled: false, frontMatter: 'empty' }] }),
    [],
  ],
  ['a funding source without plans', missing({ of: 'grant', plans: [], coverage: [] }), ['money: noPlans']],
  [
    'not released',
    missing({ test: { released: false, experts: 0, answered: false } }),
    ['testQuestion: testUnreleased'],
  ],
  ['no expert', missing({ test: { released: true, experts: 0, answered: false } }), ['testQuestion: testNoExpert']],
])('%s', (_, found, expected) => expect(found).toEqual(expected))

test('the steps cover every check once', () => {
  expect(Object.values(setupSteps).flat().toSorted()).toEqual([...setupChecks].toSorted())
})

test('an expert in two pools counts once, and every diagnosis is judged by the pools that cover it', () => {
  const pools = [
    { covers: (id: string) => id !== 'none', experts: ['a', 'b'] },
    { covers: (id: string) => id === 'both', experts: ['b'] },
    { covers: (id: string) => id === 'both', experts: ['c'] },
  ]
  expect(reachOf(['both', 'one', 'none'], pools, 3)).toEqual({ noPool: ['none'], noExpert: [], fewExperts: ['one'] })
  expect(reachOf(['x'], [{ covers: () => true, experts: [] }], 1)).toEqual({
    noPool: [],
    noExpert: ['x'],
    fewExperts: [],
  })
})
