import { newId } from '#db/columns.ts'
import { bulkRun } from '#db/schema/all.ts'
import { mostBulkRows } from '#model/admin/bulk.ts'
import { bulkAct } from '#model/admin/bulk-acts.ts'
import { settableFields } from '#model/admin/bulk-fields.ts'
import { bulkInputs } from '#model/admin/bulk-inputs.ts'
import type { BulkRun, BulkStart } from '#model/admin/bulk-wire.ts'
import { bulkNote } from '#model/admin/bulk-notes.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { invalid } from '../../http/errors.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Row } from '../declare.ts'
import { restWhere } from '../list-request.ts'
import { countRows } from '../read-records.ts'
import { authorize, refusedFields } from '../refusals.ts'
import type { BulkResource, BulkResources } from './declare-bulk.ts'
import { judgeJob } from './judge-run.ts'
import { readRun } from './read-run.ts'

/** The fields to set, each as the record's own form checks it; rules over several fields are asked of each record. */
function checkFields({ of }: BulkResource, fields: Row): Row {
  const allowed = settableFields[of.name as keyof typeof settableFields] ?? {}
  const foreign = Object.keys(fields).filter((name) => !Object.hasOwn(allowed, name))
  if (foreign.length) throw refusedFields(Object.fromEntries(foreign.map((name) => [name, 'errors.readOnly'])))
  const parsed = of.write?.update?.fields.partial().safeParse(fields)
  if (!parsed?.success) throw parsed ? invalid(parsed.error) : refusedFields({ act: 'errors.invalidValue' })
  return parsed.data
}

/**
 * Begins an act on many records with its dry run: nothing is changed until it is started.
 * @throws auth.notAuthorized with the rule, errors.invalidParameters (no such act, no records, more than 100,000)
 */
export async function startRun(
  ctx: Ctx,
  resources: BulkResources,
  { resource: name, act, input, ids, filter }: BulkStart,
): Promise<BulkRun> {
  const actor = requireActor(ctx)
  const resource = resources.get(name)
  const entry = bulkAct(name, act)
  if (!resource || !entry) throw refusedFields({ act: 'errors.invalidValue' })
  authorize(actor, resource.of.readAct)
  authorize(actor, entry.act)
  const parsed = bulkInputs[entry.asks].safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const given: Row = 'fields' in parsed.data ? { fields: checkFields(resource, parsed.data.fields) } : parsed.data

  const chosen = ids && [...new Set(ids)]
  const total =
    chosen?.length ??
    (await countRows(resource.of, ctx.db, (await restWhere(resource.of, ctx, JSON.stringify(filter))).where))
  if (total === 0) throw refusedFields({ filter: 'errors.noRows' })
  if (total > mostBulkRows) throw refusedFields({ filter: 'errors.tooMany' })
  const id = newId()
  await transaction(ctx, async (tx) => {
    await tx.insert(bulkRun).values({
      id,
      resource: name,
      act,
      input: given,
      state: 'judging',
      total,
      createdBy: actor.userId,
      createdAt: ctx.now(),
    })
    await record(ctx, tx, {
      event: 'create',
      refTable: 'bulk_run',
      refId: id,
      text: bulkNote({ resource: name, act, total }, 'judging'),
    })
    await enqueue(ctx, tx, { kind: judgeJob, payload: { runId: id, ...(chosen ? { ids: chosen } : { filter }) } })
  })
  return readRun(ctx, id)
}
