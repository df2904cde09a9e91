/** Where a number stands in a report: its figure, and the group, month or stretch of hours it is of. */
export interface Cell {
  readonly figure: string
  readonly of?: { readonly kind: 'group' | 'month' | 'bin'; readonly id: string }
}

/** In an address: `answered`, `answered~group~42`, `answered~month~2026-03`. */
export const writeCell = ({ figure, of }: Cell): string => (of ? `${figure}~${of.kind}~${of.id}` : figure)

/** null: no such address. */
export function readCell(text: string): Cell | null {
  const [, figure, kind, id] = /^(\w{1,40})(?:~(group|month|bin)~(.{0,100}))?$/s.exec(text) ?? []
  if (!figure) return null
  return kind && id !== undefined ? { figure, of: { kind: kind as 'group' | 'month' | 'bin', id } } : { figure }
}
