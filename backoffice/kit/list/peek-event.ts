/** How the keys of a list ask for the preview of a row. */
const eventName = 'list:peek'

export const peekAt = (recordId: string) => document.dispatchEvent(new CustomEvent(eventName, { detail: recordId }))

/** Whether the list of this page has previews. */
export const canPeek = () => document.querySelector('[data-peeks]') !== null

/** @returns ends it */
export function onPeek(listen: (recordId: string) => void): () => void {
  const handle = (event: Event) => listen((event as CustomEvent<string>).detail)
  document.addEventListener(eventName, handle)
  return () => document.removeEventListener(eventName, handle)
}
