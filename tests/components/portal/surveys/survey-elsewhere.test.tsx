import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { OpenSurvey, SurveyResponseBody } from '#model/surveys/wire.ts'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '#portal/client.ts'
import SurveyPlayer from '#portal/surveys/player/survey-player.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const yesNo = 4
const survey = {
  surveyKey: 'k1',
  surveyHeaderId: 'h1',
  questionWhen: 'pre',
  title: '',
  completedAt: null,
  questions: [
    { id: 'one', version: 1, text: 'Was a biopsy done?', questionTypeId: yesNo, configuration: {} },
    { id: 'two', version: 3, text: 'Was a scan done?', questionTypeId: yesNo, configuration: {} },
  ],
  answers: [],
} as unknown as OpenSurvey

let refusal: ApiError | undefined
beforeAll(async () => {
  await signInFully('member@consilium.test')
})
beforeEach(() => {
  refusal = undefined
  vi.spyOn(api, 'post').mockImplementation((path) =>
    path.endsWith('/surveyKey')
      ? (Promise.resolve(survey) as never)
      : refusal
        ? Promise.reject(refusal)
        : (Promise.resolve({}) as never),
  )
})
const sentAnswers = () => {
  const sent = vi.mocked(api.post).mock.calls.findLast(([path]) => path === '/server/survey/response')
  return (sent?.[1] as { body: SurveyResponseBody } | undefined)?.body
}
const player = (completed: boolean) => <SurveyPlayer queryId="q1" when="pre" completed={completed} />
const formIsClosed = async () => {
  expect(await screen.findByText(en.survey.completed)).toBeDefined()
  expect(screen.queryByRole('button', { name: en.survey.submit })).toBeNull()
  expect(screen.queryByText(en.survey.savedAt)).toBeNull()
}

test('a survey that the discussion says is submitted closes here', async () => {
  await renderInPortal(player(true))
  await formIsClosed()
})

test('an answer that comes after the survey was submitted elsewhere closes the form', async () => {
  refusal = new ApiError(409, { errorKey: 'survey.completed' })
  await renderInPortal(player(false))
  await userEvent.click((await screen.findAllByText(en.survey.yes))[0]!)
  await formIsClosed()
})

test('a refused answer is never called saved, and is not sent again by itself', async () => {
  refusal = new ApiError(409, { errorKey: 'survey.closed' })
  await renderInPortal(player(false))
  await userEvent.click((await screen.findAllByText(en.survey.yes))[0]!)
  expect(await screen.findByText(en.survey.closed)).toBeDefined()
  expect(screen.queryByText(en.survey.savedAt)).toBeNull()
  const sent = vi.mocked(api.post).mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(vi.mocked(api.post).mock.calls).toHaveLength(sent)
})

test('what is submitted is what the page shows, also where another window has answered meanwhile', async () => {
  await renderInPortal(player(false))
  await userEvent.click((await screen.findAllByText(en.survey.yes))[0]!)
  await expect.poll(() => sentAnswers()?.complete).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: en.survey.submit }))
  expect(await screen.findByText(en.survey.thanks)).toBeDefined()
  // nothing was typed since the answer was kept; what another window gave to the second question is not what was seen
  expect(sentAnswers()).toMatchObject({
    complete: true,
    answers: [
      { questionId: 'one', value: true, questionVersion: 1 },
      { questionId: 'two', value: '', questionVersion: 3 },
    ],
  })
})
