import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '#api/http/examples.ts'
import { isBare, type Recorded } from './record-example.ts'

const secret =
  /token|password|secret|hash|signature|challenge|credential|otpauth|recovery|totp|^code$|number$|^link$|^key$/i
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const longRandom = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])/g
const spokenTime = /\b[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M\b/g
/** RefIds are drawn, and the factories number what they make through all files of a worker. */
const refId = /\b[A-Z]{2}-[0-9A-Z]{6}\b/g
const numbered = /\b(person|plan|pool|grant|group|domain|diagnosis)([ -]?)\d+/gi
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const day = /^\d{4}-\d\d-\d\d$/
/** From here on a whole number is an instant in epoch seconds. */
const EPOCH_FROM = 1_500_000_000
const LONGEST = 200
/** A test makes fewer rows of its own; the demo data has more, in a fixed order, and what is in them was drawn. */
const FEW = 5

/** What depends on the hour, on what was drawn, or on how many rows are shown. */
const varying: Readonly<Record<string, number>> = {
  total: 1,
  size: 15_000,
  weight: 0.5,
  load: 0.5,
  reliability: 0.5,
  chance: 0.5,
  claimed: 1,
  answered: 1,
  recentInvitations: 1,
}

/** The same exchange without secrets, with fixed ids and times, and one row where there are many. */
function masked(value: unknown, ids: Map<string, string>, name = ''): unknown {
  if (Array.isArray(value)) return fullestOf(value, name).map((one) => masked(one, ids, name))
  if (typeof value === 'number') return maskedNumber(value, name)
  if (typeof value === 'string') return maskedText(value, ids, name)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, ids, key)]))
}

/** Rows of one instant come in any order: the longest is shown, of equals the first by its text; of many, the first. */
function fullestOf(rows: unknown[], name: string): unknown[] {
  if (rows.length > FEW) return rows.slice(0, 1)
  const text = (one: unknown) => JSON.stringify(masked(one, new Map(), name)) ?? ''
  return rows
    .map((one) => ({ one, text: text(one) }))
    .sort((a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1))
    .slice(0, 1)
    .map(({ one }) => one)
}

function maskedNumber(value: number, name: string): number {
  if (Number.isInteger(value) && value > EPOCH_FROM) return 1_768_469_400
  return Object.hasOwn(varying, name) ? (varying[name] ?? value) : value
}

/** In its length and kind, digits or letters; what is long is random to its last sign. */
const veiled = (text: string): string =>
  /[a-z]/i.test(text) ? text.replace(text.length < 20 ? /\w/g : /[\w-]/g, 'x') : text.replace(/\d/g, '0')

function maskedText(text: string, ids: Map<string, string>, name: string): string {
  if (text.startsWith('data:')) return `${text.split(',')[0]},`
  if (instant.test(text)) return '2026-01-15T09:30:00.000Z'
  if (day.test(text)) return '2026-01-15'
  // its length varies
  if (name === 'signature') return 'x'.repeat(96)
  const plain = text.replace(refId, 'CQ-7F3K2M').replace(numbered, '$1$21').replace(spokenTime, 'Jan 15, 2026, 4:30 AM')
  if (secret.test(name) && plain === text) return veiled(text)
  const known = plain
    .replace(uuid, (id) => {
      const fixed = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`
      ids.set(id, fixed)
      return fixed
    })
    .replace(longRandom, (part) => (part.startsWith('00000000-0000-4000') ? part : 'x'.repeat(20)))
  return known.length > LONGEST ? `${known.slice(0, LONGEST)}…` : known
}

const isRandom = ({ file }: Recorded) => file.includes('random')

/** The fullest exchange of an operation; of equals the first by file and place, so that each run picks the same one. */
const better = (a: Recorded, b: Recorded): number =>
  Number(a.sent === undefined) - Number(b.sent === undefined) ||
  Number(isBare(a.json)) - Number(isBare(b.json)) ||
  Number(isRandom(a)) - Number(isRandom(b)) ||
  (a.file < b.file ? -1 : a.file > b.file ? 1 : a.at - b.at)

/** @param folder what `record-example.ts` wrote. @returns an example of each operation that was called, by its id */
export function pickExamples(folder: string): Record<string, Example> {
  const all = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Recorded),
  )
  const names = [...new Set(all.map(({ operationId }) => operationId))].sort()
  return Object.fromEntries(
    names.flatMap((name) => {
      const [best] = all.filter(({ operationId }) => operationId === name).sort(better)
      if (!best || (best.sent === undefined && best.json === undefined)) return []
      const ids = new Map<string, string>()
      const { status, sent, json } = best
      const example: Example = {
        ...(sent !== undefined && { body: masked(sent, ids) }),
        status,
        ...(json !== undefined && { answer: masked(json, ids) }),
      }
      return [[name, example]]
    }),
  )
}
