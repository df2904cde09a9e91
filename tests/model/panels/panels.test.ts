import { describe, expect, test } from 'vitest'
import { userType } from '#model/identity/enums.ts'
import { accessLevel, canPost, levelAllows, mayAttach, type MemberPlan, type PostFacts } from '#model/panels/access.ts'
import {
  effectiveDiagnoses,
  isEffective,
  poolCovers,
  reached,
  via,
  type DiagnosisLinks,
  type DiagnosisTree,
} from '#model/panels/diagnoses/effective-diagnoses.ts'
import { chooseGrant, type FundingFacts, type GrantCandidate } from '#model/panels/funding.ts'
import { modesFor, tiersOf, type Sides } from '#model/panels/selection/tiers.ts'

const tree: DiagnosisTree = {
  groupOf: new Map([
    ['breast1', 'breast'],
    ['breast2', 'breast'],
    ['lung1', 'lung'],
    ['leuk1', 'leuk'],
  ]),
  domainOf: new Map([
    ['breast', 'solid'],
    ['lung', 'solid'],
    ['leuk', 'blood'],
  ]),
}
const links = (diagnosisIds: string[] = [], groupIds: string[] = [], domainIds: string[] = []): DiagnosisLinks => ({
  diagnosisIds,
  groupIds,
  domainIds,
})

describe('effective diagnoses', () => {
  const rows: [string, DiagnosisLinks, DiagnosisLinks | null, string, string[]][] = [
    ['both: what both cover', links([], [], ['solid']), links(['leuk1'], ['breast']), 'both', ['breast1', 'breast2']],
    ['both, nothing in common', links(['lung1']), links(['leuk1']), 'both', []],
    ['only the plan names some', links(['lung1']), links(), 'plan', ['lung1']],
    ['only the grant names some', links(), links([], ['breast']), 'grant', ['breast1', 'breast2']],
    ['no grant', links([], [], ['blood']), null, 'plan', ['leuk1']],
    ['neither names any', links(), links(), 'all', ['breast1', 'breast2', 'lung1', 'leuk1']],
  ]
  test.each(rows)('%s', (_, plan, grant, from, expected) => {
    const effective = effectiveDiagnoses(plan, grant, tree)
    expect([effective.from, [...effective.diagnosisIds]]).toEqual([from, expected])
    for (const id of tree.groupOf.keys()) expect(isEffective(plan, grant, id, tree)).toBe(expected.includes(id))
  })

  test('direct wins over rolled up; what is not in the tree is not reached', () => {
    expect([...reached(links(['breast1', 'gone'], [], ['solid']), tree)]).toEqual([
      ['breast1', 'direct'],
      ['breast2', 'rollup'],
      ['lung1', 'rollup'],
    ])
    expect(via(links(['gone']), 'gone', tree)).toBeUndefined()
  })

  test('a pool without diagnoses covers every one', () => {
    expect(
      [links(), links(['lung1']), links([], [], ['solid']), links(['leuk1'])].map((pool) =>
        poolCovers(pool, 'lung1', tree),
      ),
    ).toEqual([true, true, true, false])
  })
})

describe('funding', () => {
  const facts: FundingFacts = {
    planId: 'p1',
    planDiagnoses: links(),
    diagnosisId: 'lung1',
    askerType: userType.client,
    askerKind: null,
    askerCountry: 'US',
    today: '2026-03-01',
  }
  const grant = (grantId: string, over: Partial<GrantCandidate> = {}): GrantCandidate => ({
    grantId,
    enabled: true,
    activeFrom: null,
    activeTo: null,
    userType: null,
    userKind: null,
    countryCodes: [],
    planIds: ['p1'],
    diagnoses: links(),
    priority: 10,
    ...over,
  })
  const rows: [string, Partial<GrantCandidate>, string[]][] = [
    ['disabled', { enabled: false }, ['funding.disabled']],
    ['from tomorrow', { activeFrom: '2026-03-02' }, ['funding.notActive']],
    ['until yesterday', { activeTo: '2026-02-28' }, ['funding.notActive']],
    ['of another plan', { planIds: ['p2'] }, ['funding.plan']],
    ['for another type', { userType: userType.network }, ['funding.userType']],
    ['for another kind', { userKind: 'census' }, ['funding.userKind']],
    ['for another region', { countryCodes: ['CA', 'MX'] }, ['funding.region']],
    ['for another diagnosis', { diagnoses: links(['leuk1']) }, ['funding.diagnosis']],
    [
      'everything at once',
      { enabled: false, planIds: [], diagnoses: links([], ['leuk']) },
      ['funding.disabled', 'funding.plan', 'funding.diagnosis'],
    ],
  ]
  test.each(rows)('%s: not chosen, with the reason', (_, over, reasons) => {
    expect(chooseGrant([grant('g', over)], facts, tree)).toEqual({
      grantId: null,
      rejected: [{ grantId: 'g', reasons }],
    })
  })

  test('both ends of its period belong to it', () => {
    expect(chooseGrant([grant('g', { activeFrom: '2026-03-01', activeTo: '2026-03-01' })], facts, tree).grantId).toBe(
      'g',
    )
  })

  test('region: empty means global; a named one needs a known country', () => {
    expect(chooseGrant([grant('g')], { ...facts, askerCountry: null }, tree).grantId).toBe('g')
    expect(
      chooseGrant([grant('g', { countryCodes: ['US'] })], { ...facts, askerCountry: null }, tree).grantId,
    ).toBeNull()
  })

  test('the lowest priority pays; of equals the smaller id; the others are told why', () => {
    const chosen = chooseGrant(
      [
        grant('c', { priority: 5 }),
        grant('b', { priority: 1 }),
        grant('a', { priority: 1 }),
        grant('z', { priority: 0, enabled: false }),
      ],
      facts,
      tree,
    )
    expect(chosen.grantId).toBe('a')
    expect(chosen.rejected).toEqual([
      { grantId: 'c', reasons: ['funding.priority'] },
      { grantId: 'b', reasons: ['funding.priority'] },
      { grantId: 'z', reasons: ['funding.disabled'] },
    ])
  })
})

describe('tiers', () => {
  const sides: Sides = { grant: [{ poolId: 'g1' }, { poolId: 'both' }], plan: [{ poolId: 'both' }, { poolId: 'p1' }] }
  const shape = (...args: Parameters<typeof tiersOf>) => {
    const { pools, problem } = tiersOf(...args)
    return [pools.map(({ poolId, tier, local }) => `${poolId}/${tier}${local ? '/local' : ''}`).join(' '), problem]
  }
  test.each([
    ['all', 'g1/0 both/0/local p1/0/local'],
    ['grant_first', 'g1/0 both/0/local p1/1/local'],
    ['plan_first', 'both/0/local p1/0/local g1/1'],
    ['grant_only', 'g1/0 both/0/local'],
    ['plan_only', 'both/0/local p1/0/local'],
  ] as const)('%s', (mode, expected) => expect(shape(mode, sides)).toEqual([expected, null]))

  test('an empty side leaves no gap', () => {
    expect(shape('grant_first', { grant: [], plan: [{ poolId: 'p1' }] })).toEqual(['p1/0/local', null])
    expect(shape('grant_only', { grant: [], plan: [{ poolId: 'p1' }] })).toEqual(['', 'selection.noPools'])
  })

  test('plan_select takes the pool that the asker chose among those of the plan', () => {
    expect(shape('plan_select', sides, { poolId: 'p1' })).toEqual(['p1/0/local', null])
    expect(shape('plan_select', sides, { poolId: 'g1' })).toEqual(['', 'selection.choosePool'])
    expect(shape('plan_select', sides)).toEqual(['', 'selection.choosePool'])
  })

  test('user_choice takes one of the modes that find a pool', () => {
    const planOnly: Sides = { grant: [], plan: [{ poolId: 'p1' }] }
    expect(modesFor(planOnly)).toEqual(['grant_first', 'plan_first', 'all', 'plan_only'])
    expect(tiersOf('user_choice', planOnly, { mode: 'plan_only' })).toEqual(tiersOf('plan_only', planOnly))
    expect(shape('user_choice', planOnly, { mode: 'grant_only' })).toEqual(['', 'selection.chooseMode'])
    expect(shape('user_choice', planOnly)).toEqual(['', 'selection.chooseMode'])
  })
})

describe('plan access', () => {
  test('user override, else member override, else plan, else full', () => {
    expect(accessLevel({ user: 'full', member: 'read_only', plan: 'reply_only' })).toEqual({
      value: 'full',
      from: 'user',
    })
    expect(accessLevel({ member: 'read_only', plan: 'reply_only' })).toEqual({ value: 'read_only', from: 'member' })
    expect(accessLevel({ plan: 'reply_only', readOnlyDiscussions: true })).toEqual({
      value: 'reply_only',
      from: 'plan',
    })
    expect(accessLevel({ readOnlyDiscussions: true })).toEqual({ value: 'read_only', from: 'plan' })
    expect(accessLevel({})).toEqual({ value: 'full', from: 'default' })
  })

  test('what a level allows', () => {
    const allowed = (['full', 'reply_only', 'read_only'] as const).map((level) =>
      (['ask', 'reply', 'read'] as const).filter((act) => levelAllows(level, act)),
    )
    expect(allowed).toEqual([['ask', 'reply', 'read'], ['reply', 'read'], ['read']])
  })

  test('attachments go by medium in the same order', () => {
    const only = (medium: string) => ({
      messenger: medium === 'messenger',
      video: medium === 'video',
      audio: medium === 'audio',
    })
    expect(mayAttach({ member: only('video'), plan: only('audio') }, 'audio')).toEqual({ value: false, from: 'member' })
    expect(mayAttach({}, 'audio')).toEqual({ value: true, from: 'default' })
  })

  const plan: MemberPlan = {
    planId: 'p1',
    access: null,
    readOnlyDiscussions: false,
    memberAccess: null,
    noNewQueries: false,
    selectable: true,
    activeNow: true,
  }
  const facts: PostFacts = { isStaff: false, enabled: true, userAccess: null, plans: [plan] }
  const rows: [string, Partial<PostFacts>, string | string[]][] = [
    ['may post', {}, ['p1']],
    ['staff', { isStaff: true }, 'canPost.staff'],
    ['disabled', { enabled: false }, 'canPost.disabled'],
    ['no plan', { plans: [] }, 'canPost.noPlan'],
    ['plan over', { plans: [{ ...plan, activeNow: false }] }, 'canPost.planInactive'],
    ['plan not selectable', { plans: [{ ...plan, selectable: false }] }, 'canPost.planNotSelectable'],
    ['reply only', { plans: [{ ...plan, access: 'reply_only' }] }, 'canPost.access'],
    ['member override opens it', { plans: [{ ...plan, access: 'reply_only', memberAccess: 'full' }] }, ['p1']],
    ['user override closes it', { userAccess: 'read_only' }, 'canPost.access'],
    ['no new discussions', { plans: [{ ...plan, noNewQueries: true }] }, 'canPost.noNewQueries'],
    [
      'the nearest miss is told',
      {
        plans: [
          { ...plan, activeNow: false },
          { ...plan, noNewQueries: true },
        ],
      },
      'canPost.noNewQueries',
    ],
    ['one good plan is enough', { plans: [{ ...plan, planId: 'p0', noNewQueries: true }, plan] }, ['p1']],
  ]
  test.each(rows)('%s', (_, over, expected) => {
    const answer = canPost({ ...facts, ...over })
    expect(answer.allowed ? answer.planIds : answer.reason).toEqual(expected)
  })
})
