import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { en } from '#model/texts/en.ts'
import { Chat } from '#portal/live-sessions/room/people.tsx'
import { useChat } from '#portal/live-sessions/room/use-chat.ts'
import type { Room } from '#portal/live-sessions/room/use-room.ts'
import { renderInPortal } from '../page.tsx'

function Writing({ post }: { post: (text: string, id: string) => Promise<unknown> }) {
  return <Chat room={{ messages: [], chat: useChat(post) } as unknown as Room} />
}

test('a message that fails is kept beside what is typed meanwhile, and is sent again as the same message', async () => {
  const sent: [string, string][] = []
  let answer: (error?: ApiError) => void = () => undefined
  const post = (text: string, id: string) => {
    sent.push([text, id])
    return new Promise<void>((resolve, reject) => (answer = (error) => (error ? reject(error) : resolve())))
  }
  await renderInPortal(<Writing post={post} />)
  const field = screen.getByLabelText<HTMLInputElement>(en.room.write)
  await userEvent.fill(field, 'first message')
  await userEvent.click(screen.getByRole('button', { name: en.room.send }))
  expect(field.value).toBe('')
  await userEvent.fill(field, 'second one being typed')
  answer(new ApiError(503, { errorKey: 'service.busy' }))

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(en.room.unsent)
  expect(within(alert).getByText('first message')).toBeTruthy()
  expect(field.value).toBe('second one being typed')
  await userEvent.click(within(alert).getByRole('button', { name: en.room.sendAgain }))
  answer()
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  expect(sent.map(([text]) => text)).toEqual(['first message', 'first message'])
  expect(new Set(sent.map(([, id]) => id)).size).toBe(1)
  expect(field.value).toBe('second one being typed')
})
