import { pick } from './stable-random.ts'
import { demoMemberQuestions } from './data/demo-member.ts'
import { questions } from './data/questions.ts'
import type { DemoMember } from './data/person.ts'
import type { DemoQuestion } from './data/question.ts'
import type { Scenario } from './scenarios.ts'

/** Nobody in the demo has more kinds of cancer than this. */
export const CANCERS = 2

export const questionOf = (scenario: Scenario): DemoQuestion =>
  demoMemberQuestions.get(scenario.number) ?? (questions[scenario.number % questions.length] as DemoQuestion)

interface Rules {
  /** aliases of the member's plans that cover the diagnosis */
  plansFor(member: DemoMember, question: DemoQuestion): readonly string[]
  /** the kind of cancer */
  groupOf(diagnosisCode: string): string
  thisYear: number
}

/**
 * Which member asks what, by the number of the discussion: in their language, under a plan that covers it, with one or two
 * kinds of cancer each, and of about the age and the gender that the question mentions.
 */
export function askersOf(
  scenarios: readonly Scenario[],
  members: readonly DemoMember[],
  rules: Rules,
): Map<number, DemoMember> {
  const found = new Map<number, DemoMember>()
  const cancers = new Map<DemoMember, Set<string>>()
  const asked = new Map<DemoMember, string[]>()
  const [demo] = members
  const others = members.filter((one) => one !== demo && !one.access && !one.email.startsWith('newmember'))
  for (const scenario of scenarios) {
    const question = questionOf(scenario)
    if (question.asker !== 'client') continue
    const group = rules.groupOf(question.diagnosis)
    const member = demoMemberQuestions.has(scenario.number) ? demo : next(scenario, question, group)
    if (!member) throw new Error(`No member of the demo can ask “${question.title}”`)
    found.set(scenario.number, member)
    cancers.set(member, (cancers.get(member) ?? new Set()).add(group))
    asked.set(member, [...(asked.get(member) ?? []), question.key])
  }
  return found

  function next(scenario: Scenario, question: DemoQuestion, group: string): DemoMember | undefined {
    const cost = (member: DemoMember) => {
      const own = cancers.get(member)
      const before = asked.get(member) ?? []
      const years = rules.thisYear - Number(member.dateOfBirth.slice(0, 4)) - question.age.magnitude
      return (
        (before.includes(question.key) ? 1000 : 0) +
        (fits(member, question) ? 0 : 400) +
        (own && !own.has(group) ? 60 : 0) +
        before.length * 30 +
        Math.abs(years)
      )
    }
    return others
      .filter((one) => one.preferredLanguage === question.language && rules.plansFor(one, question).length > 0)
      .filter((one) => {
        const own = cancers.get(one)
        return !own || own.has(group) || own.size < CANCERS
      })
      .map((one) => ({ one, cost: cost(one), luck: pick(`asker:${scenario.number}:${one.email}`, 1_000_000) }))
      .sort((a, b) => a.cost - b.cost || a.luck - b.luck)[0]?.one
  }
}

const fits = ({ prefix }: DemoMember, { gender }: DemoQuestion) =>
  gender === 'male' ? prefix === 'Mr.' : gender === 'female' ? prefix === 'Ms.' || prefix === 'Mrs.' : true
