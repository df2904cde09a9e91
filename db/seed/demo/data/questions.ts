import type { DemoQuestion } from './question.ts'
import bloodQuestions from './questions/blood.json' with { type: 'json' }
import breastQuestions from './questions/breast.json' with { type: 'json' }
import chineseQuestions from './questions/chinese.json' with { type: 'json' }
import digestiveQuestions from './questions/digestive.json' with { type: 'json' }
import gynecologicQuestions from './questions/gynecologic.json' with { type: 'json' }
import otherQuestions from './questions/other.json' with { type: 'json' }
import thoracicQuestions from './questions/thoracic.json' with { type: 'json' }
import urologicQuestions from './questions/urologic.json' with { type: 'json' }

/** What the members of the demo ask, and what the experts answer. The patients are invented. */
export const questions = [
  ...breastQuestions,
  ...gynecologicQuestions,
  ...thoracicQuestions,
  ...digestiveQuestions,
  ...urologicQuestions,
  ...bloodQuestions,
  ...otherQuestions,
  ...chineseQuestions,
] as readonly DemoQuestion[]
