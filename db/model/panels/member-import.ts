import { z } from 'zod'
import { normalizeEmail } from '../identity/email.ts'
import { attachmentMedia, planAccessLevels, type PlanAccess } from './enums.ts'
import { readCsv } from '../csv.ts'
import type { Attachments } from './plan-inputs.ts'

/** Import of plan members from a table: `email`, and optional overrides `access`, `messenger`, `video`, `audio`. */

export const importColumns = ['email', 'access', ...attachmentMedia] as const
export const mostImported = 2_000

/** POST /server/membership/plan/{planId}/members/import; `commit: false` is a dry run. */
export const importBody = z
  .strictObject({ csv: z.string().max(500_000, 'errors.tooLong'), commit: z.boolean() })
  .meta({ id: 'ImportMembers' })
export type ImportBody = z.infer<typeof importBody>

export const importVerdicts = ['add', 'change', 'same', 'invalid'] as const
export const importedRow = z
  .object({
    line: z.int(),
    email: z.string(),
    displayName: z.string().nullable(),
    access: z.enum(planAccessLevels).nullable(),
    verdict: z.enum(importVerdicts),
    /** column → text key */
    problems: z.record(z.string(), z.string()),
  })
  .meta({ id: 'ImportedMember' })
export type ImportedRow = z.infer<typeof importedRow>
export const importAnswer = z
  .object({
    rows: z.array(importedRow),
    committed: z.boolean(),
    add: z.int(),
    change: z.int(),
    same: z.int(),
    invalid: z.int(),
    /** text key of an error in the whole table; `rows` is empty then */
    problem: z.string().nullable(),
  })
  .meta({ id: 'ImportedMembers' })
export type ImportAnswer = z.infer<typeof importAnswer>

export interface WantedMember {
  line: number
  email: string
  access: PlanAccess | null
  attachments: Attachments | null
  problems: Record<string, string>
}

const yes = ['yes', 'y', 'true', '1', '是']
const no = ['no', 'n', 'false', '0', '否']

/** Parses the table. Invalid rows name the columns; a duplicate address is reported at its second row. */
export function readMembers(text: string): { rows: WantedMember[]; problem: string | null } {
  const [head, ...body] = readCsv(text)
  const names = head?.cells.map((name) => name.toLowerCase().replace(/^e-mail$/, 'email')) ?? []
  if (!names.includes('email')) return { rows: [], problem: 'panels.import.noEmailColumn' }
  const unknown = names.find((name) => name !== '' && !(importColumns as readonly string[]).includes(name))
  if (unknown !== undefined) return { rows: [], problem: 'panels.import.unknownColumn' }
  if (body.length === 0) return { rows: [], problem: 'panels.import.empty' }
  if (body.length > mostImported) return { rows: [], problem: 'panels.import.tooMany' }
  const seen = new Set<string>()
  return {
    problem: null,
    rows: body.map(({ line, cells }) => readMember(line, (name) => cells[names.indexOf(name)] ?? '', seen)),
  }
}

function readMember(line: number, cell: (name: string) => string, seen: Set<string>): WantedMember {
  const problems: Record<string, string> = {}
  const typed = cell('email')
  const email = normalizeEmail(typed) ?? typed
  if (email === '') problems.email = 'errors.required'
  else if (normalizeEmail(typed) === undefined) problems.email = 'errors.email'
  else if (seen.has(email)) problems.email = 'errors.duplicate'
  seen.add(email)
  const level = cell('access').toLowerCase().replaceAll(/[ -]/g, '_')
  const access = planAccessLevels.find((one) => one === level) ?? null
  if (level !== '' && access === null) problems.access = 'errors.unknownValue'
  const given = attachmentMedia.map((medium) => ({ medium, word: cell(medium).toLowerCase() }))
  for (const { medium, word } of given)
    if (word !== '' && !yes.includes(word) && !no.includes(word)) problems[medium] = 'errors.yesOrNo'
  const some = given.some(({ word }) => word !== '')
  const attachments = some
    ? (Object.fromEntries(given.map(({ medium, word }) => [medium, !no.includes(word)])) as Attachments)
    : null
  return { line, email, access, attachments, problems }
}
