import { z } from 'zod'
import { isLive, type MediaType } from '../discussions/enums.ts'
import { dayWithin } from '../time.ts'
import type { FreeLevel } from './enums.ts'

/** What must be there before a real question can be asked under a plan, or paid by a funding source. */

export const setupChecks = [
  'open',
  'money',
  'diagnoses',
  'experts',
  'frontMatter',
  'brand',
  'link',
  'testQuestion',
] as const
export type SetupCheck = (typeof setupChecks)[number]

/** The guided set-up: what each of its steps covers. */
export const setupSteps = {
  money: ['money'],
  panel: ['diagnoses', 'experts'],
  content: ['frontMatter', 'brand'],
  access: ['open', 'link'],
  test: ['testQuestion'],
} as const satisfies Record<string, readonly SetupCheck[]>
export type SetupStep = keyof typeof setupSteps

export const setupProblems = [
  'disabled',
  'notActive',
  'notEffective',
  'noNewQuestions',
  'readOnly',
  'noFunding',
  'fundingDisabled',
  'fundingNotActive',
  'partlyFree',
  'noPlans',
  'plansClosed',
  'noDiagnoses',
  'noPools',
  'poolsUncovered',
  'noExperts',
  'fewExperts',
  'frontMatterEmpty',
  'frontMatterUnknown',
  'noTheme',
  'themeUnknown',
  'noLink',
  'linkLater',
  'testNone',
  'testUnreleased',
  'testNoExpert',
  'testUnanswered',
] as const
export type SetupProblem = (typeof setupProblems)[number]

const problem = z.object({
  problem: z.enum(setupProblems),
  /** what it concerns: funding sources, plans, or the first few diagnoses */
  names: z.array(z.string()),
  count: z.int(),
  /** the record whose page mends it; null: the one that was asked about */
  at: z.union([z.object({ resource: z.enum(['plans', 'grants']), id: z.string() }), z.null()]),
})
export type FoundProblem = z.infer<typeof problem>

const named = z.object({ id: z.string(), name: z.string() })
export const setupReadiness = z
  .object({
    ready: z.boolean(),
    checks: z.array(z.object({ check: z.enum(setupChecks), ok: z.boolean(), problems: z.array(problem) })),
    /** what a test question takes: members and experts among the test users, and the last one that was asked */
    test: z.object({
      askers: z.array(named.extend({ member: z.boolean() })),
      experts: z.array(named.extend({ inPool: z.boolean() })),
      diagnosis: z.union([named, z.null()]),
      question: z.union([z.object({ id: z.string(), key: z.string(), answered: z.boolean() }), z.null()]),
    }),
  })
  .meta({ id: 'SetupReadiness' })
export type SetupReadiness = z.infer<typeof setupReadiness>

export const testQuestionBody = z
  .strictObject({
    askerId: z.string().min(1).max(64),
    diagnosisId: z.string().min(1).max(64),
    text: z.string().trim().min(1, 'errors.required').max(2000),
  })
  .meta({ id: 'TestQuestion' })

interface Period {
  readonly enabled: boolean
  readonly activeFrom: string | null
  readonly activeTo: string | null
}
export interface PlanSetup extends Period {
  readonly id: string
  readonly name: string
  readonly effectiveDate: string | null
  readonly noNewQueries: boolean
  /** members may not ask by the plan's own level of access */
  readonly mayAsk: boolean
  readonly freeLevel: FreeLevel | null
  readonly media: readonly string[]
  readonly theme: string | null
  readonly members: number
  /** days from which its enabled links work; null: since ever */
  readonly linksFrom: readonly (string | null)[]
}
export interface GrantSetup extends Period {
  readonly id: string
  readonly name: string
  readonly frontMatter: 'there' | 'empty' | 'unknown'
}
/** Diagnoses that can be asked about, and how far pools and experts reach. */
export interface Coverage {
  readonly plan: { readonly id: string; readonly name: string }
  readonly diagnoses: number
  readonly pools: number
  readonly noPool: readonly string[]
  readonly noExpert: readonly string[]
  readonly fewExperts: readonly string[]
}
export interface TestSetup {
  readonly released: boolean
  readonly experts: number
  readonly answered: boolean
}
export interface SetupFacts {
  readonly of: 'plan' | 'grant'
  /** current day in New York */
  readonly today: string
  readonly plans: readonly PlanSetup[]
  readonly grants: readonly GrantSetup[]
  readonly coverage: readonly Coverage[]
  readonly themes: readonly string[]
  readonly test: TestSetup | null
}

const SHOWN = 3
const found = (problem: SetupProblem, names: readonly string[] = [], at: FoundProblem['at'] = null): FoundProblem => ({
  problem,
  names: names.slice(0, SHOWN),
  count: names.length,
  at,
})
const inPeriod = (one: Period, today: string) => dayWithin(today, one.activeFrom, one.activeTo)
const runs = (one: Period, today: string) => one.enabled && inPeriod(one, today)
/** Funding sources that can pay today. */
export const payingNow = <T extends Period>(grants: readonly T[], today: string): T[] =>
  grants.filter((one) => runs(one, today))

/** What is there and what is missing, check by check, with the page that mends it. */
export function judgeSetup(facts: SetupFacts): SetupReadiness['checks'] {
  const judges: Record<SetupCheck, (facts: SetupFacts) => FoundProblem[]> = {
    open: openProblems,
    money: facts.of === 'plan' ? planMoney : grantMoney,
    diagnoses: diagnosisProblems,
    experts: expertProblems,
    frontMatter: frontMatterProblems,
    brand: brandProblems,
    link: linkProblems,
    testQuestion: testProblems,
  }
  return setupChecks.map((check) => {
    const problems = judges[check](facts)
    return { check, ok: problems.length === 0, problems }
  })
}

const planAt = ({ of }: SetupFacts, plan: { id: string }): FoundProblem['at'] =>
  of === 'plan' ? null : { resource: 'plans', id: plan.id }
const grantAt = ({ of }: SetupFacts, grant: { id: string }): FoundProblem['at'] =>
  of === 'grant' ? null : { resource: 'grants', id: grant.id }

function openProblems(facts: SetupFacts): FoundProblem[] {
  const { of, today, plans, grants } = facts
  if (of === 'grant')
    return grants.flatMap((grant) => [
      ...(grant.enabled ? [] : [found('disabled')]),
      ...(inPeriod(grant, today) ? [] : [found('notActive')]),
    ])
  return plans.flatMap((plan) => [
    ...(plan.enabled ? [] : [found('disabled')]),
    ...(inPeriod(plan, today) ? [] : [found('notActive')]),
    ...(plan.effectiveDate !== null && plan.effectiveDate > today ? [found('notEffective')] : []),
    ...(plan.noNewQueries ? [found('noNewQuestions')] : []),
    ...(plan.mayAsk ? [] : [found('readOnly')]),
  ])
}

/** A funding source pays, or the plan is free for all its media. */
function planMoney(facts: SetupFacts): FoundProblem[] {
  const { today, plans, grants } = facts
  if (payingNow(grants, today).length > 0) return []
  return plans.flatMap(({ freeLevel, media }) => {
    if (freeLevel === 'tele') return []
    const live = media.some((medium) => isLive(medium as MediaType))
    if (freeLevel === 'async' && !live) return []
    const asleep = grants.map((grant) =>
      found(grant.enabled ? 'fundingNotActive' : 'fundingDisabled', [grant.name], grantAt(facts, grant)),
    )
    return [
      ...(freeLevel === 'async' ? [found('partlyFree')] : grants.length > 0 ? [] : [found('noFunding')]),
      ...asleep,
    ]
  })
}

function grantMoney({ today, plans }: SetupFacts): FoundProblem[] {
  if (plans.length === 0) return [found('noPlans')]
  if (plans.some((plan) => runs(plan, today))) return []
  return [
    found(
      'plansClosed',
      plans.map(({ name }) => name),
    ),
  ]
}

function diagnosisProblems(facts: SetupFacts): FoundProblem[] {
  if (facts.of === 'plan') return facts.coverage.some((one) => one.diagnoses > 0) ? [] : [found('noDiagnoses')]
  const without = facts.coverage.filter((one) => one.diagnoses === 0).map(({ plan }) => plan.name)
  return without.length > 0 ? [found('noDiagnoses', without)] : []
}

function expertProblems(facts: SetupFacts): FoundProblem[] {
  return facts.coverage.flatMap((one) => {
    const at = planAt(facts, one.plan)
    if (one.pools === 0) return [found('noPools', facts.of === 'grant' ? [one.plan.name] : [], at)]
    return [
      ...(one.noPool.length > 0 ? [found('poolsUncovered', one.noPool, at)] : []),
      ...(one.noExpert.length > 0 ? [found('noExperts', one.noExpert, at)] : []),
      ...(one.fewExperts.length > 0 ? [found('fewExperts', one.fewExperts, at)] : []),
    ]
  })
}

function frontMatterProblems(facts: SetupFacts): FoundProblem[] {
  const asked = facts.of === 'plan' ? payingNow(facts.grants, facts.today) : facts.grants
  return asked.flatMap((grant) =>
    grant.frontMatter === 'there'
      ? []
      : [
          found(
            grant.frontMatter === 'empty' ? 'frontMatterEmpty' : 'frontMatterUnknown',
            [grant.name],
            grantAt(facts, grant),
          ),
        ],
  )
}

function brandProblems(facts: SetupFacts): FoundProblem[] {
  return facts.plans.flatMap((plan) => {
    const names = facts.of === 'grant' ? [plan.name] : []
    if (plan.theme === null) return [found('noTheme', names, planAt(facts, plan))]
    return facts.themes.includes(plan.theme) ? [] : [found('themeUnknown', names, planAt(facts, plan))]
  })
}

/** A way in for members: a link that works today, or people who are in already. */
function linkProblems(facts: SetupFacts): FoundProblem[] {
  return facts.plans.flatMap((plan) => {
    if (plan.members > 0 || plan.linksFrom.some((from) => from === null || from <= facts.today)) return []
    const names = facts.of === 'grant' ? [plan.name] : []
    return [found(plan.linksFrom.length > 0 ? 'linkLater' : 'noLink', names, planAt(facts, plan))]
  })
}

function testProblems({ test }: SetupFacts): FoundProblem[] {
  if (!test) return [found('testNone')]
  if (test.answered) return []
  if (!test.released) return [found('testUnreleased')]
  return [found(test.experts === 0 ? 'testNoExpert' : 'testUnanswered')]
}

/** A pool with the experts of it who could be invited. */
export interface StaffedPool {
  readonly covers: (diagnosisId: string) => boolean
  readonly experts: readonly string[]
}

/** Which diagnoses no pool covers, have no expert, or fewer experts than seats. */
export function reachOf(
  diagnosisIds: Iterable<string>,
  pools: readonly StaffedPool[],
  panelSize: number,
): { noPool: string[]; noExpert: string[]; fewExperts: string[] } {
  const reach = { noPool: [] as string[], noExpert: [] as string[], fewExperts: [] as string[] }
  // thousands of diagnoses share a handful of sets of pools
  const counted = new Map<string, number>()
  for (const id of diagnosisIds) {
    const covering = pools.flatMap((pool, place) => (pool.covers(id) ? [place] : []))
    if (covering.length === 0) {
      reach.noPool.push(id)
      continue
    }
    const key = covering.join()
    let experts = counted.get(key)
    if (experts === undefined)
      counted.set(key, (experts = new Set(covering.flatMap((place) => pools[place]?.experts ?? [])).size))
    if (experts === 0) reach.noExpert.push(id)
    else if (experts < panelSize) reach.fewExperts.push(id)
  }
  return reach
}
