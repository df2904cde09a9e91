import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Guest } from '#model/discussions/guests.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import PeopleDialog from '#portal/discussions/guests/people-dialog.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

const show = (state: string) =>
  renderInPortal(
    <PeopleDialog
      discussion={
        { queryId: 'q1', key: 'CQ-1', type: 'open', displayStatus: 'open', call: { state } } as unknown as Discussion
      }
      onClose={() => undefined}
    />,
  )

test.each([
  ['ahead', 1],
  ['over', 0],
  ['settled', 0],
])('people are invited to a call that is %s: %i', async (state, forms) => {
  vi.spyOn(api, 'get').mockResolvedValue({ data: [] } as never)
  await show(state)
  expect(await screen.findByText(en.beside.people.none)).toBeVisible()
  expect(screen.queryAllByRole('button', { name: en.beside.people.invite })).toHaveLength(forms)
})

test.each([
  ['not delivered', { status: 'invited', action: 'invited', undelivered: true }],
  ['invited', { status: 'invited', action: 'invited', undelivered: false }],
  ['accepted', { status: 'active', action: 'accept', undelivered: true }],
])('the asker reads of a guest: %s', async (said, state) => {
  const guest = { id: '1', name: 'Robin', participantType: 'lovedone', email: 'robin@guests.test', ...state }
  vi.spyOn(api, 'get').mockResolvedValue({ data: [guest as unknown as Guest] } as never)
  await show('ahead')
  expect(await screen.findByText('Robin')).toBeVisible()
  expect(screen.getByText(said)).toBeVisible()
})
