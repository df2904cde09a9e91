import { screen, within } from '@testing-library/react'
import { ListBase } from 'react-admin'
import { beforeAll, expect, test } from 'vitest'
import { QuickViews } from '#backoffice/discussions/list/quick-views.tsx'
import { WorkNow } from '#backoffice/discussions/list/work-now.tsx'
import { FigureTile } from '#backoffice/reporting/parts/figure-tile.tsx'
import { OneFilter } from '#backoffice/kit/list/filters/use-filters.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})

async function totalOf(filter: object) {
  const query = { range: '[0,0]', filter: JSON.stringify(filter) }
  const { headers } = await api.call('get', '/rest/queries', { query })
  return Number(headers.get('Content-Range')?.split('/').at(-1))
}

test.each([{}, { testUser: 'live' }, { testUser: 'test' }])(
  'a quick view counts what is listed under %o; the calls of today are the same number everywhere',
  async (filter) => {
    const [calls, review] = [
      await totalOf({ ...filter, liveToday: true }),
      await totalOf({ ...filter, reviewQueue: true }),
    ]
    const { unmount } = await renderInBackOffice(
      <ListBase resource="queries" filter={{}} filterDefaultValues={filter} exporter={false} storeKey={false}>
        <OneFilter>
          <WorkNow />
          <QuickViews />
        </OneFilter>
      </ListBase>,
    )
    const button = (name: RegExp) => screen.queryByRole('button', { name })?.textContent
    await expect.poll(() => button(/^Review queue/), { timeout: 30_000 }).toBe(`Review queue${review}`)
    expect(button(/^With a call today/)).toBe(`With a call today${calls}`)
    const strip = within(screen.getByRole('region'))
    const { sessions } = await api.get('/server/report/overview/now', { query: {} })
    await expect.poll(() => strip.getByText(/^Calls today/).textContent).toBe(`Calls today ${sessions}`)
    // the demo has calls today at most hours, none late in the evening
    const link = strip.getByText(/^Calls today/).querySelector('a')
    expect(link === null).toBe(sessions === 0)
    if (link) {
      const opened = new URL(link.getAttribute('href')!, location.href).searchParams.get('filter')!
      expect(await totalOf(JSON.parse(opened) as object)).toBe(sessions)
    }
    unmount()
  },
)

test('a number that is a link says what it is the number of', async () => {
  await renderInBackOffice(
    <ListBase resource="queries" exporter={false} storeKey={false}>
      <OneFilter>
        <WorkNow />
      </OneFilter>
      <FigureTile
        label="Fill rate"
        value="58%"
        to="/overview?list=fillRate"
        definition="Seats filled of seats offered"
      />
    </ListBase>,
  )
  expect(screen.getByRole('link', { name: 'Fill rate: 58%' })).toBeTruthy()
  const { tasks } = await api.get('/server/report/overview/now', { query: {} })
  expect(tasks.open).toBeGreaterThan(0)
  expect(await screen.findByRole('link', { name: `Open tasks: ${tasks.open}` }, { timeout: 30_000 })).toBeTruthy()
})
