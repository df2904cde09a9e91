/** What the rich-text editor can hold; everything else would be lost in it. */
const kept = new Set([
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'a',
  'blockquote',
  'hr',
  'code',
])
const allowedAttributes: Readonly<Record<string, readonly string[]>> = { a: ['href', 'rel', 'target'] }

/** Whether the editor gives a text back as it got it, but for the spelling of its tags. */
export function fitsRichText(html: string): boolean {
  if (html.includes('<!')) return false
  return [...html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)].every(([, tag = '', attributes = '']) => {
    const name = tag.toLowerCase()
    const named = [...attributes.matchAll(/([a-z-]+)\s*=/gi)].map(([, attribute = '']) => attribute.toLowerCase())
    return (
      kept.has(name) &&
      (attributes.trim() === '/' ||
        attributes.trim() === '' ||
        named.every((attribute) => allowedAttributes[name]?.includes(attribute)))
    )
  })
}

/** An entry of a list that is one paragraph needs none: `<li>…</li>`, as it is written by hand. */
export const tidyHtml = (html: string): string =>
  html.replace(/<li><p>((?:(?!<\/?(?:p|li|ul|ol|blockquote|h\d)\b)[\s\S])*)<\/p><\/li>/g, '<li>$1</li>')
