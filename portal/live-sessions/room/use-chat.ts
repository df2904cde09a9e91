import { useState } from 'react'

export interface Unsent {
  /** by which the server knows a message that is sent again */
  id: string
  text: string
  error: unknown
}

export interface ChatDraft {
  /** what is being written */
  text: string
  write: (text: string) => void
  send: () => Promise<void>
  unsent: readonly Unsent[]
  sendAgain: (message: Unsent) => Promise<void>
  discard: (message: Unsent) => void
}

/** What someone writes to the others: the draft, and the messages that did not arrive. Both outlive a change of the view. */
export function useChat(post: (text: string, id: string) => Promise<unknown>): ChatDraft {
  const [text, write] = useState('')
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const discard = ({ id }: Pick<Unsent, 'id'>) => setUnsent((before) => before.filter((one) => one.id !== id))
  const deliver = async (id: string, said: string) => {
    discard({ id })
    await post(said, id).catch((error: unknown) => setUnsent((before) => [...before, { id, text: said, error }]))
  }
  return {
    text,
    write,
    send: async () => {
      const said = text.trim()
      if (said === '') return
      write('')
      await deliver(crypto.randomUUID(), said)
    },
    unsent,
    sendAgain: (message) => deliver(message.id, message.text),
    discard,
  }
}
