/** Texts by key, and amounts, times and lists as the reader's language writes them. */
export type Translate = (key: string, values?: Record<string, unknown>) => string
export interface Format {
  readonly moment: (iso: string) => string
  readonly money: (cents: number) => string
  readonly list: (words: readonly string[]) => string
}
