import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvent, notification, transaction, userTaxInformation, yearFile } from '#db/schema/all.ts'
import { makeExpert, makePlan } from '#db/seed/factories.ts'
import { maskedValue } from '#model/audit/wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const plan = await makePlan(db, product.now(), { name: 'Pink Lantern' })
const expert = await makeExpert(db, product.now(), { displayName: null, firstName: 'Ada', lastName: 'Keller' })
const entry = newId()
await db.insert(transaction).values({
  id: entry,
  userId: expert.id,
  description: 'A question',
  amount: 10_750,
  transactionType: 'Earned',
  source: 'async',
  status: 'credit',
  effectiveDate: '2025-02-10',
  createdAt: product.now(),
})

let nth = 0
const line = (refTable: string, refId: string, rest: Partial<typeof auditEvent.$inferInsert>) => ({
  changeId: 'exported',
  event: 'field_change' as const,
  refTable,
  refId,
  createdAt: new Date(product.now().getTime() + nth++ * 1000),
  ...rest,
})
const task = newId()
const [mail, file] = [newId(), newId()]
const [signed] = await db
  .insert(userTaxInformation)
  .values({
    userId: expert.id,
    formType: 'W-9',
    status: 'draft',
    createdAt: product.now(),
    updatedAt: product.now(),
  })
  .returning({ id: userTaxInformation.id })
const form = signed!.id
await db.insert(notification).values({
  id: mail,
  type: 'email',
  purpose: 'guest',
  cause: 'test:mail',
  to: 'guest@example.test',
  subject: 'A call',
  text: '',
  createdAt: product.now(),
  dueAt: product.now(),
})
await db.insert(yearFile).values({
  id: file,
  year: 2025,
  kind: 'iris',
  scope: 'whole',
  reason: 'Filing',
  returns: 3,
  amount: 900_000,
  filed: [],
  createdBy: staff.admin.id,
  createdAt: product.now(),
})
await db
  .insert(auditEvent)
  .values([
    line('membership_plan', plan.id, { refField: 'selectable', oldVal: 'false', newVal: 'true', userId: expert.id }),
    line('membership_plan', plan.id, { refField: 'media', oldVal: null, newVal: '["messenger","video"]' }),
    line('csr_task', task, { refField: 'assignedTo', oldVal: newId(), newVal: expert.id }),
    line('user', expert.id, { refField: 'hourlyRate', oldVal: maskedValue, newVal: '39000' }),
    line('transaction_ledger', entry, { event: 'create', text: 'Adjustment -10750: Twice' }),
    line('payout', newId(), { event: 'update', text: 'ach.txt, 1 payments: Sent' }),
    line('query_expert', newId(), { event: 'create', text: expert.id }),
    line('user_tax_information', form, { event: 'update', text: '1099-NEC of 2025 with whole numbers: Filing' }),
    line('notification', mail, { refField: 'status', oldVal: 'error', newVal: 'new' }),
    line('year_file', file, { event: 'create', text: 'iris whole of 2025, 3: Filing' }),
  ])

const filter = JSON.stringify({ changeId: 'exported' })
const sort = JSON.stringify(['createdAt', 'ASC'])
async function exported(query: Record<string, string> = {}): Promise<string[]> {
  const answer = await staff.viewer.call<string>(
    'GET',
    `/rest/auditEvents/export?${new URLSearchParams({ filter, sort, ...query }).toString()}`,
  )
  expectStatus(answer, 200)
  return answer.body
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n')
}

test('a chosen column says what the list says: names, words and amounts', async () => {
  const columns = ['who', 'refTable', 'record', 'refField', 'oldVal', 'newVal', 'text']
  const choice = JSON.stringify(columns.map((source) => ({ source, head: source })))
  const name = 'Ada Keller'
  expect((await exported({ columns: choice })).slice(1)).toEqual([
    `${name},Plan,Pink Lantern,Selectable,No,Yes,`,
    'System,Plan,Pink Lantern,Media,,"Messenger, Video",',
    `System,Staff task,,Assignee,,${name},`,
    `System,User,${name},Hourly rate,changed,$390.00/h,`,
    `System,Ledger,${name},,,,Adjustment -$107.50: Twice`,
    'System,Payout batch,,,,,"ach.txt, 1 payment: Sent"',
    `System,Participation,,,,,${name}`,
    `System,Tax form,${name} · W-9 Form,,,,1099-NEC for 2025 with full numbers: Filing`,
    'System,Message,guest@example.test · A call,Status,Failed,Queued,',
    'System,Year-end file,2025 · For the IRS,,,,2025 · For the IRS · Everyone due · 3 returns: Filing',
  ])
  expect((await exported({ columns: choice, locale: 'zh' }))[1]).toMatch(/Pink Lantern,.*,否,是,$/)
})

test('a file of every field keeps the values as they are stored', async () => {
  const [, first, , assigned] = await exported()
  expect(first).toContain(`membership_plan,${plan.id},selectable,false,true`)
  expect(assigned).toContain(`csr_task,${task},assignedTo`)
  expect(assigned).toContain(expert.id)
})

test('the list names whose form and which message a line is about', async () => {
  const { body } = await staff.viewer.call<{ refTable: string; about: object | null }[]>(
    'GET',
    `/rest/auditEvents?${new URLSearchParams({ filter }).toString()}`,
  )
  const about = (table: string) => body.find(({ refTable }) => refTable === table)?.about
  expect(about('user_tax_information')).toEqual({
    userId: expert.id,
    name: 'Ada Keller',
    detail: 'tax.formType.w9',
  })
  expect(about('notification')).toEqual({ userId: null, name: 'guest@example.test', detail: 'A call' })
  expect(about('membership_plan')).toBeNull()
})
