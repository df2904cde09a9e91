import type { BulkOutcome } from '#model/admin/bulk.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import { api } from '../../../providers/client.ts'

const PAGE = 250
/** ids that one bulk action takes */
const MOST = 5000
const unchanged = ['conflict', 'failed', 'forbidden', 'invalid'] as const satisfies readonly BulkOutcome[]

/** The records that a run was to change and did not. */
export async function failedRows({ id, outcomes }: BulkRun): Promise<string[]> {
  const found: string[] = []
  for (const outcome of unchanged)
    for (let page = 1; (page - 1) * PAGE < outcomes[outcome] && found.length < MOST; page++) {
      const { data } = await api.get('/server/bulk/{id}/rows', {
        params: { id },
        query: { page, pageSize: PAGE, outcome },
      })
      found.push(...data.map(({ recordId }) => recordId))
    }
  return found.slice(0, MOST)
}
