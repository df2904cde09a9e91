import { z } from 'zod'
import { exportFormats, exportTypes } from './response-enums.ts'

/** Export of a discussion: labels are translated, texts stay in the language they were written in. */

/** One entry: author, time, type, text. */
export interface DocumentEntry {
  readonly head: string
  readonly meta: string
  readonly label?: string
  readonly text: string
}
export type DocumentBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quiet'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'entry'; readonly entry: DocumentEntry }
  /** a chart of bars: length by `value`, which is written beside as `shown` */
  | {
      readonly kind: 'bars'
      readonly about: string
      readonly rows: readonly { readonly name: string; readonly value: number; readonly shown: string }[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** the column of amounts, at the right edge; the columns are then as wide as what they hold */
      readonly amounts?: number
    }
export interface DocumentSection {
  readonly heading: string
  readonly blocks: readonly DocumentBlock[]
}
export interface DiscussionDocument {
  readonly language: 'en-us' | 'zh-cn'
  readonly title: string
  readonly subtitle: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly sections: readonly DocumentSection[]
  /** whose paper it is on; without it the product's */
  readonly brand?: { readonly name: string; readonly colour: string } | undefined
  /** footer of every page, before the page number */
  readonly foot: string
}

const yesNo = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional()
export const exportQuery = z.strictObject({
  language: z.enum(['en-us', 'zh-cn']).optional(),
  /** only entries after this one */
  afterId: z.string().min(1).max(64).optional(),
  hideCsrData: yesNo,
  isCsrView: yesNo,
  exportType: z.enum(exportTypes).optional(),
  exportFormat: z.enum(exportFormats).optional(),
})
export type ExportAsked = z.infer<typeof exportQuery>

/** Removes what document formats reject: control characters and unpaired surrogates. */
export const printable = (text: string): string =>
  text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g, '')
