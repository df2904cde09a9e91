import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { api } from '#backoffice/providers/client.ts'
import { SurveyResultsPage } from '#backoffice/reporting/survey-results-page.tsx'
import { StaffResults } from '#backoffice/surveys/staff-results.tsx'
import type { PlanQuestion } from '#model/reporting/survey-results.ts'
import type { SurveyResults } from '#model/surveys/results-wire.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const answering = (answer: unknown) => vi.spyOn(api, 'get').mockResolvedValue(answer as never)

const yesNo = (role: 'asker' | 'experts', yes: number, no: number): SurveyResults['questions'][number] => ({
  questionId: 'q',
  versions: [1],
  order: 1,
  questionWhen: 'post',
  role,
  text: 'Did it help?',
  questionTypeId: 4,
  earlier: false,
  n: yes + no,
  partial: 0,
  choices: [
    { id: 'true', text: 'true', count: yes },
    { id: 'false', text: 'false', count: no },
  ],
  verdict: null,
  rows: Array.from({ length: yes + no }, (_, at) => ({
    userId: `${role}-${at}`,
    displayName: `${role} ${at}`,
    text: String(at < yes),
    complete: true,
    answeredAt: '2026-11-01T00:00:00.000Z',
  })),
})
const results: SurveyResults = {
  queryId: 'd',
  surveyHeaderId: 'h',
  title: '',
  people: [
    { questionWhen: 'question', role: 'experts', asked: 3, complete: 3, partial: 0 },
    { questionWhen: 'post', role: 'asker', asked: 1, complete: 1, partial: 0 },
    { questionWhen: 'post', role: 'experts', asked: 3, complete: 2, partial: 1 },
    { questionWhen: 'followup', role: 'asker', asked: 0, complete: 0, partial: 0 },
  ],
  questions: [yesNo('asker', 1, 0), yesNo('experts', 0, 2)],
}

test('results of a discussion say whose they are where both are asked, and of how many', async () => {
  answering(results)
  await renderInBackOffice(<StaffResults queryId="d" refKey="CQ-1" />)
  await screen.findByRole('heading', { name: 'After closing · Patient · 1 of 1 asked answered' })
  expect(screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
    'For the panel · 3 of 3 asked answered',
    'After closing · Patient · 1 of 1 asked answered',
    'After closing · Experts · 2 of 3 asked answered · 1 not counted yet',
    'Follow-up · Not asked yet',
  ])
  const lists = screen.getAllByRole('list', { name: 'Did it help?' })
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ),
  ).toEqual([
    ['Yes1', 'No0'],
    ['Yes0', 'No2'],
  ])
})

const time = (role: 'asker' | 'experts', people: number, counts: [number, number]): PlanQuestion['times'][number] => ({
  when: 'post',
  role,
  asked: 2,
  people,
  answers: counts[0] + counts[1],
  choices: yesNo(role, ...counts).choices,
  verdict: null,
  panels: [],
  measure: null,
})

test('the surveys of a plan have a column for each role, whose number opens the answers of that role', async () => {
  const question = { id: 'q', text: 'Did it help?', questionTypeId: 4 as const, changes: [] }
  answering({
    discussions: 2,
    questions: [{ ...question, times: [time('asker', 2, [2, 0]), time('experts', 6, [1, 4])] }],
  })
  await renderInBackOffice(<SurveyResultsPage />, { at: '/reports/surveys?planId=p' })
  for (const [head, told, role] of [
    ['After closing · Patient', '2 answers of 2 asked, in 2 discussions', 'asker'],
    ['After closing · Experts', '5 answers of 6 asked, in 2 discussions', 'experts'],
  ] as const) {
    const block = (await screen.findByRole('heading', { name: head })).parentElement!
    expect(block).toHaveTextContent(told)
    const link = within(block).getByRole('link')
    expect(new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('role')).toBe(role)
  }
})
