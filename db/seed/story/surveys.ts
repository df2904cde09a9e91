import type { QuestionTypeId, QuestionTiming } from '#model/surveys/enums.ts'
import type { AnswerValue, QuestionConfig } from '#model/surveys/wire.ts'

export interface StorySurveyQuestion {
  text: string
  questionTypeId: QuestionTypeId
  questionWhen: QuestionTiming
  config: QuestionConfig
  /** one for each who answers, in turn */
  answers: readonly AnswerValue[]
}

export interface StorySurvey {
  title: string
  questions: readonly StorySurveyQuestion[]
}

const required = { validation: { required: true } }

/** Questionnaires that went with discussions of the story: to the panel with the question; after the end to panel and asker alike, in words that both can answer. */
export const surveys: readonly StorySurvey[] = [
  {
    title: 'How would you treat?',
    questions: [
      {
        text: 'Which treatment would you start with in this situation?',
        questionTypeId: 1,
        questionWhen: 'question',
        config: {
          validation: { required: true, addOther: true },
          choices: [
            { id: 'a', text: 'Systemic treatment first' },
            { id: 'b', text: 'Surgery first' },
            { id: 'c', text: 'Radiotherapy first' },
            { id: 'd', text: 'Watch and repeat the imaging' },
          ],
        },
        answers: ['a', 'a', 'b'],
      },
      {
        text: 'Please rank what weighs most in your decision, most important first.',
        questionTypeId: 5,
        questionWhen: 'question',
        config: {
          ...required,
          choices: [
            { id: 'survival', text: 'Overall survival' },
            { id: 'quality', text: 'Quality of life' },
            { id: 'toxicity', text: 'Toxicity' },
            { id: 'wish', text: 'The wish of the patient' },
          ],
        },
        answers: [
          ['survival', 'quality', 'wish', 'toxicity'],
          ['quality', 'wish', 'survival', 'toxicity'],
          ['survival', 'toxicity', 'quality', 'wish'],
        ],
      },
      {
        text: 'How sure are you of your recommendation?',
        questionTypeId: 7,
        questionWhen: 'question',
        config: { ...required, label: { min: 'Not sure', median: 'Fairly sure', max: 'Certain' } },
        answers: [8, 6, 9],
      },
      {
        text: 'What single finding would change your mind?',
        questionTypeId: 2,
        questionWhen: 'question',
        config: {},
        answers: [
          'A BRCA2 mutation in the tumour.',
          'Progress on the next scan within eight weeks.',
          'A fall in performance status to ECOG 2.',
        ],
      },
      {
        text: 'Did the discussion bring the decision further?',
        questionTypeId: 4,
        questionWhen: 'post',
        config: required,
        answers: [true],
      },
      {
        text: 'How would you rate the discussion as a whole?',
        questionTypeId: 6,
        questionWhen: 'post',
        config: required,
        answers: [9],
      },
    ],
  },
  {
    title: 'Access to testing',
    questions: [
      {
        text: 'Is comprehensive genomic profiling available to your patients within three weeks?',
        questionTypeId: 4,
        questionWhen: 'question',
        config: required,
        answers: [true, false, true],
      },
      {
        text: 'Which tests do you order before the first treatment? Choose all that apply.',
        questionTypeId: 1,
        questionWhen: 'question',
        config: {
          validation: { enableMultiSelect: true, addOther: true },
          choices: [
            { id: 'ngs', text: 'Tissue panel' },
            { id: 'ctdna', text: 'Circulating tumour DNA' },
            { id: 'ihc', text: 'Immunohistochemistry' },
            { id: 'germline', text: 'Germline panel' },
          ],
        },
        answers: [['ngs', 'ihc', 'germline'], ['ihc'], ['ngs', 'ctdna', 'ihc']],
      },
      {
        text: 'What keeps patients from being tested where you work?',
        questionTypeId: 3,
        questionWhen: 'question',
        config: {},
        answers: [
          'Mostly time: the biopsy is small, the block is exhausted after immunohistochemistry, and nobody wants to wait for another one.',
          'Cost. Two of three insurers ask for a prior authorisation that takes longer than the first cycle.',
          'Little by now. The tumour board orders the panel by reflex, and a nurse follows up on every result.',
        ],
      },
    ],
  },
]
