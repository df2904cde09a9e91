import { useContext } from 'react'
import { ListContext } from 'ra-core'
import type { AuditListRow } from '#model/audit/wire.ts'

interface Act {
  /** this is its first line on the page */
  first: boolean
  /** how many of its lines stand together */
  lines: number
  /** nothing on the page has happened since */
  newest: boolean
}

/** The change that a line of the history belongs to, as the lines of the page show it. Outside of a list a line stands alone. */
export function useAct({ id, changeId }: AuditListRow): Act {
  const page = (useContext(ListContext)?.data ?? []) as AuditListRow[]
  const at = page.findIndex((line) => line.id === id)
  if (at < 0) return { first: true, lines: 1, newest: true }
  const differs = (line: AuditListRow | undefined) => line?.changeId !== changeId
  const after = page.slice(at + 1).findIndex(differs)
  return {
    first: differs(page[at - 1]),
    lines: after < 0 ? page.length - at : after + 1,
    newest: !differs(page[0]),
  }
}
