import type { z } from 'zod'
import { normalizeEmail } from '../identity/email.ts'
import { isAddress, isPicture } from './addresses.ts'
import { colourProblem, soundColours } from './colours.ts'
import { contentTypes, type ContentType } from './enums.ts'

/** Fields of each document type, as edited in the back office and read by the portal. */

/**
 * `line`, `link`, `address`, `picture`, `email`: one line · `text`: several lines · `html`: rich text · `number`: an
 * integer · `colours`: colours by name
 */
export type FieldKind = 'line' | 'link' | 'address' | 'picture' | 'email' | 'text' | 'html' | 'number' | 'colours'
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
    { name: 'url', kind: 'address', required: true },
    word('domain'),
    { name: 'careNavigatorAddress', kind: 'email', required: true },
    { name: 'logo', kind: 'picture' },
    { name: 'favicon', kind: 'picture' },
    { name: 'accentImage', kind: 'picture' },
    { name: 'colours', kind: 'colours', required: true },
  ],
}

const isContentType = (type: string): type is ContentType => contentTypes.some((one) => one === type)

/** Known fields of a document type; an unknown type starts with a title and a text. */
export const shapeOf = (type: string): readonly FieldShape[] => (isContentType(type) ? shapes[type] : [title, html])

const missing = (value: unknown) => value === undefined || value === null || value === ''
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrongAddress: Partial<Record<FieldKind, (text: string) => string | undefined>> = {
  address: (text) => (isAddress(text) ? undefined : 'errors.webAddress'),
  picture: (text) => (isPicture(text) ? undefined : 'errors.pictureAddress'),
  email: (text) => (normalizeEmail(text) === undefined ? 'errors.value.email' : undefined),
}

function problemOf({ kind }: FieldShape, value: unknown): string | undefined {
  if (kind === 'number') return typeof value === 'number' && Number.isInteger(value) ? undefined : 'errors.number'
  if (kind === 'colours') return isRecord(value) ? undefined : 'errors.invalidValue'
  return typeof value === 'string' ? wrongAddress[kind]?.(value) : 'errors.invalidValue'
}

/** What may be painted and followed of a theme as it is stored; readers get the product's own in place of the rest. */
export function soundTheme(
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> & { colours: Record<string, string> } {
  const wrong = shapes.theme.filter((shape) => !missing(fields[shape.name]) && problemOf(shape, fields[shape.name]))
  return {
    ...fields,
    ...Object.fromEntries(wrong.map(({ name }) => [name, ''])),
    colours: soundColours(fields.colours),
  }
}

/** Reports fields that the portal could not show: missing required fields and wrong types, colours that cannot be read, addresses that may not be followed. */
export function contentRules(
  { type, fields }: { type: string; fields: Readonly<Record<string, unknown>> },
  ctx: z.RefinementCtx,
): void {
  for (const shape of isContentType(type) ? shapes[type] : []) {
    const value = Object.hasOwn(fields, shape.name) ? fields[shape.name] : undefined
    // A text without a title is still usable; a theme with a missing text breaks every page.
    const needed =
      type === 'theme' && (value === undefined || value === null || (value === '' && shape.kind !== 'picture'))
    const problem = needed ? 'errors.required' : missing(value) ? undefined : problemOf(shape, value)
    if (problem) ctx.addIssue({ code: 'custom', path: ['fields', shape.name], message: problem })
    else if (shape.kind === 'colours' && isRecord(value))
      for (const [name, colour] of Object.entries(value)) {
        const wrong = colourProblem(name, colour)
        if (wrong) ctx.addIssue({ code: 'custom', path: ['fields', shape.name, name], message: wrong })
      }
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
