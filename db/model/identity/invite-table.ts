import { csvCells, dividerOf } from '../csv.ts'
import { plainLetters } from '../plain-letters.ts'

/** A table of people to invite, as staff paste it or choose it as a file. */

export const inviteColumns = ['email', 'firstName', 'lastName'] as const
/** a first line that names them */
export const inviteHead = ['email', 'firstname', 'lastname'] as const
type InviteColumn = (typeof inviteColumns)[number]

/** What the columns are called in the first line, in letters alone. */
const heads: Readonly<Record<InviteColumn, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', '邮箱', '电子邮箱', '电子邮件', '邮箱地址'],
  firstName: ['firstname', 'first', 'givenname', 'forename', '名', '名字'],
  lastName: ['lastname', 'last', 'surname', 'familyname', '姓', '姓氏'],
}
const columnOf = (head: string) => {
  const letters = plainLetters(head).replace(/[^\p{L}]/gu, '')
  return inviteColumns.find((column) => heads[column].includes(letters))
}

export interface InviteTable {
  divider: string
  /** the first line as it is, where it names the columns */
  head: readonly string[] | null
  /** the cells of each further line as they are */
  lines: readonly (readonly string[])[]
  rows: readonly Readonly<Partial<Record<InviteColumn, string>>>[]
  /** heads of columns that are not read; one without a head by its number */
  unused: readonly string[]
  /** text key of an error in the whole table */
  problem: string | null
}

/** A first line without an address names the columns; else they are e-mail, first name and last name. */
export function readInviteTable(text: string): InviteTable {
  const all = csvCells(text)
  const named = all[0] !== undefined && !all[0].some((cell) => cell.includes('@'))
  const head = named ? (all[0] ?? []) : null
  const lines = named ? all.slice(1) : all
  const known = head ? head.map(columnOf) : inviteColumns
  const places = new Map(inviteColumns.map((column) => [column, known.indexOf(column)]))
  const width = Math.max(known.length, ...lines.map((line) => line.length))
  const unused = Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const column = known[at]
    if (column && places.get(column) === at) return []
    return lines.some((line) => line[at]) || head?.[at] ? [head?.[at] || String(at + 1)] : []
  })
  return {
    divider: dividerOf(text),
    head,
    lines,
    rows: lines.map((line) =>
      Object.fromEntries([...places].flatMap(([column, at]) => (at < 0 ? [] : [[column, line[at] ?? '']]))),
    ),
    unused,
    problem: head && places.get('email') === -1 ? 'errors.noEmailColumn' : null,
  }
}
