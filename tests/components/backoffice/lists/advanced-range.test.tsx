import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QueryList } from '#backoffice/discussions/list/query-list.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})
beforeEach(() => page.viewport(1440, 900))

const wait = { timeout: 30_000 }
const said = 'The last day is before the first. Choose a later day.'
const filter = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '').get('filter') ?? ''
function Address() {
  return <p data-testid="address">{useLocation().search}</p>
}
const list = (
  <>
    <QueryList />
    <Address />
  </>
)

test('the form does not apply a range that ends before it begins, and says so at its end', async () => {
  await renderInBackOffice(list, { at: '/queries?filter={}' })
  await userEvent.click(await screen.findByRole('button', { name: 'Advanced search' }, wait))
  const form = within(await screen.findByRole('form', { name: 'Advanced search' }))
  await userEvent.fill(form.getByLabelText('From'), '2026-11-28')
  const until = form.getByLabelText('Until')
  await userEvent.fill(until, '2026-11-20')
  await userEvent.click(form.getByRole('button', { name: 'Apply' }))
  expect(await form.findByText(said)).toBeTruthy()
  expect(until.getAttribute('aria-invalid')).toBe('true')
  expect(filter()).toBe('{}')
  await userEvent.fill(until, '2026-11-28')
  await userEvent.click(form.getByRole('button', { name: 'Apply' }))
  await expect.poll(filter, wait).toBe('{"createdStart":"2026-11-28","createdEnd":"2026-11-28"}')
  expect(form.queryByText(said)).toBeNull()
})

test('nor does the editor of one filter, which knows the other end', async () => {
  const start = '{"createdStart":"2026-11-28"}'
  await renderInBackOffice(list, { at: `/queries?filter=${encodeURIComponent(start)}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }, wait))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Until' }))
  await userEvent.fill(await screen.findByLabelText('Until', {}, wait), '2026-11-20')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(filter()).toBe(start)
})
