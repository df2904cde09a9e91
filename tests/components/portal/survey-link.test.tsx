import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import DiscussionPage from '#portal/discussions/detail/discussion-page.tsx'
import Frame from '#portal/shell/layout/frame.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'
import { postSurvey } from './surveys/post-survey.ts'

const question = { id: 'one', version: 1, text: 'Did it help?', questionTypeId: 4, configuration: {} }

test('the link to a survey leads to it, also where the address names the discussion by its RefId', async () => {
  await signInFully('expert@consilium.test')
  const { data } = await api.get('/server/query/indexBuckets', {})
  const { queryId } = [...data.requiresAction, ...data.ongoing].find(({ isInvited }) => !isInvited)!
  const discussion = await api.get('/user/interaction/{key}', { params: { key: queryId } })
  const get = api.get
  vi.spyOn(api, 'get').mockImplementation(((...args: Parameters<typeof get>) =>
    args[0] === '/user/interaction/{key}'
      ? Promise.resolve({
          ...discussion,
          history: 'A line.\n'.repeat(300),
          surveys: [{ questionWhen: 'post', open: true, completed: false }],
        })
      : get.apply(api, args)) as typeof get)
  vi.spyOn(api, 'post').mockResolvedValue(postSurvey(question) as never)
  await renderInPortal(
    <Routes>
      <Route element={<Frame />}>
        <Route path="/discussion/:id" element={<DiscussionPage />} />
      </Route>
    </Routes>,
    { at: `/discussion/${discussion.key}#survey` },
  )
  expect(await screen.findByRole('heading', { name: en.survey.title.post })).toBeDefined()
  const place = document.getElementById('survey')!
  expect(document.activeElement).toBe(place)
  expect(window.scrollY).toBeGreaterThan(0)
  expect(Math.round(place.getBoundingClientRect().top)).toBeLessThan(window.innerHeight / 2)
})
