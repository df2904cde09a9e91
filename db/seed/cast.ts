import { eq, type SQL } from 'drizzle-orm'
import type { ExpertSelectionMode } from '#model/discussions/enums.ts'
import type { SurgeOffer } from '#model/panels/surge.ts'
import { queryHeader } from '../schema/all.ts'
import type { About } from '../search-text.ts'
import type { Catalogue } from './catalogue.ts'
import { pick } from './chance.ts'
import type { Organisations } from './load-organisations.ts'
import type { People } from './load-people.ts'
import type { Plot } from './story-plot.ts'
import { organisations as told } from './story/organisations.ts'
import { questions } from './story/questions.ts'
import type { StoryQuestion } from './story/question.ts'

type Expert = People['experts'][number]

/** Who takes part in one discussion, under which plan, and who pays. */
export interface Cast {
  question: StoryQuestion
  asker: People['members'][number]['user']
  planId: string
  grantId: string | null
  mode: ExpertSelectionMode
  /** those who answer first, in the order of the answers */
  panel: Expert[]
  staffId: string
  diagnosisId: string
  about: About
  offers: readonly SurgeOffer[]
  isDiscussion(id: string): SQL
}

/** The member of the demo asks some of the questions; the others ask in turn, in their language, under a plan that covers it. */
export function castFor(plot: Plot, people: People, organisations: Organisations, catalogue: Catalogue): Cast {
  const question = questions[plot.number % questions.length] as StoryQuestion
  const physicians = ['network@consilium.test', 'blinded@consilium.test', 'planmanager@consilium.test'].flatMap(
    (email) => people.byEmail.get(email) ?? [],
  )
  const isDemo = question.asker === 'client' && question.language === 'en-us' && plot.number % 8 < 2
  const may = people.members.filter(
    ({ user, story }) =>
      !story.email.startsWith('newmember') &&
      !story.access &&
      user.preferredLanguage === question.language &&
      plansFor(story.plans).length > 0,
  )
  const member = may[pick(`asker:${plot.number}`, Math.max(1, may.length))]
  const asPhysician = question.asker === 'physician' || !member
  const asker = asPhysician
    ? physicians[plot.number % physicians.length]
    : isDemo
      ? people.byEmail.get('member@consilium.test')
      : member.user
  if (!asker) throw new Error('The story has no asker')
  const aliases = asPhysician ? told.plans.map((plan) => plan.alias) : isDemo ? ['standard'] : member.story.plans
  const alias = plansFor(aliases)[0] ?? 'standard'
  const plan = told.plans.find((one) => one.alias === alias)
  const grant = [...told.grants]
    .sort((a, b) => a.priority - b.priority)
    .find((one) => one.plans.includes(alias) && catalogue.covers(one, question.diagnosis))
  const poolKeys = told.pools
    .filter(
      (pool) =>
        (grant?.pools.includes(pool.key) || plan?.pools.includes(pool.key)) &&
        catalogue.covers(pool, question.diagnosis),
    )
    .map((pool) => pool.key)

  const diagnosisId = catalogue.diagnosisId(question.diagnosis)
  return {
    question,
    asker,
    planId: organisations.plans.get(alias) ?? '',
    grantId: grant ? (organisations.grants.get(grant.key) ?? null) : null,
    mode: plan?.expertSelectionMode ?? grant?.expertSelectionMode ?? 'grant_first',
    panel: panelFor(
      plot,
      question,
      people.experts.filter(({ story }) => story.pools.some((key) => poolKeys.includes(key))),
    ),
    staffId: people.byEmail.get('csr@consilium.test')?.id ?? '',
    diagnosisId,
    about: catalogue.diagnosis(diagnosisId),
    offers: organisations.surges.get(organisations.plans.get(alias) ?? '') ?? [],
    isDiscussion: (id) => eq(queryHeader.id, id),
  }

  function plansFor(list: readonly string[]) {
    return list.filter((one) => {
      const story = told.plans.find((candidate) => candidate.alias === one)
      return story && catalogue.covers(story, question.diagnosis)
    })
  }
}

/** Answers go to experts of their specialty; the rest of the panel is drawn from the pools, the demo's expert early among them. */
function panelFor(plot: Plot, question: StoryQuestion, pool: Expert[]): Expert[] {
  const order = (seed: string) => (a: Expert, b: Expert) =>
    pick(`${seed}:${a.user.email}`, 1_000_000) - pick(`${seed}:${b.user.email}`, 1_000_000)
  const drawn = [...pool].sort(order(`panel:${plot.number}`))
  const demo = drawn.findIndex(({ user }) => user.email === 'expert@consilium.test')
  // so that every kind of work waits for the expert of the demo
  if (demo > 0 && plot.number % 3 !== 0) drawn.unshift(...drawn.splice(demo, 1))
  const panel: Expert[] = []
  for (const answer of question.answers.slice(0, plot.answers)) {
    const speaks = (one: Expert) => question.language === 'en-us' || one.story.languages.includes('zh-cn')
    const next =
      drawn.find((one) => !panel.includes(one) && one.story.specialty === answer.by && speaks(one)) ??
      drawn.find((one) => !panel.includes(one))
    if (next) panel.push(next)
  }
  return [...panel, ...drawn.filter((one) => !panel.includes(one))]
}
