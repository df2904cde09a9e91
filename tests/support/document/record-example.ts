import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Exchange } from './documented.ts'

/** One exchange of a test run. */
export interface Recorded {
  operationId: string
  /** the test file, and which exchange of this process it was */
  file: string
  at: number
  status: number
  sent?: unknown
  json?: unknown
}

const seen = new Set<string>()
let count = 0
/** A list without rows. */
export const isBare = (json: unknown): boolean =>
  Array.isArray(json)
    ? !json.length
    : Array.isArray((json as { data?: unknown } | null)?.data) && isBare((json as { data: unknown }).data)

/** With a folder in EXAMPLES, writes the first exchange of each operation in each test file there: first of any kind, then one with rows. */
export function recordExample(operationId: string, { status, sent, json }: Exchange): void {
  const folder = process.env.EXAMPLES
  if (!folder || status >= 300) return
  const file = expect.getState().testPath?.split('/tests/')[1] ?? ''
  const key = `${file} ${operationId} ${isBare(json)} ${sent === undefined}`
  if (seen.has(key)) return
  seen.add(key)
  mkdirSync(folder, { recursive: true })
  const recorded: Recorded = { operationId, file, at: ++count, status, sent, json }
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(recorded)}\n`)
}
