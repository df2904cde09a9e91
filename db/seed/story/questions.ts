import type { StoryQuestion } from './question.ts'
import { bloodQuestions } from './questions/blood.ts'
import { breastQuestions } from './questions/breast.ts'
import { chineseQuestions } from './questions/chinese.ts'
import { digestiveQuestions } from './questions/digestive.ts'
import { gynecologicQuestions } from './questions/gynecologic.ts'
import { otherQuestions } from './questions/other.ts'
import { thoracicQuestions } from './questions/thoracic.ts'
import { urologicQuestions } from './questions/urologic.ts'

/** What the members of the story ask, and what the experts answer. The patients are invented. */
export const questions: readonly StoryQuestion[] = [
  ...breastQuestions,
  ...gynecologicQuestions,
  ...thoracicQuestions,
  ...digestiveQuestions,
  ...urologicQuestions,
  ...bloodQuestions,
  ...otherQuestions,
  ...chineseQuestions,
]
