import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, planMember } from '#db/schema/all.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { ImportAnswer } from '#model/panels/member-import.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const { csr, viewer } = await hire(product)
const { db } = product
const now = product.now()
const [ann, bea, cid] = await Promise.all(
  ['ann', 'bea', 'cid'].map((name) => makeUser(db, now, { email: `${name}@example.test`, lastName: name })),
)
await makeUser(db, now, { email: 'staff@example.test', userType: userType.csr })
const plan = await makePlan(db, now, {}, { members: [ann?.id ?? '', bea?.id ?? ''] })
const path = `/server/membership/plan/${plan.id}/members/import`
const csv = [
  '\uFEFFE-mail;Access;Messenger;Video;Audio',
  'ANN@example.test;read only;;;',
  'bea@example.test;;;;',
  '"cid@example.test";full;yes;no;',
  'nobody@example.test;;;;',
  'staff@example.test;;;;',
  'cid@example.test;;;;',
  ';;;;yes',
  'x@example.test;everything;maybe;;',
  '',
].join('\r\n')

test('the preview tells each row what would happen and changes nothing; then the valid rows are written, once', async () => {
  const preview = await csr.call<ImportAnswer>('POST', path, { csv, commit: false })
  expectStatus(preview, 200)
  expect(preview.body).toMatchObject({ committed: false, problem: null, add: 1, change: 1, same: 1, invalid: 5 })
  expect(preview.body.rows.map((row) => [row.line, row.verdict, row.problems])).toEqual([
    [2, 'change', {}],
    [3, 'same', {}],
    [4, 'add', {}],
    [5, 'invalid', { email: 'errors.noAccount' }],
    [6, 'invalid', { email: 'errors.noAccount' }],
    [7, 'invalid', { email: 'errors.duplicate' }],
    [8, 'invalid', { email: 'errors.required' }],
    [9, 'invalid', { access: 'errors.unknownValue', messenger: 'errors.yesOrNo', email: 'errors.noAccount' }],
  ])
  expect(await db.$count(planMember, eq(planMember.planId, plan.id))).toBe(2)

  expect((await csr.call<ImportAnswer>('POST', path, { csv, commit: true })).body).toMatchObject({
    committed: true,
    add: 1,
    change: 1,
    same: 1,
    invalid: 5,
  })
  const [made] = await db
    .select()
    .from(planMember)
    .where(and(eq(planMember.planId, plan.id), eq(planMember.userId, cid?.id ?? '')))
  expect(made).toMatchObject({ access: 'full', attachMessenger: true, attachVideo: false, attachAudio: true })
  const [changed] = await db
    .select()
    .from(planMember)
    .where(and(eq(planMember.planId, plan.id), eq(planMember.userId, ann?.id ?? '')))
  expect(changed).toMatchObject({ access: 'read_only', attachVideo: null })
  const trail = await db.select().from(auditEvent).where(eq(auditEvent.refTable, 'membership_plan_member'))
  expect(trail.map((row) => [row.event, row.refId.split(':')[1], row.refField, row.newVal]).sort()).toEqual(
    [
      ['create', cid?.id, null, null],
      ['field_change', ann?.id, 'access', 'read_only'],
    ].sort(),
  )

  expect((await csr.call<ImportAnswer>('POST', path, { csv, commit: true })).body).toMatchObject({
    add: 0,
    change: 0,
    same: 3,
  })
})

test('a table that is none says so', async () => {
  const problem = async (text: string) =>
    (await csr.call<ImportAnswer>('POST', path, { csv: text, commit: true })).body.problem
  expect(await problem('')).toBe('panels.import.noEmailColumn')
  expect(await problem('email')).toBe('panels.import.empty')
  expect(await problem('email,colour\na@b.test,red')).toBe('panels.import.unknownColumn')
  expect(await problem(`email\n${Array.from({ length: 2001 }, (_, n) => `a${n}@b.test`).join('\n')}`)).toBe(
    'panels.import.tooMany',
  )
  expectStatus(await viewer.call('POST', path, { csv, commit: true }), 403)
  expectStatus(await csr.call('POST', '/server/membership/plan/none/members/import', { csv, commit: false }), 404)
})
