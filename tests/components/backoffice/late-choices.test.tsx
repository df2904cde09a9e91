import { useReducer } from 'react'
import { screen } from '@testing-library/react'

import { ListBase } from 'react-admin'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCountries } from '#backoffice/identity/static-lists.ts'
import { FilterBar } from '#backoffice/kit/list/filters/filter-bar.tsx'
import { OneFilter } from '#backoffice/kit/list/filters/use-filters.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

function Bar() {
  const [shown, show] = useReducer(() => true, false)
  const { data = [], isFetched } = useCountries(shown)
  return (
    <>
      <output>{isFetched ? 'asked' : 'not asked'}</output>
      <FilterBar
        search={false}
        filters={[
          {
            kind: 'choice',
            source: 'countryId',
            label: 'Country',
            choices: data.map(({ id, countryName }) => ({ id, name: countryName })),
            onShown: show,
          },
        ]}
      />
    </>
  )
}

test('countries are fetched when their filter is opened, and the open menu shows them', async () => {
  await signInFully('csr.admin@consilium.test')

  await renderInBackOffice(
    <ListBase resource="users" exporter={false} storeKey={false}>
      <OneFilter>
        <Bar />
      </OneFilter>
    </ListBase>,
  )
  const add = await screen.findByRole('button', { name: 'Filter' })
  expect(screen.getByRole('status').textContent).toBe('not asked')
  await userEvent.click(add)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Country' }))
  const canada = await screen.findByRole('menuitem', { name: 'Canada' }, { timeout: 30_000 })
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem')
  await userEvent.click(canada)
  await expect.poll(() => screen.queryByRole('group', { name: 'Country' })?.textContent).toBe('Country: Canada')
})
