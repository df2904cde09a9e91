import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import {
  auditEvent,
  diagnosis,
  diagnosisFact,
  grantDiagnosis,
  planDiagnosis,
  planDomain,
  poolDiagnosis,
  poolGroup,
  queryHeader,
  queryHeaderInput,
} from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import type { DiagnosisStats } from '#model/panels/admin-rows.ts'
import type { DiagnosisAssociations, MergePreview } from '#model/panels/diagnoses/merge-wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const { csr, admin, viewer } = await hire(product)
const { db } = product
const now = product.now()
const asker = await makeUser(db, now)
const from = await makeDiagnosis(db, { name: 'Breast cancer NOS', code: 'C50.99', synonyms: ['Mamma-Ca'] })
const into = await makeDiagnosis(db, {
  name: 'Malignant neoplasm of breast',
  code: 'C50.9',
  synonyms: ['Breast tumour'],
})
const plan = await makePlan(db, now)
const grant = await makeGrant(db, now)
const expert = await makeExpert(db, now)
const pool = await makePool(db, now, {}, [expert.id])
await db.insert(planDiagnosis).values([
  { planId: plan.id, diagnosisId: from.id },
  { planId: plan.id, diagnosisId: into.id },
])
await db.insert(grantDiagnosis).values({ grantId: grant.id, diagnosisId: from.id })
await db.insert(poolDiagnosis).values({ poolId: pool.id, diagnosisId: from.id })
await db.insert(diagnosisFact).values({ diagnosisId: from.id, label: 'Stage', pattern: 'stage' })
const ask = async (diagnosisId: string, text: string) => {
  const id = newId()
  await db.insert(queryHeader).values({
    id,
    key: `K${id.slice(-6)}`,
    userId: asker.id,
    createdBy: asker.id,
    status: 'open',
    title: 'Case',
    mediaType: 'messenger',
    diagnosisId,
    planId: plan.id,
    expertSelectionMode: 'all',
    text,
    searchText: 'case breast cancer nos',
    createdAt: now,
    updatedAt: now,
  })
  return id
}
const asked = await ask(from.id, 'Would tamoxifen help here?')
await ask(into.id, 'Nothing of the kind')
const draftId = newId()
await db.insert(queryHeaderInput).values({
  id: draftId,
  userId: asker.id,
  createdBy: asker.id,
  updatedBy: asker.id,
  clientData: { diagnosisId: from.id, diagnosis: from.name },
  ts: 1,
  createdAt: now,
  updatedAt: now,
})

test('what hangs on each level, and how', async () => {
  const of = async (path: string, id: string) =>
    (await viewer.call<DiagnosisAssociations>('GET', `${path}/${id}/associations`)).body
  await db.insert(poolGroup).values({ poolId: pool.id, groupId: into.groupId })
  expect(await of('/server/diagnosis', into.id)).toEqual({
    grants: [],
    plans: [{ id: plan.id, name: plan.displayTitle, via: 'direct' }],
    pools: [{ id: pool.id, name: pool.poolName, via: 'rollup' }],
    discussions: 1,
    formerIds: [],
  })
  expect(await of('/server/diagnosis/group', from.groupId)).toMatchObject({
    grants: [{ via: 'below' }],
    plans: [{ via: 'below' }],
    discussions: 1,
  })
  const {
    data: [domain],
  } = (
    await viewer.call<{ data: { id: string }[] }>('GET', `/server/diagnosis/domain/list?includeGroupId=${into.groupId}`)
  ).body
  await db.insert(planDomain).values({ planId: plan.id, domainId: domain?.id ?? '' })
  expect(await of('/server/diagnosis/domain', domain?.id ?? '')).toMatchObject({
    plans: [{ via: 'direct' }],
    pools: [{ via: 'below' }],
  })
  expectStatus(await viewer.call('GET', '/server/diagnosis/none/associations'), 404)
  const stats = async (path: string, query: string) =>
    (await viewer.call<{ data: DiagnosisStats[] }>('GET', `${path}/stats?${query}`)).body.data
  expect(await stats('/server/diagnosis', `includeId=${from.id}`)).toEqual([
    { id: from.id, name: from.name, grants: 1, plans: 1, pools: 1, experts: 1, queries: 1 },
  ])
  expect(await stats('/server/diagnosis/group', `includeId=${into.groupId}`)).toMatchObject([
    { grants: 0, plans: 1, pools: 1, queries: 1 },
  ])
  expect(await stats('/server/diagnosis/domain', `includeId=${domain?.id}`)).toMatchObject([
    { grants: 0, plans: 1, pools: 1, experts: 1, queries: 1 },
  ])
})

test('merging moves everything, once, and only for a CSR admin', async () => {
  const preview = (await viewer.call<MergePreview>('GET', `/server/diagnosis/${from.id}/merge/${into.id}`)).body
  expect(preview).toMatchObject({
    grants: 1,
    plans: 1,
    pools: 1,
    both: 1,
    discussions: 1,
    drafts: 1,
    synonyms: ['Breast tumour', 'Breast cancer NOS', 'Mamma-Ca'],
  })
  const body = { intoId: into.id, version: preview.from.version, intoVersion: preview.into.version }
  const path = `/server/diagnosis/${from.id}/merge`
  expectStatus(await csr.call('POST', path, body), 403)
  expectStatus(await admin.call('POST', path, { ...body, intoVersion: 99 }), 409)
  expectStatus(await admin.call('POST', path, { ...body, intoId: from.id }), 422)
  expect(await db.$count(diagnosis, eq(diagnosis.id, from.id))).toBe(1)

  expect((await admin.call('POST', path, body)).body).toEqual({ id: into.id, discussions: 1 })
  expect(await db.$count(diagnosis, eq(diagnosis.id, from.id))).toBe(0)
  for (const table of [grantDiagnosis, planDiagnosis, poolDiagnosis])
    expect((await db.select().from(table)).map((row) => row.diagnosisId)).toEqual([into.id])
  const [moved] = await db.select().from(queryHeader).where(eq(queryHeader.id, asked))
  expect(moved).toMatchObject({
    diagnosisId: into.id,
    version: 2,
    searchText: 'case breast cancer nos malignant neoplasm of breast',
  })
  expect((await db.select().from(queryHeaderInput).where(eq(queryHeaderInput.id, draftId)))[0]?.clientData).toEqual({
    diagnosisId: into.id,
    diagnosis: into.name,
  })
  expect((await db.select().from(diagnosisFact))[0]?.diagnosisId).toBe(into.id)
  const [kept] = await db.select().from(diagnosis).where(eq(diagnosis.id, into.id))
  expect(kept?.searchText).toContain('mamma-ca')
  expect(
    (await csr.call<DiagnosisAssociations>('GET', `/server/diagnosis/${into.id}/associations`)).body.formerIds,
  ).toEqual([from.id])
  const trail = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'query_header'), eq(auditEvent.refId, asked)))
  expect(trail).toMatchObject([{ refField: 'diagnosisId', oldVal: from.id, newVal: into.id, userId: admin.id }])
  expect(
    (
      await db
        .select()
        .from(auditEvent)
        .where(and(eq(auditEvent.refTable, 'diagnosis'), eq(auditEvent.event, 'delete')))
    ).map((row) => row.text),
  ).toEqual(['Breast cancer NOS → Malignant neoplasm of breast'])
  expectStatus(await admin.call('POST', path, body), 404)
})
