import type { ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'ra-core'

/** One column of a list: shown as a cell on wide screens and as a line of a card on phones. */
export interface Column<R extends RaRecord = RaRecord> {
  source: string
  /** text key, or the name itself where it is one in all languages; by default the key of the resource's field */
  label?: string
  render?: (record: R) => ReactNode
  /** a value of a closed list: its name is at this key and the value, in cells and in exported files */
  words?: string
  /** what an exported file holds where that is another field, or several: the name of a record and its id */
  exported?: string | readonly string[]
  /** the value is the id of such a record: an exported file holds its name and then the id */
  idOf?: 'users' | 'queries'
  /** cents: an exported file holds the amount, with its currency in the head */
  money?: true
  /** numbers and amounts are aligned right, in figures of one width */
  number?: boolean
  sortable?: boolean
  firstOrder?: 'ASC' | 'DESC'
  /** always short: the column takes no more room than it needs */
  short?: boolean
  /** one line in the width that the other columns leave */
  free?: boolean
  /** hidden until chosen */
  hidden?: boolean
}

/** What a column is called. */
export const headOf = (
  { label, source }: Pick<Column, 'label' | 'source'>,
  resource: string | undefined,
  translate: ReturnType<typeof useTranslate>,
): string => {
  const key = label ?? `resources.${resource}.fields.${source}`
  return translate(key, { _: key })
}

/** Whether a card shows the column. */
export const isOnCard = ({ hidden }: Pick<Column, 'hidden'>): boolean => !hidden

/** What a cell shows: the column's own rendering, or the value, in words where it has any; a dash for nothing. */
export function cell<R extends RaRecord>(column: Column<R>, record: R): ReactNode {
  const value: unknown = record[column.source]
  const shown = column.render ? column.render(record) : (value as ReactNode)
  if (shown === null || shown === undefined || shown === '') return <span aria-hidden>–</span>
  return column.words && !column.render ? <InWords prefix={column.words} value={String(value as string)} /> : shown
}

function InWords({ prefix, value }: { prefix: string; value: string }) {
  return <>{useTranslate()(`${prefix}.${value}`, { _: value })}</>
}
