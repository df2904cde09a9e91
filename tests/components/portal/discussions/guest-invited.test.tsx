import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GuestForm } from '#portal/discussions/guests/guest-form.tsx'
import PeopleDialog from '#portal/discussions/guests/people-dialog.tsx'
import { ApiError } from '#api/client/api-error.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { refusedText, refuseInvitation } from '../../refused-invitation.ts'
import { lateAnswer } from '../../lost-answer.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

test('an asker who invites a guest a second time reads the guest’s name and where the link is sent again', async () => {
  refuseInvitation('/invites')
  await renderInPortal(<GuestForm queryId="q1" types={['lovedone']} onTried={() => Promise.resolve()} />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Name/ }), 'Rob')
  const reach = screen.getByRole('textbox', { name: /^E-mail/ })
  await userEvent.fill(reach, 'robin@guests.test')
  await userEvent.click(screen.getByRole('button', { name: /Invite|Add/ }))
  await expect.poll(() => reach.getAttribute('aria-invalid')).toBe('true')
  expect(reach).toHaveAccessibleDescription(expect.stringContaining(refusedText))
})

test('a guest whose invitation was answered by nothing is asked for again by the same key, and has been invited', async () => {
  const keys: unknown[] = []
  vi.spyOn(api, 'post').mockImplementation(((_path: string, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    return keys.length === 1 ? Promise.reject(new ApiError(0)) : Promise.resolve({ name: 'Rose' })
  }) as never)
  await renderInPortal(<GuestForm queryId="q1" types={['lovedone']} onTried={() => Promise.resolve()} />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Name/ }), 'Rose')
  await userEvent.fill(screen.getByRole('textbox', { name: /^E-mail/ }), 'rose@guests.test')
  await userEvent.click(screen.getByRole('button', { name: en.beside.people.invite }))
  await screen.findByText(en.beside.people.added.replace('%{name}', 'Rose'))
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(screen.queryByText(en.errors.offline)).toBeNull()
})

test('while a guest is being invited the dialog cannot be left', async () => {
  const answer = lateAnswer()
  vi.spyOn(api, 'post').mockReturnValue(answer.promise)
  vi.spyOn(api, 'get').mockResolvedValue({ data: [], total: 0, page: 1, pageSize: 50 } as never)
  const onClose = vi.fn()
  const discussion = { queryId: 'q1', type: 'normal', displayStatus: 'open', call: { state: 'ahead' } }
  await renderInPortal(<PeopleDialog discussion={discussion as unknown as Discussion} onClose={onClose} />)
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Rose')
  await userEvent.fill(screen.getByRole('textbox', { name: /^E-mail/ }), 'rose@guests.test')
  await userEvent.click(screen.getByRole('button', { name: en.beside.people.invite }))
  const cross = screen.getByRole<HTMLButtonElement>('button', { name: en.dialog.close })
  await expect.poll(() => cross.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  answer.give({ name: 'Rose' } as never)
  await expect.poll(() => cross.disabled).toBe(false)
})

test('the list of guests is read again also when the answer to an invitation was lost', async () => {
  vi.spyOn(api, 'post').mockRejectedValue(new ApiError(0))
  const onTried = vi.fn(() => Promise.resolve())
  await renderInPortal(<GuestForm queryId="q1" types={['lovedone']} onTried={onTried} />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Name/ }), 'Rose')
  await userEvent.fill(screen.getByRole('textbox', { name: /^E-mail/ }), 'rose@guests.test')
  await userEvent.click(screen.getByRole('button', { name: en.beside.people.invite }))
  await screen.findByText(en.errors.offline)
  expect(onTried).toHaveBeenCalledOnce()
})
