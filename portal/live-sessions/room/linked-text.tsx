/** A web address in running text; punctuation of the sentence around it is cut off below. */
const address = /https?:\/\/[^\s<>"'“”‘’，。；：！？、（）【】《》]+/giu
const sentenceEnd = /[.,;:!?)\]}*_~]+$/u

interface Piece {
  text: string
  /** null: plain text */
  url: string | null
}

function urlOf(found: string): string | null {
  try {
    const { protocol, href } = new URL(found)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}

/** A closing bracket belongs to the address when the address has opened it. */
function withoutEnd(found: string): string {
  const end = sentenceEnd.exec(found)?.[0] ?? ''
  if (!end.startsWith(')') || !found.includes('(')) return found.slice(0, found.length - end.length)
  return found.slice(0, found.length - end.length + 1)
}

/** Text and the web addresses in it, in order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: whole, index } of text.matchAll(address)) {
    const found = withoutEnd(whole)
    const url = urlOf(found)
    if (url === null) continue
    if (index > at) pieces.push({ text: text.slice(at, index), url: null })
    pieces.push({ text: found, url })
    at = index + found.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), url: null })
  return pieces
}

/** What someone wrote, with its web addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: said, url }, index) =>
    url === null ? (
      said
    ) : (
      <a key={index} href={url} target="_blank" rel="noopener noreferrer">
        {said}
      </a>
    ),
  )
