import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

export interface RecordCommand {
  name: string
  /** why it cannot be given now */
  why?: string | undefined
  run: () => void
}

interface Offer {
  /** what the record is called */
  title: string
  commands: readonly RecordCommand[]
}

let offered: Offer | undefined
const listeners = new Set<() => void>()
const offer = (next: Offer | undefined) => {
  offered = next
  for (const listener of listeners) listener()
}

/** Offers the commands of the record in front to the search box of the top bar, as long as its page is open. */
export function useOfferCommands(title: string, commands: readonly RecordCommand[]): void {
  // what is disabled, and why, may be another at each rendering
  useEffect(() => offer({ title, commands }))
  useEffect(() => () => offer(undefined), [])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const current = () => offered

export const useOfferedCommands = (): Offer | undefined => useSyncExternalStore(subscribe, current)

/** Where a command leads to another section of the page: what is to open there. */
export const opening = (part: string) => ({ state: { opens: part } })

/** Opens a part of the page when a command has led to it. */
export function useOpenedByCommand(part: string, open: () => void): void {
  const { key, state } = useLocation()
  const onOpen = useEffectEvent(open)
  const meant = (state as { opens?: string } | null)?.opens === part
  useEffect(() => {
    if (meant) onOpen()
  }, [key, meant])
}
