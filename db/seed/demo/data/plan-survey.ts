import type { DemoSurveyQuestion } from './surveys.ts'

/** What every new discussion of one plan asks its asker: before release, and together with the panel after the end. */
export const planSurvey: { plan: string; title: string; questions: readonly Omit<DemoSurveyQuestion, 'answers'>[] } = {
  plan: 'westbrook',
  title: 'Westbrook Consult',
  questions: [
    {
      text: 'Which treatments have been given for this disease so far?',
      questionTypeId: 1,
      questionWhen: 'pre',
      config: {
        validation: { required: true, enableMultiSelect: true, addOther: true },
        choices: [
          { id: 'none', text: 'None yet' },
          { id: 'surgery', text: 'Surgery' },
          { id: 'systemic', text: 'Chemotherapy or other medicines' },
          { id: 'radiation', text: 'Radiation' },
        ],
      },
    },
    {
      text: 'Is there a decision that must be made by a certain day?',
      questionTypeId: 2,
      questionWhen: 'pre',
      config: {},
    },
    {
      text: 'How useful was the discussion for the decision at hand?',
      questionTypeId: 6,
      questionWhen: 'post',
      config: { validation: { required: true } },
    },
    { text: 'What should we do better the next time?', questionTypeId: 3, questionWhen: 'post', config: {} },
    {
      text: 'What was decided in the end, and how has it gone since?',
      questionTypeId: 3,
      questionWhen: 'followup',
      config: {},
    },
  ],
}
