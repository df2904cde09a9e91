import type { DemoQuestion } from './question.ts'
import questions from './questions/demo-member.json' with { type: 'json' }

/**
 * What the member of the demo asks about her two cancers, each once, by the number of the discussion: breast cancer found in
 * spring, and years before that a thin melanoma.
 */
export const demoMemberQuestions: ReadonlyMap<number, DemoQuestion> = new Map(
  Object.entries(questions).map(([number, question]) => [Number(number), question as DemoQuestion]),
)
