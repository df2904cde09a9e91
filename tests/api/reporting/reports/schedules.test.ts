import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grantProgram, membershipPlan, notification, reportHeader, reportSchedule, user } from '#db/schema/all.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const person = async (email: string) =>
  (
    await db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, `${email}@consilium.test`))
  )[0]!.id
const csrId = await person('csr')
const csr = await product.as(csrId)
const viewOnly = await product.as(await person('csr.view'))
interface Schedule {
  id: string
  nextDay: string
}
const schedule = (body: object) => csr<Schedule>('POST', '/server/report/schedule', { options: 1, ...body })
const madeBy = (id: string) => db.select().from(reportHeader).where(eq(reportHeader.scheduleId, id))
const dueOn = (id: string, nextDay: string) =>
  db.update(reportSchedule).set({ nextDay }).where(eq(reportSchedule.id, id))

test('a report comes every month for the month before, with one mail that holds a link and no figure', async () => {
  const made = await schedule({ reportId: 'planUsage', every: 'month', groupBy: 'plan' })
  expectStatus(made, 201)
  const today = newYorkDay(product.now())
  expect(made.body.nextDay > today).toBe(true)
  await product.runner.runDue()
  expect(await madeBy(made.body.id)).toEqual([])
  await dueOn(made.body.id, `${today.slice(0, 7)}-01`)
  await product.runner.runDue()
  await product.runner.runDue()
  const [report, ...others] = await madeBy(made.body.id)
  expect(others).toEqual([])
  expect(report).toMatchObject({ state: 'ready', groupBy: 'plan', createdBy: csrId, options: 129 })
  expect(report?.dateRange?.end).toBe(`${today.slice(0, 7)}-01`)
  const mails = (await db.select().from(notification).where(eq(notification.userId, csrId))).filter(
    ({ cause }) => cause === `report_header:${report!.id}:reportReady`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`/admin/reports/view/${report!.id}`)
  const month = new Date(report!.dateRange!.start).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  expect(mails[0]?.text).toContain(`It covers ${month}.`)
  const [after] = await db.select().from(reportSchedule).where(eq(reportSchedule.id, made.body.id))
  expect(after!.nextDay).toBe(made.body.nextDay)
})

test('a customer report comes every week for the week before, in the language of the one who scheduled it', async () => {
  const [plan] = await db.select({ id: membershipPlan.id }).from(membershipPlan).limit(1)
  const input = { name: 'For the board', reportType: 'topline', planId: plan!.id, every: 'week', groupBy: 'country' }
  const made = await csr<Schedule & object>('POST', '/server/report/schedule/customer', input)
  expectStatus(made, 201)
  expect(made.body).toMatchObject({ ...input, reportId: null, grantId: null, createdBy: csrId })
  const today = newYorkDay(product.now())
  const monday = addDays(made.body.nextDay, -7)
  // the server was away the Monday before
  await dueOn(made.body.id, addDays(monday, -7))
  await product.runner.runDue()
  await product.runner.runDue()
  const [report, ...others] = await madeBy(made.body.id)
  expect(others).toEqual([])
  expect(report).toMatchObject({
    state: 'ready',
    dateRange: { start: addDays(monday, -7), end: monday },
    name: 'For the board',
    reportType: 'topline',
    headerType: 'internal',
    planId: plan!.id,
    groupBy: 'country',
    commonReportId: null,
  })
  expect(report?.files?.length).toBeGreaterThan(0)
  expect(monday <= today).toBe(true)
  expect(new Date(monday).getUTCDay()).toBe(1)

  const lists = await Promise.all(
    ['true', 'false'].map((common) =>
      viewOnly<{ data: Schedule[]; total: number }>('GET', `/server/report/schedule/list?common=${common}`),
    ),
  )
  expect(lists.map(({ body }) => body.data.some(({ id }) => id === made.body.id))).toEqual([false, true])
  expectStatus(await csr('DELETE', `/server/report/schedule/${made.body.id}`), 200)
})

test('a customer report is refused without a customer, ends when the customer is gone, and is not for those who read', async () => {
  const input = { name: 'For nobody', reportType: 'executive', every: 'month' }
  const refused = async (body: object) => {
    const { status, body: said } = await csr<{ fields?: object }>('POST', '/server/report/schedule/customer', body)
    return { status, fields: said.fields }
  }
  expect(await refused(input)).toEqual({ status: 422, fields: { planId: 'errors.required' } })
  expect(await refused({ ...input, grantId: 'none' })).toEqual({
    status: 422,
    fields: { grantId: 'errors.noSuchRecord' },
  })
  expect((await refused({ ...input, planId: 'none', name: ' ' })).fields).toEqual({ name: 'errors.required' })
  const [grant] = await db.select({ id: grantProgram.id }).from(grantProgram).limit(1)
  expectStatus(await viewOnly('POST', '/server/report/schedule/customer', { ...input, grantId: grant!.id }), 403)
  const { body } = await csr<Schedule>('POST', '/server/report/schedule/customer', { ...input, grantId: grant!.id })
  const [stored] = await db.select().from(reportSchedule).where(eq(reportSchedule.id, body.id))
  await db
    .update(reportSchedule)
    .set({ nextDay: newYorkDay(product.now()), settings: { ...stored!.settings, grantId: 'gone' } })
    .where(eq(reportSchedule.id, body.id))
  await product.runner.runDue()
  expect(await madeBy(body.id)).toEqual([])
  expect(await db.select().from(reportSchedule).where(eq(reportSchedule.id, body.id))).toEqual([])
})

test('a customer report offers no tables: rows and small groups stay in the house', async () => {
  const [plan] = await db.select({ id: membershipPlan.id }).from(membershipPlan).limit(1)
  const input = { name: 'Documents only', reportType: 'executive', planId: plan!.id }
  for (const options of [1, 2, 4, 7, 8, 64, 128, 256])
    for (const [path, body] of [
      ['/server/report/header', input],
      ['/rest/reports', input],
      ['/server/report/schedule/customer', { ...input, every: 'week' }],
    ] as const) {
      const refused = await csr<{ fields?: object }>('POST', path, { ...body, options })
      expect([refused.status, refused.body.fields], `${path} ${options}`).toEqual([
        422,
        { options: 'errors.reportOption' },
      ])
    }
  const made = await csr<{ id: string }>('POST', '/server/report/header', { ...input, options: 48 })
  expectStatus(made, 201)
  // asked for before tables were refused
  await db.update(reportHeader).set({ options: 7 }).where(eq(reportHeader.id, made.body.id))
  await product.runner.runDue()
  const [report] = await db.select().from(reportHeader).where(eq(reportHeader.id, made.body.id))
  expect(report?.state).toBe('ready')
  expect(new Set(report?.files?.map(({ part }) => part))).toEqual(new Set(['report']))
})

test('offers weeks only where the report takes a range, and only to those who may generate', async () => {
  expectStatus(await schedule({ reportId: 'earnings', every: 'week' }), 422)
  expectStatus(await schedule({ reportId: 'queryList', every: 'week', options: 0 }), 422)
  expectStatus(await schedule({ reportId: 'queryList', every: 'week', options: 65 }), 422)
  expectStatus(
    await viewOnly('POST', '/server/report/schedule', { reportId: 'queryList', every: 'week', options: 1 }),
    403,
  )
  const { body } = await schedule({ reportId: 'queryList', every: 'week' })
  const listed = await viewOnly<{ data: Schedule[] }>('GET', '/server/report/schedule/list')
  expect(listed.body.data.map(({ id }) => id)).toContain(body.id)
  expectStatus(await viewOnly('DELETE', `/server/report/schedule/${body.id}`), 403)
  expectStatus(await csr('DELETE', `/server/report/schedule/${body.id}`), 200)
  expectStatus(await csr('DELETE', `/server/report/schedule/${body.id}`), 404)
})

test.each([
  ['is disabled', { enabled: false }, { enabled: true }],
  ['may only read', { allowedCSRView: true }, { allowedCSRView: false }],
])('while its owner %s it pauses, staff see so, and it comes again afterwards', async (_, off, on) => {
  const { body } = await schedule({ reportId: 'queryList', every: 'week' })
  const paused = async () => {
    const { body: listed } = await viewOnly<{ data: (Schedule & { paused: boolean })[] }>(
      'GET',
      '/server/report/schedule/list?pageSize=250',
    )
    return listed.data.find(({ id }) => id === body.id)?.paused
  }
  expect(await paused()).toBe(false)
  await db.update(user).set(off).where(eq(user.id, csrId))
  await dueOn(body.id, newYorkDay(product.now()))
  await product.runner.runDue()
  expect([await madeBy(body.id), await paused()]).toEqual([[], true])
  await db.update(user).set(on).where(eq(user.id, csrId))
  expect(await paused()).toBe(false)
  await dueOn(body.id, newYorkDay(product.now()))
  await product.runner.runDue()
  expect(await madeBy(body.id)).toHaveLength(1)
  await db.delete(reportSchedule).where(eq(reportSchedule.id, body.id))
})

test('a person gets one report in one rhythm once: the second is refused at the field, also when both are sent at once', async () => {
  const owner = await product.as(await person('csr.super'))
  const set = (more: object) => owner('POST', '/server/report/schedule', more)
  const body = { reportId: 'queryList', every: 'week', options: 3, groupBy: 'plan' }
  const both = await Promise.all([set(body), set(body)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  const again = await set(body)
  expectStatus(again, 422)
  expect(again.body).toMatchObject({ fields: { every: 'errors.alreadyScheduled' } })
  expectStatus(await set({ ...body, every: 'month' }), 201)
  expectStatus(await set({ ...body, options: 1 }), 201)

  const [plan] = await db.select({ id: membershipPlan.id }).from(membershipPlan).limit(1)
  const customer = (name: string) =>
    owner('POST', '/server/report/schedule/customer', { name, reportType: 'topline', planId: plan!.id, every: 'month' })
  expectStatus(await customer('Board review'), 201)
  expectStatus(await customer(' board REVIEW'), 422)
  expectStatus(await customer('Trustees'), 201)
})
