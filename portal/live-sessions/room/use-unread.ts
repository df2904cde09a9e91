import { useEffect, useState } from 'react'
import { attempt } from '#api/client/attempt.ts'
import type { ChatMessage } from '#model/live-sessions/room.ts'

/** The last message that was read, so that a page that is loaded again knows what is new. */
const readIn = (call: string) => `room.read.${call}`

/** How many messages of others came since the chat was last shown. @param call whose chat it is */
export function useUnread(call: string, messages: readonly ChatMessage[], shown: boolean): number {
  const newest = messages.at(-1)?.id ?? ''
  const [last, setLast] = useState(() => attempt(() => sessionStorage.getItem(readIn(call))) ?? newest)
  if (shown && last !== newest) setLast(newest)
  useEffect(() => {
    attempt(() => sessionStorage.setItem(readIn(call), last))
  }, [call, last])
  const since = messages.findIndex(({ id }) => id === last) + 1
  return messages.slice(since).filter(({ self }) => !self).length
}
