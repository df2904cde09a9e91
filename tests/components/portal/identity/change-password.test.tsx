import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '#portal/client.ts'
import { ChangePasswordForm } from '#portal/identity/password/change-password-form.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const words = en.security
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: words.savePassword })
const fresh = 'Violet-Harbor-92'

beforeAll(async () => {
  await signInFully('expert@consilium.test')
})

/** Types the three, and waits until the server has judged the new one. */
async function fill() {
  await userEvent.fill(field(words.currentPassword), 'Consilium-Demo-8')
  await userEvent.fill(field(words.newPassword), fresh)
  await userEvent.fill(field(words.repeatPassword), fresh)
  await expect.poll(() => button().disabled).toBe(false)
}

test('a wrong current password is said beside it, with the focus there, and no longer once it is changed; the new one stays', async () => {
  const done = vi.fn<() => void>()
  await renderInPortal(<ChangePasswordForm onDone={done} />)
  expect(button().disabled).toBe(true)
  await fill()
  await userEvent.click(button())
  await expect.element(field(words.currentPassword)).toHaveAttribute('aria-invalid', 'true')
  expect(document.activeElement).toBe(field(words.currentPassword))
  expect(field(words.newPassword)).toHaveValue(fresh)
  expect(done).not.toHaveBeenCalled()
  await userEvent.fill(field(words.currentPassword), 'Consilium-Demo-9')
  await expect.element(field(words.currentPassword)).not.toHaveAttribute('aria-invalid')
})

test('what the server says of the new password stands beside it; pressed twice it is sent once, and then nothing is left', async () => {
  const put = vi.spyOn(api, 'put')
  put.mockRejectedValueOnce(new ApiError(422, { errorKey: 'x', fields: { password: 'password.reused' } }))
  const done = vi.fn<() => void>()
  await renderInPortal(<ChangePasswordForm onDone={done} />)
  await fill()
  await userEvent.click(button())
  await expect.element(field(words.newPassword)).toHaveAttribute('aria-invalid', 'true')
  expect(field(words.currentPassword)).not.toHaveAttribute('aria-invalid')

  put.mockResolvedValue({} as never)
  field(words.newPassword).form?.requestSubmit()
  field(words.newPassword).form?.requestSubmit()
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(put).toHaveBeenCalledTimes(2)
  expect(put.mock.calls[1]?.[1]).toMatchObject({ body: { currentPassword: 'Consilium-Demo-8', password: fresh } })
  for (const label of [words.currentPassword, words.newPassword, words.repeatPassword])
    expect(field(label)).toHaveValue('')
})

test('another failure is said above, until the current password is typed again', async () => {
  vi.spyOn(api, 'put').mockRejectedValueOnce(new ApiError(500, { errorKey: 'errors.internal' }))
  await renderInPortal(<ChangePasswordForm onDone={() => undefined} />)
  await fill()
  await userEvent.click(button())
  expect(await screen.findByText(en.errors.internal)).toBeVisible()
  await userEvent.fill(field(words.currentPassword), 'Consilium-Demo-7')
  await expect.poll(() => screen.queryByText(en.errors.internal)).toBeNull()
})
