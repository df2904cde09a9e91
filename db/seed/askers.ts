import { pick } from './chance.ts'
import { demoMemberQuestions } from './story/questions/demo-member.ts'
import { questions } from './story/questions.ts'
import type { StoryMember } from './story/person.ts'
import type { StoryQuestion } from './story/question.ts'
import type { Plot } from './story-plot.ts'

/** Nobody in the story has more kinds of cancer than this. */
export const CANCERS = 2

export const questionOf = (plot: Plot): StoryQuestion =>
  demoMemberQuestions.get(plot.number) ?? (questions[plot.number % questions.length] as StoryQuestion)

interface Rules {
  /** aliases of the member's plans that cover the diagnosis */
  plansFor(member: StoryMember, question: StoryQuestion): readonly string[]
  /** the kind of cancer */
  groupOf(diagnosisCode: string): string
  thisYear: number
}

/**
 * Which member asks what, by the number of the discussion: in their language, under a plan that covers it, with one or two
 * kinds of cancer each, and of about the age and the gender that the question tells of.
 */
export function askersOf(
  plots: readonly Plot[],
  members: readonly StoryMember[],
  rules: Rules,
): Map<number, StoryMember> {
  const found = new Map<number, StoryMember>()
  const cancers = new Map<StoryMember, Set<string>>()
  const asked = new Map<StoryMember, string[]>()
  const [demo] = members
  const others = members.filter((one) => one !== demo && !one.access && !one.email.startsWith('newmember'))
  for (const plot of plots) {
    const question = questionOf(plot)
    if (question.asker !== 'client') continue
    const group = rules.groupOf(question.diagnosis)
    const member = demoMemberQuestions.has(plot.number) ? demo : next(plot, question, group)
    if (!member) throw new Error(`No member of the story can ask “${question.title}”`)
    found.set(plot.number, member)
    cancers.set(member, (cancers.get(member) ?? new Set()).add(group))
    asked.set(member, [...(asked.get(member) ?? []), question.key])
  }
  return found

  function next(plot: Plot, question: StoryQuestion, group: string): StoryMember | undefined {
    const cost = (member: StoryMember) => {
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
      .map((one) => ({ one, cost: cost(one), luck: pick(`asker:${plot.number}:${one.email}`, 1_000_000) }))
      .sort((a, b) => a.cost - b.cost || a.luck - b.luck)[0]?.one
  }
}

const fits = ({ prefix }: StoryMember, { gender }: StoryQuestion) =>
  gender === 'male' ? prefix === 'Mr.' : gender === 'female' ? prefix === 'Ms.' || prefix === 'Mrs.' : true
