import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queryHeader } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

const product = await startProduct()

/** What a calendar reads: folded lines put together, names apart from values. */
const entry = (text: string) =>
  Object.fromEntries(
    text
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(':') + 1)]),
  )
const instant = (stamp: string) =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')).toISOString()

test('the call stands in the calendar at its instant, on both sides of the change of clocks, with nothing clinical', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask({ mediaType: 'video' })
  const path = `/server/query/iCal/${row.key}`
  expectStatus(await scenario.member('GET', path), 404)
  for (const at of ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2027-07-04T18:00:00.000Z']) {
    await product.db
      .update(queryHeader)
      .set({ meetingTime: new Date(at), meetingMinutes: 45 })
      .where(eq(queryHeader.id, row.id))
    const answer = await scenario.member<string>('GET', path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const read = entry(answer.body)
    expect([instant(read.DTSTART!), instant(read.DTEND!)]).toEqual([
      at,
      new Date(new Date(at).getTime() + 45 * 60_000).toISOString(),
    ])
    expect(read).toMatchObject({ SUMMARY: `Consilium call ${row.key}`, STATUS: 'CONFIRMED' })
    expect(read['URL']).toContain(`/member/discussion/${row.key}`)
    expect(answer.body).not.toMatch(/chemotherapy|Diagnosis|Adjuvant/)
  }
  // only the offer is open to who has not accepted
  const invited = (await scenario.engagements(row.id))[0]
  if (invited) expectStatus(await (await product.as(invited.userId))('GET', path), 404)
  expectStatus(await scenario.staff('GET', path), 200)
})
