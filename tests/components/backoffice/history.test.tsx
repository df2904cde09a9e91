import { screen, within } from '@testing-library/react'
import { RecordContextProvider } from 'ra-core'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { History } from '#backoffice/kit/record/history/history.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})

interface Plan {
  id: string
  version: number
  sponsorName: string
  panelSize: number
}
const patient = { timeout: 10_000 }
const read = async (path: string) => (await (await api.send('get', path, {})).json()) as unknown

test('the lines of one act stand together, and the version before it comes back', async () => {
  await page.viewport(1366, 900)
  const [plan] = (await read('/rest/plans?range=[0,0]')) as Plan[]
  const { id, version, panelSize } = plan!
  await api.put('/rest/plans/{id}', { params: { id }, body: { version, sponsorName: 'Before' } })
  const both = { sponsorName: 'Changed', panelSize: panelSize + 1 }
  await api.put('/rest/plans/{id}', { params: { id }, body: { version: version + 1, ...both } })

  await renderInBackOffice(
    <RecordContextProvider value={plan}>
      <History refTable="membership_plan" resource="plans" />
    </RecordContextProvider>,
  )
  const lines = () => screen.queryAllByRole('row').map((row) => row.textContent ?? '')
  await expect.poll(() => lines().filter((line) => line.includes('2 fields changed')).length, patient).toBe(1)
  expect(lines().filter((line) => line.includes('Changed'))).toHaveLength(1)

  await userEvent.click(screen.getAllByRole('button', { name: /^Version after/ })[0]!)
  const dialog = await screen.findByRole('dialog')
  const restore = await within(dialog).findByRole('button', { name: 'Restore' })
  expect(
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
  ).toEqual(
    expect.arrayContaining([
      ['Changed', 'Before'],
      [String(panelSize + 1), String(panelSize)],
    ]),
  )
  await userEvent.click(restore)
  await expect.poll(() => screen.queryByRole('dialog'), patient).toBeNull()
  expect(await read(`/rest/plans/${id}`)).toMatchObject({ sponsorName: 'Before', panelSize })
  await expect.poll(() => lines().filter((line) => line.includes('2 fields changed')).length, patient).toBe(2)
})
