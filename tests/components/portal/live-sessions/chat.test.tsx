import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import type { ChatMessage } from '#model/live-sessions/room.ts'
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

test('the newest message is in view, unless the reader has scrolled up', async () => {
  const line = (at: number): ChatMessage => ({
    id: String(at),
    name: 'Grace Kim',
    role: 'expert',
    self: false,
    text: `Message ${at}`,
    createdAt: new Date(at * 60_000).toISOString(),
  })
  let say: (text: number) => void = () => undefined
  function Spoken() {
    const [messages, setMessages] = useState(Array.from({ length: 30 }, (_, at) => line(at)))
    say = (at) => setMessages((before) => [...before, line(at)])
    return <Chat room={{ messages, chat: useChat(() => Promise.resolve()) } as unknown as Room} />
  }
  await renderInPortal(<Spoken />)
  const log = screen.getByRole('log')
  const inView = (text: string) => {
    const [shown, frame] = [screen.getByText(text).getBoundingClientRect(), log.getBoundingClientRect()]
    return shown.top >= frame.top - 1 && shown.bottom <= frame.bottom + 1
  }
  await expect.poll(() => inView('Message 29')).toBe(true)
  act(() => say(30))
  await expect.poll(() => inView('Message 30')).toBe(true)

  log.scrollBy(0, -200)
  const read = [...log.querySelectorAll('p')].map(({ textContent }) => textContent).find(inView)!
  act(() => say(31))
  await screen.findByText('Message 31')
  expect(inView(read)).toBe(true)
  expect(inView('Message 31')).toBe(false)
})
