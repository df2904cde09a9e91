import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { confirmed } from '#portal/identity/confirmation/confirmed.ts'
import OverlayHost from '#portal/shell/layout/overlay-host.tsx'
import { useOverlay } from '#portal/shell/layout/overlays.ts'
import { lateAnswer } from '../lost-answer.ts'
import { renderInPortal } from './page.tsx'

const texts = en.confirmIdentity

/** A server that wants the owner to confirm first, and knows one password. */
function serve() {
  const calls: string[] = []
  let proved = false
  vi.spyOn(api, 'delete').mockImplementation((() => {
    calls.push(proved ? 'removed' : 'refused')
    if (proved) return Promise.resolve({})
    const ways = ['password', 'email', 'auth_app']
    return Promise.reject(new ApiError(403, { errorKey: 'auth.confirm.required', ways }))
  }) as never)
  vi.spyOn(api, 'post').mockImplementation(((path: string, { body }: { body: { password: string } }) => {
    calls.push(path)
    proved = body.password === 'right'
    const refusal = { errorKey: 'errors.invalidParameters', fields: { password: 'errors.passwordWrong' } }
    return proved ? Promise.resolve({}) : Promise.reject(new ApiError(422, refusal))
  }) as never)
  vi.spyOn(api, 'get').mockImplementation(((path: string) => {
    if (path === '/server/limits') return Promise.resolve({})
    calls.push(path)
    if (path === '/auth/mfa/requestCode')
      return Promise.resolve({ target: 'a•••@x.org', sentAt: new Date().toISOString(), validFor: 300, resendIn: 60 })
    proved = true
    return Promise.resolve({ result: 'success', mfaAvail: ['email'], mfaUsed: 'email', mfaValidated: true })
  }) as never)
  return calls
}

function RemovesKey() {
  const overlay = useOverlay()
  const [outcome, setOutcome] = useState('')
  const remove = () =>
    confirmed(() => api.delete('/auth/passkey/{id}', { params: { id: 'one' } })).then(
      () => setOutcome('done'),
      (error: unknown) => setOutcome((error as ApiError).errorKey),
    )
  return (
    <>
      <button type="button" onClick={() => void remove()}>
        Remove
      </button>
      <p data-testid="outcome">{outcome}</p>
      {overlay && <OverlayHost overlay={overlay} />}
    </>
  )
}

async function begin() {
  const calls = serve()
  await renderInPortal(<RemovesKey />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = await screen.findByRole('dialog', { name: texts.title })
  return { calls, dialog }
}
test('while what was entered is being checked the dialog cannot be left', async () => {
  const { dialog } = await begin()
  const answer = lateAnswer()
  vi.spyOn(api, 'post').mockReturnValue(answer.promise)
  await userEvent.type(within(dialog).getByLabelText(en.security.currentPassword), 'right')
  await userEvent.click(within(dialog).getByRole('button', { name: texts.confirm }))
  const cross = within(dialog).getByRole<HTMLButtonElement>('button', { name: en.dialog.close })
  await expect.poll(() => cross.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(dialog.isConnected).toBe(true)
  answer.fail(new ApiError(503))
  await expect.poll(() => cross.disabled).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.isConnected).toBe(false)
})

const outcome = () => screen.getByTestId('outcome').textContent

test('asks for the password, says that one is wrong, and does after the right one what was wanted', async () => {
  const { calls } = await begin()
  const field = screen.getByLabelText(en.security.currentPassword)
  await userEvent.type(field, 'wrong')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.queryByText(en.errors.passwordWrong)).not.toBeNull()
  expect(outcome()).toBe('')
  await userEvent.clear(field)
  await userEvent.type(field, 'right')
  await userEvent.click(screen.getByRole('button', { name: texts.confirm }))
  await expect.poll(outcome).toBe('done')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual(['refused', '/auth/confirm', '/auth/confirm', 'removed'])
})

test('offers what the account has besides, and takes a code by e-mail', async () => {
  const { calls } = await begin()
  expect(screen.queryByRole('button', { name: texts.use.passkey })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.use.auth_app })).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: texts.use.email }))
  await userEvent.click(screen.getByRole('button', { name: en.mfa.send }))
  await userEvent.type(await screen.findByLabelText(en.mfa.code), '123456')
  await expect.poll(outcome).toBe('done')
  expect(calls).toEqual(['refused', '/auth/mfa/requestCode', '/auth/mfa/verify', 'removed'])
})

test('who closes it has done nothing', async () => {
  const { calls } = await begin()
  await userEvent.keyboard('{Escape}')
  await expect.poll(outcome).toBe('auth.confirm.required')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual(['refused'])
})
