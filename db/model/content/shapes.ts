import type { z } from 'zod'
import { contentTypes, type ContentType } from './enums.ts'

/** Fields of each document type, as edited in the back office and read by the portal. */

/**
 * `line`, `link`: one line · `text`: several lines · `html`: rich text · `number`: an integer · `colours`: words for
 * colours, by name
 */
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

/** Known fields of a document type; an unknown type starts with a title and a text. */
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

/** Reports fields that the portal could not show: missing required fields and wrong types. */
export function contentRules(
  { type, fields }: { type: string; fields: Readonly<Record<string, unknown>> },
  ctx: z.RefinementCtx,
): void {
  for (const shape of isContentType(type) ? shapes[type] : []) {
    const value = Object.hasOwn(fields, shape.name) ? fields[shape.name] : undefined
    // A text without a title is still usable; a theme with a missing text breaks every page.
    const needed =
      type === 'theme' && (value === undefined || value === null || (value === '' && shape.kind !== 'link'))
    const problem = needed ? 'errors.required' : missing(value) ? undefined : problemOf(shape, value)
    if (problem) ctx.addIssue({ code: 'custom', path: ['fields', shape.name], message: problem })
  }
}

/** Fields that contain HTML: those of the type, and any field named `html`. */
export const htmlFields = (type: string): readonly string[] => [
  ...new Set([
    'html',
    ...shapeOf(type)
      .filter(({ kind }) => kind === 'html')
      .map(({ name }) => name),
  ]),
]
