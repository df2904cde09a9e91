import { createRequire } from 'node:module'
import type Sanitize from 'sanitize-html'

const require = createRequire(import.meta.url)
/** It brings two parsers along, and texts are rarely stored: it loads with the first. */
let loaded: typeof Sanitize | undefined
const sanitizer = () => (loaded ??= require('sanitize-html') as typeof Sanitize)

const optionsOf = (sanitize: typeof Sanitize): Sanitize.IOptions => ({
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'a',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // pictures come from our own origin only: one from elsewhere would report to its owner who reads
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
})

/** Rich text as it may be stored and shown: no script, no style, no form, no foreign picture. */
export function cleanHtml(html: string): string {
  const sanitize = sanitizer()
  return sanitize(html, optionsOf(sanitize))
}

/** Cleans these fields of a record where they are present; references to content documents pass as they are. */
export function withCleanHtml(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const cleaned = names
    .filter((name) => typeof fields[name] === 'string')
    .map((name) => [name, cleanHtml(fields[name] as string)])
  return { ...fields, ...(Object.fromEntries(cleaned) as Record<string, unknown>) }
}
