/** A link out of the content store that may be followed: a page of ours, the web, mail or phone. Else undefined. */
export function safeLink(link: string): string | undefined {
  const text = link.trim()
  return /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(text) ? text : undefined
}
