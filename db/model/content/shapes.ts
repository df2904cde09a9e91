import type { z } from 'zod'
import { contentTypes, type ContentType } from './enums.ts'

/** What the documents of each type are made of, as the editor shows it and the portal reads it. */

/** `line` and `link`: one line · `text`: several · `html`: rich text · `number`: a whole number · `colours`: words for colours, by name */
export type FieldKind = 'line' | 'link' | 'text' | 'html' | 'number' | 'colours'
export interface FieldShape {
  readonly name: string
  readonly kind: FieldKind
  readonly required?: true
}

const title: FieldShape = { name: 'title', kind: 'line', required: true }
const html: FieldShape = { name: 'html', kind: 'html', required: true }
const order: FieldShape = { name: 'order', kind: 'number' }
const word = (name: string): FieldShape => ({ name, kind: 'line', required: true })

const shapes: Readonly<Record<ContentType, readonly FieldShape[]>> = {
  help: [title, html, order],
  dashboard_tile: [
    title,
    { name: 'text', kind: 'text', required: true },
    { name: 'link', kind: 'link' },
    { name: 'linkText', kind: 'line' },
    { name: 'image', kind: 'link' },
    order,
  ],
  terms: [title, html, order],
  privacy: [title, html],
  front_matter: [title, html],
  page: [title, html],
  theme: [
    word('companyText'),
    word('url'),
    word('domain'),
    word('careNavigatorAddress'),
    { name: 'logo', kind: 'link' },
    { name: 'favicon', kind: 'link' },
    { name: 'accentImage', kind: 'link' },
    { name: 'colours', kind: 'colours', required: true },
  ],
}

const isContentType = (type: string): type is ContentType => contentTypes.some((one) => one === type)

/** The known fields of a type; a type of one's own starts with a title and a text. */
export const shapeOf = (type: string): readonly FieldShape[] => (isContentType(type) ? shapes[type] : [title, html])

const missing = (value: unknown) => value === undefined || value === null || value === ''
const isWords = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string')

function problemOf({ kind }: FieldShape, value: unknown): string | undefined {
  if (kind === 'number') return typeof value === 'number' && Number.isInteger(value) ? undefined : 'errors.number'
  if (kind === 'colours') return isWords(value) ? undefined : 'errors.invalidValue'
  return typeof value === 'string' ? undefined : 'errors.invalidValue'
}

/** Complains about fields that the portal could not show: each known one is there when it must be, and of its kind. */
export function contentRules(
  { type, fields }: { type: string; fields: Readonly<Record<string, unknown>> },
  ctx: z.RefinementCtx,
): void {
  for (const shape of isContentType(type) ? shapes[type] : []) {
    const value = Object.hasOwn(fields, shape.name) ? fields[shape.name] : undefined
    // a text without a title is poor; a theme without one of its words breaks every page
    const needed =
      type === 'theme' && (value === undefined || value === null || (value === '' && shape.kind !== 'link'))
    const problem = needed ? 'errors.required' : missing(value) ? undefined : problemOf(shape, value)
    if (problem) ctx.addIssue({ code: 'custom', path: ['fields', shape.name], message: problem })
  }
}

/** The fields that hold HTML: those of the type, and `html` wherever it stands. */
export const htmlFields = (type: string): readonly string[] => [
  ...new Set([
    'html',
    ...shapeOf(type)
      .filter(({ kind }) => kind === 'html')
      .map(({ name }) => name),
  ]),
]
