import { eq, type SQL } from 'drizzle-orm'
import type { ExpertSelectionMode } from '#model/discussions/enums.ts'
import type { SurgeOffer } from '#model/panels/selection/surge.ts'
import { queryHeader } from '../../schema/all.ts'
import type { DiagnosisTexts } from '../../search-text.ts'
import { questionOf } from './askers.ts'
import type { Catalogue } from './reference-ids.ts'
import { coveringPlans } from './covering-plans.ts'
import type { Organisations } from './seed-organisations.ts'
import type { People } from './seed-people.ts'
import type { Scenario } from './scenarios.ts'
import type { Specialty } from '#model/identity/enums.ts'
import { modesFor, type Sides } from '#model/panels/selection/tiers.ts'
import type { DemoGrant, DemoPlan } from './data/organisation.ts'
import { organisations as described } from './data/organisations.ts'
import { testMember, testQuestion } from './data/test-world.ts'
import type { DemoQuestion } from './data/question.ts'

type Expert = People['experts'][number]

/** Who takes part in one discussion, under which plan, and who pays. */
export interface Actors {
  question: DemoQuestion
  /** of the test world */
  test: boolean
  asker: People['members'][number]['user']
  planId: string
  grantId: string | null
  mode: ExpertSelectionMode
  /** the pool that the asker chose, where the plan lets them */
  poolId: string | null
  /** pools that cover the diagnosis */
  sides: Sides
  plan: DemoPlan | undefined
  grant: DemoGrant | undefined
  /** everybody in those pools */
  experts: Expert[]
  askerCountry: string | null
  /** that the diagnosis names */
  specialties: Specialty[]
  staffId: string
  diagnosisId: string
  about: DiagnosisTexts
  offers: readonly SurgeOffer[]
  isDiscussion(id: string): SQL
}

/** The members ask about their one or two cancers, under a plan that covers them; physicians ask about their patients. */
export function actorsFor(
  scenario: Scenario,
  people: People,
  organisations: Organisations,
  catalogue: Catalogue,
): Actors {
  const question = scenario.test ? testQuestion : questionOf(scenario)
  const physicians = ['network@consilium.test', 'blinded@consilium.test', 'planmanager@consilium.test'].flatMap(
    (email) => people.byEmail.get(email) ?? [],
  )
  const member = scenario.test ? testMember : people.askers.get(scenario.number)
  const asker = member ? people.byEmail.get(member.email) : physicians[scenario.number % physicians.length]
  if (!asker) throw new Error('The demo has no asker')
  const aliases = !member
    ? described.plans.map((plan) => plan.alias)
    : member.email === 'member@consilium.test'
      ? ['standard']
      : member.plans
  const alias = coveringPlans(aliases, question.diagnosis, catalogue)[0] ?? 'standard'
  const plan = described.plans.find((one) => one.alias === alias)
  const grant = [...described.grants]
    .sort((a, b) => a.priority - b.priority)
    .find((one) => one.plans.includes(alias) && catalogue.covers(one, question.diagnosis))
  // in the order in which the pools are read
  const covering = described.pools
    .filter((pool) => catalogue.covers(pool, question.diagnosis))
    .sort((a, b) => (a.poolName < b.poolName ? -1 : 1))
  const charged = scenario.status === 'pending_charge' || scenario.status === 'charged'
  const side = (keys: readonly string[] = []) =>
    covering.flatMap(({ key, specialty }) => {
      const poolId = keys.includes(key) ? organisations.pools.get(key) : undefined
      return poolId === undefined ? [] : [{ poolId, specialties: specialty ? [specialty] : [] }]
    })
  const sides = { grant: charged ? [] : side(grant?.pools), plan: side(plan?.pools) }
  const [chosenPool] = sides.plan
  const poolIds = [...sides.grant, ...sides.plan].map((pool) => pool.poolId)

  const diagnosisId = catalogue.diagnosisId(question.diagnosis)
  return {
    question,
    test: scenario.test,
    asker,
    planId: organisations.plans.get(alias) ?? '',
    grantId: grant ? (organisations.grants.get(grant.key) ?? null) : null,
    mode: modeOf(plan?.expertSelectionMode ?? grant?.expertSelectionMode ?? 'grant_first'),
    poolId: plan?.expertSelectionMode === 'plan_select' ? (chosenPool?.poolId ?? null) : null,
    sides,
    plan,
    grant: charged ? undefined : grant,
    experts: people.experts.filter((expert) => expert.poolIds.some((id) => poolIds.includes(id))),
    askerCountry: catalogue.countryCode(asker.countryId),
    specialties: catalogue.specialties(diagnosisId),
    staffId: people.byEmail.get('csr@consilium.test')?.id ?? '',
    diagnosisId,
    about: catalogue.diagnosis(diagnosisId),
    offers: organisations.surges.get(organisations.plans.get(alias) ?? '') ?? [],
    isDiscussion: (id) => eq(queryHeader.id, id),
  }

  /** What the asker or the plan decided: where a choice finds no pool, the next mode that does. */
  function modeOf(mode: ExpertSelectionMode): ExpertSelectionMode {
    const left = mode === 'user_choice' || (mode === 'plan_select' && !chosenPool)
    return left ? (modesFor(sides)[0] ?? 'grant_first') : mode
  }
}
