import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Bucket } from '#model/discussions/enums.ts'
import type { IndexBuckets, IndexRecord } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import DiscussionsPage from '#portal/discussions/list/discussions-page.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const record = (title: string, isUpdated: boolean) =>
  ({
    queryId: title,
    key: 'CQ-AAAAAA',
    status: 'open',
    displayTime: 1_900_000_000,
    diagnosisName: 'Melanoma',
    previewText: '',
    mediaType: 'messenger',
    isUpdated,
    title,
    card: { title: 'discussion.card.newResponses', state: 'discussion.card.newResponses', colour: 'primary' },
    engagement: null,
  }) as unknown as IndexRecord
const data: IndexBuckets['data'] = {
  requiresAction: [record('To do', false), record('To do, updated', true)],
  newOpportunities: [record('Invitation', true)],
  ongoing: [record('Ongoing', false), record('Ongoing, updated', true)],
  closed: [record('Closed', false), record('Closed, updated', true)],
}
const queryStats = { totalQueries: 7, requiresAction: 2, newOpportunities: 1, ongoing: 2, closed: 2 }

const counts = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const tabs = (numbers: Record<Bucket, number>) =>
  (['requiresAction', 'newOpportunities', 'ongoing', 'closed'] as const).map(
    (name) => en.discussion.bucket[name] + String(numbers[name]),
  )

test('new responses stand under their own number; no tab holds them, and none changes its count', async () => {
  await signInFully('expert@consilium.test')
  const get = api.get.bind(api) as (path: string, ...rest: []) => Promise<unknown>
  vi.spyOn(api, 'get').mockImplementation(((path: string, ...rest: []) =>
    path === '/server/query/indexBuckets' ? Promise.resolve({ data, queryStats }) : get(path, ...rest)) as never)
  await renderInPortal(<DiscussionsPage />, { at: '/discussions#newResponses' })

  const list = await screen.findByRole('region', { name: '3 questions with new responses' })
  const titles = within(list).getAllByRole('listitem')
  expect(titles).toHaveLength(3)
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
  expect(screen.queryByRole('tabpanel')).toBeNull()
  expect(counts()).toEqual(tabs(queryStats))

  // the keyboard comes by the tabs without losing the list
  screen.getAllByRole('tab')[0]!.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(list.isConnected).toBe(true)

  const search = screen.getByRole('searchbox', { name: en.listing.search })
  await userEvent.fill(search, 'closed')
  await screen.findByRole('heading', { name: '1 question with new responses' })
  expect(counts()).toEqual(tabs({ requiresAction: 0, newOpportunities: 0, ongoing: 0, closed: 2 }))
  await userEvent.fill(search, '')

  await userEvent.click(screen.getByRole('button', { name: en.listing.only.newResponses }))
  const ongoing = await screen.findByRole('tabpanel', { name: new RegExp(en.discussion.bucket.ongoing) })
  expect(within(ongoing).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`${en.discussion.bucket.ongoing}2`)
  expect(counts()).toEqual(tabs(queryStats))
  expect(list.isConnected).toBe(false)
})
