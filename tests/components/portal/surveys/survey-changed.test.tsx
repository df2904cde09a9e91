import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { writeConfig } from '#model/surveys/builder.ts'
import type { OpenSurvey } from '#model/surveys/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import SurveyPlayer from '#portal/surveys/player/survey-player.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const choices = ['a', 'c', 'd'].map((id) => ({ id, text: `Choice ${id}` }))
const question = { version: 2, surveyHeaderId: 'h1', userId: 'u1', questionWhen: 'pre' as const }
const survey: OpenSurvey = {
  surveyKey: 'k1',
  surveyHeaderId: 'h1',
  questionWhen: 'pre',
  title: '',
  completedAt: null,
  questions: [
    {
      ...question,
      id: 'choice',
      order: 1,
      text: 'What first?',
      questionTypeId: 1,
      configuration: writeConfig({ validation: { required: true, addOther: true }, choices }),
    },
    {
      ...question,
      id: 'ranking',
      order: 2,
      text: 'What matters?',
      questionTypeId: 5,
      configuration: writeConfig({ validation: { required: true }, choices }),
    },
  ],
  answers: [
    { questionId: 'choice', questionVersion: 1, value: 'b', outdated: true },
    { questionId: 'ranking', questionVersion: 1, value: ['c', 'a'], outdated: true },
  ],
}

beforeAll(async () => {
  await signInFully('member@consilium.test')
  vi.spyOn(api, 'post').mockImplementation(
    (path) => Promise.resolve(path.endsWith('/surveyKey') ? survey : {}) as never,
  )
})

test('answers that a changed question no longer takes are asked for again', async () => {
  await renderInPortal(<SurveyPlayer queryId="q1" when="pre" />)
  expect(await screen.findAllByText(en.survey.changed)).toHaveLength(2)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.filter(({ checked }) => checked)).toEqual([])
  expect(screen.queryByDisplayValue('b')).toBeNull()
  for (const { text } of choices) expect(screen.getAllByText(text)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: en.survey.rankConfirm }))
  await userEvent.click(radios[0]!)
  expect(screen.queryByText(en.survey.changed)).toBeNull()
  await waitFor(() =>
    expect(api.post).toHaveBeenCalledWith('/server/survey/response', {
      body: {
        surveyKey: 'k1',
        complete: false,
        answers: expect.arrayContaining([
          { questionId: 'choice', value: 'a', questionVersion: 2 },
          { questionId: 'ranking', value: ['c', 'a', 'd'], questionVersion: 2 },
        ]) as unknown,
      },
    }),
  )
})
