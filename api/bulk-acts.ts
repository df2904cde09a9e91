import type { BulkResources } from './admin/bulk/declare-bulk.ts'
import { discussionBulk, taskBulk } from './discussions/bulk-acts.ts'
import { invitationBulk, userBulk } from './identity/bulk-acts.ts'
import { taxBulk } from './tax/bulk-acts.ts'
import { addToPlan, setupBulk } from './panels/bulk-acts.ts'

/** Everything that is done with many records at once, by resource. */
export const bulkResources: BulkResources = new Map(
  [userBulk({ addToPlan }), invitationBulk, ...setupBulk, discussionBulk, taskBulk, taxBulk].map((one) => [
    one.of.name,
    one,
  ]),
)
