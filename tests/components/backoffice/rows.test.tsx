import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import { ListBase } from 'ra-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AdminList } from '#backoffice/kit/list/admin-list.tsx'
import { activeFilter } from '#backoffice/kit/list/common.tsx'
import { Rows } from '#backoffice/kit/list/rows/table.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})
beforeEach(() => page.viewport(1366, 900))

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-list-row]')]
const chosen = () => rows().filter((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked).length

const list = (
  <ListBase resource="users" perPage={100} sort={{ field: 'lastName', order: 'ASC' }}>
    <Rows columns={[{ source: 'email' }, { source: 'lastName' }]} choosable />
  </ListBase>
)

function Twice() {
  const [time, setTime] = useState(0)
  return (
    <>
      <button onClick={() => setTime(time + 1)}>Come back</button>
      <div key={time}>{list}</div>
    </>
  )
}

test.each([
  ['a table', 1366],
  ['cards', 390],
])('a hundred rows come a few with each frame; all are chosen before all are drawn: %s', async (_name, width) => {
  await page.viewport(width, 900)
  await renderInBackOffice(list)
  const drawn: number[] = []
  const watch = new MutationObserver(() => drawn.push(rows().length))
  watch.observe(document.body, { childList: true, subtree: true })
  const all = await screen.findByRole('checkbox', { name: /^Select all/ })
  all.click()
  expect(rows().length).toBeLessThan(100)
  await expect.poll(() => rows().length, { timeout: 30_000 }).toBe(100)
  watch.disconnect()
  expect(drawn.some((count) => count > 0 && count < 100)).toBe(true)
  await expect.poll(chosen).toBe(100)
})

test('with the shift key all rows since the last one are chosen, also beside the box itself', async () => {
  await renderInBackOffice(list)
  await expect.poll(() => rows().length, { timeout: 30_000 }).toBe(100)
  const boxes = rows().map((row) => within(row).getByRole('checkbox'))
  await userEvent.click(boxes[2]?.parentElement ?? document.body, { position: { x: 2, y: 2 } })
  await expect.poll(chosen).toBe(1)
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(boxes[7]?.parentElement ?? document.body, { position: { x: 2, y: 2 } })
  await userEvent.keyboard('{/Shift}')
  await expect.poll(chosen).toBe(6)
})

test('a list that is come back to is there at once, and has its height', async () => {
  await renderInBackOffice(<Twice />)
  await expect.poll(() => rows().length, { timeout: 30_000 }).toBe(100)
  const drawn: number[] = []
  const watch = new MutationObserver(() => drawn.push(rows().length))
  watch.observe(document.body, { childList: true, subtree: true })
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }))
  await expect.poll(() => drawn.length).toBeGreaterThan(0)
  expect(rows().length).toBe(100)
  watch.disconnect()
  expect(drawn.filter((count) => count > 0 && count < 100)).toEqual([])
})

test('a sorted column says so, and is called by its own words', async () => {
  await renderInBackOffice(list)
  const head = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    return { button, cell: button.closest('th') }
  }
  const name = await head('Last name')
  expect(name.button).toHaveAccessibleDescription('Sort by Last name descending')
  expect(name.cell).toHaveAttribute('aria-sort', 'ascending')
  expect((await head('E-mail')).cell).not.toHaveAttribute('aria-sort')
  await userEvent.click(name.button)
  await expect.poll(() => name.cell?.getAttribute('aria-sort')).toBe('descending')
  await userEvent.click((await head('E-mail')).button)
  await expect.poll(() => name.cell?.hasAttribute('aria-sort')).toBe(false)
  expect((await head('E-mail')).cell).toHaveAttribute('aria-sort', 'ascending')
})

test('a list says how many match after a search, a filter or a change of page, and nothing on arrival', async () => {
  await renderInBackOffice(
    <AdminList
      resource="users"
      columns={[{ source: 'email' }, { source: 'lastName' }]}
      filters={[activeFilter]}
      sort={{ field: 'lastName', order: 'ASC' }}
    />,
  )
  await expect.poll(() => rows().length, { timeout: 30_000 }).toBe(10)
  const status = () => screen.getAllByRole('status').map((one) => one.textContent)
  expect(status().join('')).toBe('')
  const search = screen.getByRole('textbox', { name: 'Search' })
  await userEvent.fill(search, 'csr.super')
  await expect.poll(status, { timeout: 30_000 }).toContain('Users: 1-1 of 1')
  // a control character comes along with what is pasted
  await userEvent.fill(search, 'csr.su\u0000per')
  expect(search).toHaveValue('csr.su per')
  await userEvent.fill(search, 'zzzzq')
  await expect.poll(status, { timeout: 30_000 }).toContain('No matching users')
  await userEvent.clear(search)
  await expect.poll(() => status().join(''), { timeout: 30_000 }).toMatch(/^Users: 1-10 of \d+$/)
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }))
  await expect.poll(() => status().join(''), { timeout: 30_000 }).toMatch(/^Users: 11-20 of \d+$/)
})
