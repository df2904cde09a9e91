import { caseSurveys } from './case-surveys.ts'
import type { DemoQuestion } from './question.ts'
import type { QuestionTypeId, QuestionTiming } from '#model/surveys/enums.ts'
import type { AnswerValue, QuestionConfig } from '#model/surveys/wire.ts'

export interface DemoSurveyQuestion {
  text: string
  questionTypeId: QuestionTypeId
  questionWhen: QuestionTiming
  config: QuestionConfig
  /** one for each who answers, in turn */
  answers: readonly AnswerValue[]
}

export interface DemoSurvey {
  title: string
  questions: readonly DemoSurveyQuestion[]
}

const required = { validation: { required: true } }

const words = {
  'en-us': {
    rank: 'Please rank what weighs most in your decision, most important first.',
    weights: ['Overall survival', 'Quality of life', 'Toxicity', 'The wish of the patient'],
    sure: 'How sure are you of your recommendation?',
    label: { min: 'Not sure', median: 'Fairly sure', max: 'Certain' },
    finding: 'What single finding would change your mind?',
    tests: 'Which tests should be at hand before the decision?',
    testChoices: [
      'Imaging of the last four weeks',
      'A molecular panel',
      'Germline testing',
      'A second look at the slides',
    ],
    more: 'What else should the patient hear?',
    advice: [
      'There is time to decide: two weeks of thinking do no harm here.',
      'Bring somebody along to the next visit, and write down what matters most to you.',
      'Ask whether a trial is open within reach. The answer may be no, but it should be asked.',
    ],
    further: 'Did the discussion bring the decision further?',
    rate: 'How would you rate the discussion as a whole?',
  },
  'zh-cn': {
    rank: '请按重要程度排列影响您决定的因素，最重要的排在最前。',
    weights: ['总生存期', '生活质量', '毒副作用', '患者的意愿'],
    sure: '总的来说，您对自己给出的治疗建议有多大的把握？',
    label: { min: '没有把握', median: '比较有把握', max: '非常肯定' },
    finding: '哪一项新的检查结果或发现会让您改变目前的看法？',
    tests: '在做出治疗决定之前，应当备齐哪些检查？可以多选。',
    testChoices: ['近四周内的影像', '分子检测', '胚系检测', '病理会诊'],
    more: '除此之外，您认为还有什么事情应当告诉这位患者？',
    advice: ['不必急于决定，考虑两周不会造成影响。', '下次就诊请家人同行。', '可以询问附近是否有合适的临床试验。'],
    further: '这次讨论是否对做出治疗决定起到了实际的帮助？',
    rate: '从整体上看，您会给这一次讨论打多少分？请评分。',
  },
} as const

const ids = ['a', 'b', 'c', 'd'] as const
const choices = (texts: readonly string[]) => ids.flatMap((id, at) => (texts[at] ? [{ id, text: texts[at] }] : []))

/**
 * The questionnaire that went with a discussion of the demo, written for its case: to the panel with the question; after
 * the end to panel and asker alike, in words that both can answer.
 */
export function surveyOf({ key, language }: DemoQuestion): DemoSurvey | undefined {
  const own = caseSurveys[key]
  if (!own) return undefined
  const text = words[language]
  const question = (
    questionTypeId: QuestionTypeId,
    asked: string,
    config: QuestionConfig,
    answers: readonly AnswerValue[],
    questionWhen: QuestionTiming = 'question',
  ): DemoSurveyQuestion => ({ text: asked, questionTypeId, questionWhen, config, answers })
  return {
    title: own.title,
    questions: [
      question(1, own.ask, { validation: { required: true, addOther: true }, choices: choices(own.choices) }, [
        'a',
        'a',
        'b',
      ]),
      question(5, text.rank, { ...required, choices: choices(text.weights) }, [
        ['a', 'b', 'd', 'c'],
        ['b', 'd', 'a', 'c'],
        ['a', 'c', 'b', 'd'],
      ]),
      question(7, text.sure, { ...required, label: text.label }, [8, 6, 9]),
      question(2, text.finding, {}, own.findings),
      question(
        1,
        text.tests,
        { validation: { enableMultiSelect: true, addOther: true }, choices: choices(text.testChoices) },
        [['a', 'b', 'c'], ['b'], ['a', 'b', 'd']],
      ),
      question(3, text.more, {}, text.advice),
      question(4, text.further, required, [true], 'post'),
      question(6, text.rate, required, [9], 'post'),
    ],
  }
}
