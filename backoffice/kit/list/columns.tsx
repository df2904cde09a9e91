import type { ReactNode } from 'react'
import type { RaRecord } from 'ra-core'

/** One column of a list: shown as a cell on wide screens and as a line of a card on phones. */
export interface Column<R extends RaRecord = RaRecord> {
  source: string
  /** text key; by default that of the resource's field */
  label?: string
  render?: (record: R) => ReactNode
  /** numbers and amounts stand right, in figures of one width */
  number?: boolean
  sortable?: boolean
  firstOrder?: 'ASC' | 'DESC'
  /** hidden until chosen */
  hidden?: boolean
  /** left out of cards */
  wideOnly?: boolean
}

/** What a cell shows: the column's own rendering, or the value; a dash for nothing. */
export function cell<R extends RaRecord>(column: Column<R>, record: R): ReactNode {
  const shown = column.render ? column.render(record) : (record[column.source] as ReactNode)
  return shown === null || shown === undefined || shown === '' ? <span aria-hidden>–</span> : shown
}
