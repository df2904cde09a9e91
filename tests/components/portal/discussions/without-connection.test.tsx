import { screen, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { AcceptOrDecline } from '#portal/discussions/invitation/accept-or-decline.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('expert2@consilium.test'))

test('declining without a connection fails at once, keeps the reason, and is not done later by itself', async () => {
  const engagement = { invitation: 'open', allowed: ['decline'], bestTimes: [] }
  const discussion = { queryId: 'q1', key: 'CQTEST', mediaType: 'text', meetingTime: null, engagement }
  const sent = vi.spyOn(api, 'call').mockRejectedValue(new ApiError(0))
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await renderInPortal(<AcceptOrDecline discussion={discussion as unknown as Discussion} />)
  await userEvent.click(await screen.findByRole('button', { name: en.invite.action.decline }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.fill(within(dialog).getByRole('textbox'), 'On leave until May.')
  await userEvent.click(within(dialog).getByRole('button', { name: en.invite.action.decline }))
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  await screen.findByText(en.errors.offline)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('On leave until May.')

  await userEvent.click(within(dialog).getByRole('button', { name: en.contact.cancel }))
  onlineManager.setOnline(true)
  await expect.poll(() => dialog.isConnected).toBe(false)
  expect(sent).toHaveBeenCalledTimes(1)
})
