import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#model/limits.ts'
import { chanceOf, seedOf } from '#model/panels/selection/chance.ts'
import { orderOf } from '#model/panels/selection/rank-order.ts'
import { countriesFor, vacationStay, type HardFilters } from '#model/panels/selection/selection-filters.ts'
import type { Candidate } from '#model/panels/selection/candidate.ts'
import { selectExperts, waveSize, weightOf, type SelectionInput } from '#model/panels/selection/selection.ts'
import type { TierPool } from '#model/panels/selection/tiers.ts'

const expert = (userId: string, over: Partial<Candidate> = {}): Candidate => ({
  userId,
  poolIds: ['g'],
  enabled: true,
  noeticExpert: true,
  verified: true,
  testUser: false,
  staff: false,
  country: 'US',
  specialties: ['medonc'],
  expertTier: 2,
  vacations: [],
  calls: [],
  choseGroup: false,
  openClaims: 0,
  recentInvitations: 0,
  claimed: 0,
  answered: 0,
  ...over,
})
const filters: HardFilters = {
  testDiscussion: false,
  askerId: 'asker',
  inviteeIds: ['invitee'],
  engagements: new Map([
    ['d', 'declined'],
    ['r', 'rejected'],
    ['i', 'invited'],
  ]),
  countries: null,
  specialties: [],
  window: { from: 1000, until: 2000 },
  proposedTimes: null,
  callLength: 1800,
}
const pools: TierPool[] = [
  { poolId: 'g', tier: 0, local: false, side: 'grant' },
  { poolId: 'p', tier: 1, local: true, side: 'plan' },
]
const run = (candidates: readonly Candidate[], over: Partial<SelectionInput> = {}) =>
  selectExperts({
    discussionId: 'q1',
    round: 1,
    candidates,
    tiers: { pools, mode: 'grant_first', problem: null },
    panelSize: 3,
    localPoolWeight: 1,
    filters,
    limits: defaultLimits,
    ...over,
  })
const ids = (list: readonly { userId: string }[]) => list.map(({ userId }) => userId)

const arbitraryExpert = fc.record({
  userId: fc.uuid(),
  poolIds: fc.subarray(['g', 'p', 'other']),
  enabled: fc.boolean(),
  noeticExpert: fc.boolean(),
  verified: fc.boolean(),
  testUser: fc.boolean(),
  staff: fc.constant(false),
  country: fc.constantFrom('US', 'CA', null),
  specialties: fc.subarray(['medonc', 'radonc'] as const),
  expertTier: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
  vacations: fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 3000 }), until: fc.integer({ min: 0, max: 3000 }) }),
    { maxLength: 2 },
  ),
  calls: fc.array(fc.record({ from: fc.integer({ min: 0, max: 3000 }), until: fc.integer({ min: 0, max: 3000 }) }), {
    maxLength: 2,
  }),
  choseGroup: fc.boolean(),
  openClaims: fc.integer({ min: 0, max: 7 }),
  recentInvitations: fc.integer({ min: 0, max: 40 }),
  claimed: fc.integer({ min: 0, max: 40 }),
  answered: fc.integer({ min: 0, max: 40 }),
}) as fc.Arbitrary<Candidate>
const crowd = fc.uniqueArray(arbitraryExpert, { selector: ({ userId }) => userId, maxLength: 40 })

describe('hard filters', () => {
  const stay = (from: number, until: number) => [{ from, until }]
  const rows: [string, Candidate, Partial<HardFilters>, string[]][] = [
    ['nothing against', expert('e'), {}, []],
    ['disabled', expert('e', { enabled: false }), {}, ['selection.disabled']],
    ['no expert flag', expert('e', { noeticExpert: false }), {}, ['selection.notExpert']],
    ['not verified', expert('e', { verified: false }), {}, ['selection.notVerified']],
    ['test user, live discussion', expert('e', { testUser: true }), {}, ['selection.otherWorld']],
    ['live user, test discussion', expert('e'), { testDiscussion: true }, ['selection.otherWorld']],
    ['the asker', expert('asker'), {}, ['selection.asker']],
    ['an invitee', expert('invitee'), {}, ['selection.invitee']],
    ['staff', expert('e', { staff: true }), {}, ['selection.staff']],
    ['engaged', expert('i'), {}, ['selection.engaged']],
    ['declined', expert('d'), {}, ['selection.declined']],
    ['rejected', expert('r'), {}, ['selection.rejected']],
    ['in no pool of the tiers', expert('e', { poolIds: ['other'] }), {}, ['selection.notInPool']],
    ['in the region', expert('e'), { countries: ['CA', 'US'] }, []],
    ['outside the region', expert('e'), { countries: ['CA'] }, ['selection.region']],
    ['country unknown', expert('e', { country: null }), { countries: ['US'] }, ['selection.region']],
    ['specialty fits', expert('e'), { specialties: ['radonc', 'medonc'] }, []],
    ['another specialty', expert('e'), { specialties: ['radonc'] }, ['selection.specialty']],
    ['four open claims', expert('e', { openClaims: 4 }), {}, []],
    ['five open claims', expert('e', { openClaims: 5 }), {}, ['selection.openClaims']],
    ['vacation ends as the window starts', expert('e', { vacations: stay(0, 1000) }), {}, []],
    ['vacation reaches into the window', expert('e', { vacations: stay(0, 1001) }), {}, ['selection.vacation']],
    ['vacation starts as the window ends', expert('e', { vacations: stay(2000, 3000) }), {}, []],
    ['live: one proposed time outside', expert('e', { vacations: stay(0, 3000) }), { proposedTimes: [1500, 3000] }, []],
    [
      'live: every proposed time inside',
      expert('e', { vacations: stay(0, 3000) }),
      { proposedTimes: [1500, 2999] },
      ['selection.vacation'],
    ],
    ['a written answer needs no free time', expert('e', { calls: stay(0, 9000) }), {}, []],
    ['live: a call ends as the time starts', expert('e', { calls: stay(0, 1500) }), { proposedTimes: [1500] }, []],
    ['live: a call starts as this one ends', expert('e', { calls: stay(3300, 3400) }), { proposedTimes: [1500] }, []],
    ['live: one time is free', expert('e', { calls: stay(1500, 1600) }), { proposedTimes: [1500, 9000] }, []],
    [
      'live: a call at the only time',
      expert('e', { calls: stay(3299, 3400) }),
      { proposedTimes: [1500] },
      ['selection.booked'],
    ],
    [
      'live: a call at one time, time off at the other',
      expert('e', { calls: stay(1500, 1600), vacations: stay(9000, 9900) }),
      { proposedTimes: [1500, 9000] },
      ['selection.booked'],
    ],
    [
      'live: a longer call of this discussion meets the next one',
      expert('e', { calls: stay(3300, 3400) }),
      { proposedTimes: [1500], callLength: 3600 },
      ['selection.booked'],
    ],
    [
      'all reasons are told',
      expert('d', { enabled: false, openClaims: 9 }),
      {},
      ['selection.disabled', 'selection.declined', 'selection.openClaims'],
    ],
  ]
  test.each(rows)('%s', (_, candidate, over, reasons) => {
    const { ranked, excluded } = run([candidate], { filters: { ...filters, ...over } })
    expect(excluded[0]?.reasons ?? []).toEqual(reasons)
    expect(ranked).toHaveLength(reasons.length === 0 ? 1 : 0)
  })

  test('a pool that names a specialty lets in only those who have it; another pool may still let them in', () => {
    const tiers = {
      pools: [
        { poolId: 'g', tier: 0, local: false, side: 'grant' as const, specialties: ['radonc' as const] },
        pools[1]!,
      ],
      mode: 'grant_first' as const,
      problem: null,
    }
    const { ranked, excluded } = run(
      [expert('a'), expert('b', { specialties: ['radonc'] }), expert('c', { poolIds: ['g', 'p'] })],
      { tiers },
    )
    expect(ranked.map(({ userId, tier }) => [userId, tier])).toEqual([
      ['b', 0],
      ['c', 1],
    ])
    expect(excluded).toEqual([{ userId: 'a', reasons: ['selection.specialty'] }])
  })

  test('regions and vacations as they are stored', () => {
    expect(countriesFor({ matchByRegion: false, countryCodes: ['US'] }, 'CA')).toBeNull()
    expect(countriesFor({ matchByRegion: true, countryCodes: ['US'] }, 'CA')).toEqual(['US'])
    expect(countriesFor({ matchByRegion: true, countryCodes: [] }, 'CA')).toEqual(['CA'])
    expect(vacationStay('2026-03-08', '2026-03-08', 'America/New_York')).toEqual({
      from: 1772946000,
      until: 1773028800,
    })
  })
})

describe('weights', () => {
  test.each([
    [{}, 1, 1 * 1 * 1 * (0.5 + 0.5 * (2 / 4))],
    [{ expertTier: 1 as const }, 1, 1.2 * 0.75],
    [{ expertTier: 3 as const }, 1, 0.8 * 0.75],
    [{ expertTier: null }, 1, 0.75],
    [{ recentInvitations: 3 }, 1, 0.25 * 0.75],
    [{ claimed: 6, answered: 6 }, 1, 0.5 + 0.5 * 0.8],
    [{ claimed: 6, answered: 0 }, 1, 0.5 + 0.5 * 0.2],
    [{ choseGroup: true }, 1, 1.25 * 0.75],
    [{}, 2.5, 2.5 * 0.75],
    [{}, 0, 0],
  ])('%j with local weight %d', (over, local, expected) => {
    expect(weightOf(expert('e', over), local, defaultLimits).weight).toBeCloseTo(expected, 12)
  })

  test('the parts multiply to the weight', () => {
    fc.assert(
      fc.property(arbitraryExpert, fc.double({ min: 0, max: 10, noNaN: true }), (candidate, local) => {
        const { weight, parts } = weightOf(candidate, local, defaultLimits)
        expect(weight).toBe(parts.local * parts.tier * parts.load * parts.reliability * (parts.group ?? 0))
      }),
    )
  })

  test('fewer invitations, more answers or a better tier never move an expert back', () => {
    fc.assert(
      fc.property(crowd, fc.nat(), fc.constantFrom('invitations', 'answers', 'tier'), (candidates, at, what) => {
        const before = run(candidates)
        const chosen = before.ranked[at % Math.max(1, before.ranked.length)]
        fc.pre(chosen !== undefined)
        const better = candidates.map((candidate) => {
          if (candidate.userId !== chosen?.userId) return candidate
          if (what === 'invitations') return { ...candidate, recentInvitations: 0 }
          return what === 'answers'
            ? { ...candidate, answered: candidate.answered + 5 }
            : { ...candidate, expertTier: 1 as const }
        })
        const after = run(better).ranked.find(({ userId }) => userId === chosen?.userId)
        expect(after?.rank).toBeLessThanOrEqual(chosen?.rank ?? 0)
      }),
    )
  })

  test('draws follow the weights: three times the weight is drawn first about three times as often', () => {
    const pair = [expert('heavy', { recentInvitations: 0 }), expert('light', { recentInvitations: 2 })]
    const heavyFirst = Array.from({ length: 8000 }, (_, round) => run(pair, { round })).filter(
      ({ ranked }) => ranked[0]?.userId === 'heavy',
    ).length
    expect(heavyFirst / 8000).toBeGreaterThan(0.73)
    expect(heavyFirst / 8000).toBeLessThan(0.77)
  })
})

describe('one run', () => {
  test('is the same again for the same discussion and round, whatever the order of the list', () => {
    fc.assert(
      fc.property(crowd, fc.uuid(), fc.nat(), (candidates, discussionId, round) => {
        const one = run(candidates, { discussionId, round })
        const two = run([...candidates].reverse(), { discussionId, round })
        expect(ids(two.ranked)).toEqual(ids(one.ranked))
        expect(two.seed).toBe(`${discussionId}:${round}`)
      }),
    )
  })

  test('another round draws again', () => {
    const candidates = Array.from({ length: 30 }, (_, index) => expert(`e${index}`))
    expect(ids(run(candidates, { round: 2 }).ranked)).not.toEqual(ids(run(candidates, { round: 1 }).ranked))
  })

  test('leaving someone out moves no one past anybody', () => {
    fc.assert(
      fc.property(crowd, fc.nat(), (candidates, at) => {
        const all = ids(run(candidates).ranked)
        const without = all[at % Math.max(1, all.length)]
        expect(ids(run(candidates.filter(({ userId }) => userId !== without)).ranked)).toEqual(
          all.filter((id) => id !== without),
        )
      }),
    )
  })

  test('everybody is either ranked or excluded with a reason, no one both', () => {
    fc.assert(
      fc.property(crowd, (candidates) => {
        const { ranked, excluded } = run(candidates)
        expect([...ids(ranked), ...ids(excluded)].sort()).toEqual(ids(candidates).sort())
        expect(excluded.every(({ reasons }) => reasons.length > 0)).toBe(true)
        for (const { userId } of ranked) {
          const candidate = candidates.find((person) => person.userId === userId)
          expect(candidate).toMatchObject({ enabled: true, noeticExpert: true, verified: true, testUser: false })
          expect(candidate?.openClaims).toBeLessThan(5)
        }
      }),
    )
  })

  test('tiers are filled in order, and within one the keys fall', () => {
    fc.assert(
      fc.property(crowd, (candidates) => {
        const { ranked } = run(candidates)
        ranked.forEach((here, index) => {
          const next = ranked[index + 1]
          expect(here.rank).toBe(index + 1)
          if (next) expect(here.tier < next.tier || (here.tier === next.tier && here.key >= next.key)).toBe(true)
        })
      }),
    )
  })

  test('an expert of both sides counts in the earlier tier', () => {
    expect(run([expert('e', { poolIds: ['p', 'g'] })]).ranked[0]?.tier).toBe(0)
  })

  test('the pool and side that brought an expert: the earliest tier, in mode all the plan whose local weight counts', () => {
    const of = (tiers: SelectionInput['tiers'], ...poolIds: string[]) => {
      const [only] = run([expert('e', { poolIds })], { tiers }).ranked
      return [only?.poolId, only?.side]
    }
    const first = { pools, mode: 'grant_first' as const, problem: null }
    expect(of(first, 'p', 'g')).toEqual(['g', 'grant'])
    expect(of(first, 'p')).toEqual(['p', 'plan'])
    const one = { pools: pools.map((pool) => ({ ...pool, tier: 0 })), mode: 'all' as const, problem: null }
    expect(of(one, 'g', 'p')).toEqual(['p', 'plan'])
    const alone = {
      pools: [{ poolId: 'g', tier: 0, local: false, side: 'asker' as const }],
      mode: 'all' as const,
      problem: null,
    }
    expect(of(alone, 'g')).toEqual([null, 'asker'])
  })

  test('mode all: local weight counts, and 0 means only after everyone else', () => {
    const one = pools.map((pool) => ({ ...pool, tier: 0 }))
    const tiers = { pools: one, mode: 'all' as const, problem: null }
    const candidates = [...Array(10).keys()].map((index) => expert(`e${index}`, { poolIds: [index % 2 ? 'p' : 'g'] }))
    const last = run(candidates, { tiers, localPoolWeight: 0 }).ranked
    expect(last.map(({ lastResort }) => lastResort)).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(5).fill(true),
    ])
    expect(run(candidates, { tiers, localPoolWeight: 4 }).ranked.filter(({ parts }) => parts.local === 4)).toHaveLength(
      5,
    )
    expect(run(candidates, { localPoolWeight: 0 }).ranked.some(({ lastResort }) => lastResort)).toBe(false)
  })

  test('the first wave is ceil(1.5 × panel size), the rest are alternates', () => {
    expect([1, 2, 3, 4, 20].map((size) => waveSize(size, defaultLimits))).toEqual([2, 3, 5, 6, 30])
    const candidates = [...Array(9).keys()].map((index) => expert(`e${index}`))
    expect(run(candidates).invited).toEqual(run(candidates).ranked.slice(0, 5))
    expect(run(candidates, { count: 1 }).invited).toHaveLength(1)
    expect(run(candidates.slice(0, 2)).invited).toHaveLength(2)
  })
})

describe('chance and order', () => {
  test('chances are spread evenly between 0 and 1', () => {
    const seed = seedOf('q1', 1)
    const tenths = Array<number>(10).fill(0)
    for (let index = 0; index < 20_000; index++) {
      const chance = chanceOf(seed, `user-${index}`)
      expect(chance > 0 && chance < 1).toBe(true)
      tenths[Math.floor(chance * 10)]! += 1
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  test('the fast order is the order of a plain sort, equal costs as told', () => {
    const cost = fc.oneof(fc.double({ min: 0, noNaN: true }), fc.constantFrom(0, 1, 1 + Number.EPSILON, Infinity))
    fc.assert(
      fc.property(fc.array(cost, { maxLength: 100 }), (costs) => {
        const place = (index: number) => (index * 37) % 101
        const compare = (a: number, b: number) =>
          costs[a] === costs[b] ? place(a) - place(b) : (costs[a] ?? 0) < (costs[b] ?? 0) ? -1 : 1
        const fast = orderOf(Float64Array.from(costs), (a, b) => place(a) < place(b))
        expect([...fast]).toEqual(costs.map((_, index) => index).sort(compare))
      }),
    )
  })
})
