import { screen, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import ExportDialog from '#portal/discussions/export/export-dialog.tsx'
import { AcceptOrDecline } from '#portal/discussions/invitation/accept-or-decline.tsx'
import OpeningsDialog from '#portal/discussions/openings/openings-dialog.tsx'
import { lateAnswer } from '../../lost-answer.ts'
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
  await within(dialog).findByText(en.errors.offline)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('On leave until May.')

  await userEvent.click(within(dialog).getByRole('button', { name: en.contact.cancel }))
  onlineManager.setOnline(true)
  await expect.poll(() => dialog.isConnected).toBe(false)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a dialog that is opened without a connection says so until it is back', async () => {
  const none = { data: [], total: 0, page: 1, pageSize: 50 }
  vi.spyOn(api, 'get').mockResolvedValue(none as never)
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const discussion = { queryId: 'q1', type: 'normal', viewer: 'asker' } as unknown as Discussion
  await renderInPortal(<OpeningsDialog discussion={discussion} onClose={() => undefined} />)
  const said = await screen.findByText(en.errors.offline)
  expect(said.closest('[role=status]')).not.toBeNull()
  onlineManager.setOnline(true)
  await screen.findByText(en.beside.openings.none)
  expect(screen.queryByText(en.errors.offline)).toBeNull()
})

test('while declining is under way nothing closes its dialog', async () => {
  const engagement = { invitation: 'open', allowed: ['decline'], bestTimes: [] }
  const discussion = { queryId: 'q1', key: 'CQTEST', mediaType: 'text', meetingTime: null, engagement }
  const answer = lateAnswer()
  vi.spyOn(api, 'call').mockReturnValue(answer.promise)
  await renderInPortal(<AcceptOrDecline discussion={discussion as unknown as Discussion} />)
  await userEvent.click(await screen.findByRole('button', { name: en.invite.action.decline }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: en.invite.action.decline }))
  const cancel = within(dialog).getByRole<HTMLButtonElement>('button', { name: en.contact.cancel })
  await expect.poll(() => cancel.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: en.dialog.close }).disabled).toBe(true)
  answer.fail(new ApiError(500))
  await expect.poll(() => cancel.disabled).toBe(false)
  expect(dialog.isConnected).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.isConnected).toBe(false)
})

test('a document that is being made is stopped by Cancel', async () => {
  let signal: AbortSignal | null | undefined
  vi.spyOn(api, 'send').mockImplementation((_method, _path, options) => {
    signal = options?.signal
    return new Promise(() => undefined)
  })
  const onClose = vi.fn()
  const discussion = { queryId: 'q1', key: 'CQTEST', viewer: 'asker' } as unknown as Discussion
  const { unmount } = await renderInPortal(<ExportDialog discussion={discussion} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: en.beside.file.download }))
  await expect.poll(() => signal?.aborted).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: en.beside.attach.cancel }))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  expect(signal?.aborted).toBe(true)
})
