const cellKinds = ['group', 'month', 'bin', 'after'] as const
export type CellKind = (typeof cellKinds)[number]

/**
 * Where a number stands in a report: its figure, and the group, month or stretch of hours it is of. `after` is the number of
 * hours that passed without a first answer.
 */
export interface Cell {
  readonly figure: string
  readonly of?: { readonly kind: CellKind; readonly id: string }
}

/** In an address: `answered`, `answered~group~42`, `answered~month~2026-03`, `released~after~24`. */
export const writeCell = ({ figure, of }: Cell): string => (of ? `${figure}~${of.kind}~${of.id}` : figure)

/** null: no such address. */
export function readCell(text: string): Cell | null {
  const [, figure, kind, id] = /^(\w{1,40})(?:~(group|month|bin|after)~(.{0,100}))?$/s.exec(text) ?? []
  if (!figure) return null
  if (!kind || id === undefined) return { figure }
  if ((kind === 'bin' || kind === 'after') && !/^\d{1,3}$/.test(id)) return null
  return { figure, of: { kind: kind as CellKind, id } }
}
