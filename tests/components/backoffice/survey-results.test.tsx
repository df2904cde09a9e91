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

test('answers in words of one’s own stand under their question', async () => {
  const other = {
    ...yesNo('experts', 0, 2),
    questionId: 'q2',
    order: 2,
    text: 'Which?',
    others: ['Moles frozen\nin 2019'],
  }
  const free = {
    ...yesNo('experts', 0, 2),
    questionId: 'q3',
    order: 3,
    text: 'Why?',
    texts: ['Because', 'It seemed so'],
  }
  delete (free as Partial<typeof free>).choices
  answering({ ...results, questions: [other, free] })
  await renderInBackOffice(<StaffResults queryId="d" refKey="CQ-2" />)
  const items = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  const said = await screen.findByRole('list', { name: 'Other answers' })
  expect(said).toBeVisible()
  expect(items(said)).toEqual(['Moles frozen\nin 2019'])
  const whys = screen.getAllByRole('list', { name: 'Why?' })
  expect(whys.map(items)).toEqual([['Because', 'It seemed so']])
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

test('Chinese sentences about a panel follow each other without a space', async () => {
  const verdict = { word: 'mostly', measure: { name: 'S', value: 0.67 }, n: 3, few: true } as const
  const [asker, experts] = [yesNo('asker', 1, 0), { ...yesNo('experts', 2, 1), verdict }]
  answering({ ...results, questions: [asker, experts] })
  const { unmount } = await renderInBackOffice(<StaffResults queryId="d" refKey="CQ-1" />, { locale: 'zh' })
  const said = await screen.findByText(/共识度 S = 0.67/)
  expect(said.textContent).toBe(
    '专家组意见大体一致。共识度 S = 0.67：选择最多的答案所占的比例。目前只有 3 个回答，再多一个就可能改变结论。',
  )
  unmount()

  const asked = {
    ...time('experts', 6, [4, 1]),
    panels: [{ word: 'tooFew' as const, discussions: 3 }],
    measure: { name: 'J' as const, median: 0.39, panels: 3 },
  }
  answering({
    discussions: 2,
    questions: [{ id: 'q', text: 'Did it help?', questionTypeId: 4, changes: [], times: [asked] }],
  })
  await renderInBackOffice(<SurveyResultsPage />, { at: '/reports/surveys?planId=p', locale: 'zh' })
  const block = (await screen.findByRole('heading', { level: 3 })).parentElement!
  expect(block).toHaveTextContent('5 个回答（受邀填写 6 人，涉及 2 个讨论）')
  expect(within(block).getByText(/无法判断/).textContent).toBe('3 个专家组：回答太少，无法判断是否一致。')
  expect(within(block).getByText(/重合度/)).toHaveTextContent(/^取 3 个专家组的中位数，重合度 J = 0.39：/)
})
