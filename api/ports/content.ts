import { z } from 'zod'
import { locales, type Locale } from '#model/content/enums.ts'
import { htmlFields } from '#model/content/shapes.ts'
import type { ContentDocument } from '#model/content/wire.ts'
import { cleanHtml } from '../admin/clean-html.ts'
import type { Log } from './log.ts'

/** An external content service. `null`: it is not configured or cannot be asked, and the own store answers. */
export interface ContentSource {
  find(wanted: { type: string; uid?: string | undefined; locale: Locale }): Promise<ContentDocument[] | null>
}

export const noContent: ContentSource = { find: async () => null }

const ANSWERS_WITHIN_MS = 2_000
const KEPT_MS = 60_000
/** After a failure the service is left alone for so long: readers do not wait for it one by one. */
const LEFT_ALONE_MS = 30_000
const PAGE_SIZE = 100
const MOST_PAGES = 10

const span = z.object({
  start: z.int(),
  end: z.int(),
  type: z.string(),
  data: z.object({ url: z.string().optional() }).optional(),
})
const block = z.object({ type: z.string(), text: z.string().default(''), spans: z.array(span).default([]) })
const entry = z.object({
  id: z.string(),
  uid: z.string().nullish(),
  type: z.string(),
  lang: z.string(),
  last_publication_date: z.string().nullish(),
  data: z.record(z.string(), z.unknown()),
})
const found = z.object({ results: z.array(entry), total_pages: z.int().default(1) })
const repository = z.object({ refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })) })

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const blockTags: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4].map((level) => [`heading${level}`, `h${level}`])),
  'list-item': 'li',
  'o-list-item': 'li',
  preformatted: 'pre',
}

/** The text of a block with its spans; where spans overlap the tags close in the order in which they opened. */
function inline({ text, spans }: z.infer<typeof block>): string {
  const tag = ({ type }: z.infer<typeof span>) => (type === 'hyperlink' ? 'a' : type === 'strong' ? 'strong' : 'em')
  const known = spans.filter(({ type }) => ['strong', 'em', 'hyperlink'].includes(type))
  const cuts = [...new Set([0, text.length, ...known.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return cuts
    .slice(0, -1)
    .map((from, at) => {
      const to = cuts[at + 1] ?? text.length
      const over = known.filter(({ start, end }) => start <= from && end >= to)
      return over.reduce(
        (html, one) => `<${tag(one)}${one.data?.url ? ` href="${escaped(one.data.url)}"` : ''}>${html}</${tag(one)}>`,
        escaped(text.slice(from, to)),
      )
    })
    .join('')
}

/** Rich text of the service as HTML: paragraphs, headings, lists, emphasis, links. */
export function richTextHtml(blocks: unknown): string {
  const parsed = z.array(block).safeParse(blocks)
  if (!parsed.success) return ''
  let open = ''
  const html: string[] = []
  for (const one of parsed.data) {
    const list = one.type === 'list-item' ? 'ul' : one.type === 'o-list-item' ? 'ol' : ''
    if (list !== open) html.push(open && `</${open}>`, list && `<${list}>`)
    open = list
    const tag = blockTags[one.type] ?? 'p'
    html.push(`<${tag}>${inline(one)}</${tag}>`)
  }
  return [...html, open && `</${open}>`].join('')
}

function documentOf({ id, uid, type, lang, last_publication_date: updatedAt, data }: z.infer<typeof entry>) {
  const locale = locales.find((one) => one === lang.toLowerCase())
  if (!locale) return []
  const { user_type: kind, ...rest } = data
  const rich = htmlFields(type)
  const read = (name: string, value: unknown): unknown => {
    if (rich.includes(name)) return cleanHtml(typeof value === 'string' ? value : richTextHtml(value))
    return Array.isArray(value) ? value.map((one) => (one as { text?: unknown }).text ?? one).join('\n') : value
  }
  const document: ContentDocument = {
    id,
    type,
    uid: uid ?? id,
    userType: kind === null || kind === undefined || kind === '' ? null : Number(kind),
    locale,
    enabled: true,
    fields: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, read(name, value)])),
    updatedAt: new Date(updatedAt ?? 0).toISOString(),
    version: 1,
  }
  return [document]
}

/**
 * A content service that speaks Prismic's REST API (version 2): `url` names its repository, e.g.
 * https://name.cdn.prismic.io/api/v2. Asked once a minute for each type and language.
 */
export function prismicContent(url: string, log: Pick<Log, 'warn'>, ask: typeof fetch = fetch): ContentSource {
  const kept = new Map<string, { at: number; documents: Promise<ContentDocument[]> }>()
  let downUntil = 0
  const read = async <S extends z.ZodType>(address: URL, schema: S): Promise<z.infer<S>> => {
    const answer = await ask(address, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'error' })
    if (!answer.ok) throw new Error(`The content service answered ${answer.status}`)
    return schema.parse(await answer.json())
  }
  async function load(type: string): Promise<ContentDocument[]> {
    const { refs } = await read(new URL(url), repository)
    const ref = (refs.find(({ isMasterRef }) => isMasterRef) ?? refs[0])?.ref
    if (!ref) throw new Error('The content service has published nothing')
    const documents: ContentDocument[] = []
    for (let page = 1, pages = 1; page <= pages && page <= MOST_PAGES; page++) {
      const address = new URL(`${url.replace(/\/$/, '')}/documents/search`)
      // a language that the repository does not have would be refused by name: all are read, and ours taken
      const query = { ref, q: `[[at(document.type,"${type}")]]`, lang: '*', page: `${page}`, pageSize: `${PAGE_SIZE}` }
      address.search = new URLSearchParams(query).toString()
      const answer = await read(address, found)
      pages = answer.total_pages
      documents.push(...answer.results.flatMap(documentOf))
    }
    return documents
  }
  return {
    async find({ type, uid, locale }) {
      // the type comes from an address: what is no alias is no type
      if (Date.now() < downUntil || !/^[a-z][a-z0-9_]*$/.test(type) || type === 'theme') return null
      let known = kept.get(type)
      if (!known || Date.now() - known.at > KEPT_MS) {
        if (kept.size >= PAGE_SIZE) kept.clear()
        known = { at: Date.now(), documents: load(type) }
        kept.set(type, known)
      }
      try {
        return (await known.documents).filter(
          (one) => (uid === undefined || one.uid === uid) && (one.locale === locale || one.locale === locales[0]),
        )
      } catch (error) {
        kept.delete(type)
        downUntil = Date.now() + LEFT_ALONE_MS
        log.warn({ reason: error instanceof Error ? error.message : 'failed' }, 'the content service did not answer')
        return null
      }
    },
  }
}
