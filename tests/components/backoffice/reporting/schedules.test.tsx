import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CustomerReports } from '#backoffice/reporting/customer-page.tsx'
import { ReportForm } from '#backoffice/reporting/report-form.tsx'
import { api } from '#backoffice/providers/client.ts'
import { en } from '#model/texts/en.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
const texts = en.reporting
beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
  await page.viewport(1366, 1000)
})
// react-admin logs every refusal outside production
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const field = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('combobox', { name: new RegExp(`^${name}`) })
const choose = async (name: string, option: string) => {
  await userEvent.click(field(name))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const schedule = () => userEvent.click(screen.getByRole('button', { name: texts.schedules.set }))
const refusal = () => screen.queryByText(en.errors.alreadyScheduled)
const expectRefused = async () => {
  await expect.poll(refusal, patient).not.toBeNull()
  expect(field(texts.schedules.every)).toHaveAttribute('aria-invalid', 'true')
  expect(field(texts.schedules.every)).toHaveAccessibleDescription(en.errors.alreadyScheduled)
  // no note over the page that says it a second time
  expect(screen.queryAllByText(en.errors.alreadyScheduled)).toHaveLength(1)
}

test('a common report that comes at these times already is refused at its rhythm; another rhythm is taken', async () => {
  const { data } = await api.get('/server/report/commonExports', { query: { pageSize: 250 } })
  const definition = data.find(({ flags, groupBys }) => flags !== 0 && groupBys.length > 0)!
  const open = async () => {
    const closed = vi.fn()
    const { unmount } = await renderInBackOffice(<ReportForm definition={definition} onClose={closed} />)
    await choose(texts.schedules.every, texts.schedules.rhythm.week)
    await schedule()
    return { closed, unmount }
  }
  const first = await open()
  await expect.poll(() => first.closed.mock.calls, patient).toEqual([[]])
  first.unmount()

  const { closed } = await open()
  await expectRefused()
  expect(closed).not.toHaveBeenCalled()
  await choose(texts.schedules.every, texts.schedules.rhythm.month)
  await schedule()
  await expect.poll(() => closed.mock.calls, patient).toEqual([[]])
  expect(refusal()).toBeNull()
})

test('so is a customer report', async () => {
  await renderInBackOffice(<CustomerReports />)
  const fill = async (rhythm: string) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.ui.createReport }, patient))
    await userEvent.fill(screen.getByRole('textbox', { name: new RegExp(`^${texts.ui.name}`) }), 'Twice a week')
    await userEvent.click(field(texts.groupBy.plan))
    await expect.poll(() => screen.queryAllByRole('option').length, patient).toBeGreaterThan(1)
    await userEvent.click(screen.getAllByRole('option')[1]!)
    await choose(texts.schedules.every, rhythm)
    await schedule()
  }
  await fill(texts.schedules.rhythm.week)
  await expect.poll(() => screen.queryByRole('dialog'), patient).toBeNull()
  await fill(texts.schedules.rhythm.week)
  await expectRefused()
  expect(screen.getByRole('dialog')).toBeVisible()
})
