import Database from 'better-sqlite3'
import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { decoded, soonCall, watchConnections } from '../../support/live-call.ts'
import { hasTurn, startTurn, turnSettings, type TurnServer } from '../../support/turn-server.ts'
import { expect, test } from '../../support/browser.ts'
import { expectUsable } from '../../support/hands.ts'

test.use({ settings: turnSettings })
test.skip(!hasTurn(), 'coturn is not installed here')
let turn: TurnServer
test.beforeAll(async () => {
  turn = await startTurn()
})
test.afterAll(() => turn.stop())

/** Every candidate that the connections of a page know, by its own statistics. */
const candidates = (page: Page) =>
  page.evaluate(async () => {
    const found: { side: string; kind: string }[] = []
    for (const one of (window as unknown as { connections: RTCPeerConnection[] }).connections)
      for (const report of (await one.getStats()).values() as Iterable<Record<string, string>>)
        if (report.type === 'local-candidate' || report.type === 'remote-candidate')
          found.push({ side: report.type, kind: report.candidateType ?? '' })
    return found
  })
const samples = async (page: Page) => (await decoded(page))[0]?.samples ?? 0

test('a blinded call runs through the relay alone, without names and pictures, and comes back after ten seconds without it', async ({
  person,
  request,
  product,
}) => {
  const call = await soonCall(request)
  const store = new Database(product.database.replace(/^file:/, ''))
  store.prepare(`update query_header set type = 'blinded', media_type = 'audio' where id = ?`).run(call.id)
  store.close()

  const desk = await person(call.expertEmail)
  await watchConnections(desk)
  await desk.goto(`/discussion/${call.id}#live`)
  await expect(desk.getByText(en.room.blindedNote)).toBeVisible()
  await expect(desk.getByText(en.room.expertVoice)).toBeVisible()
  await expect(desk.getByText(en.room.network.relay)).toBeVisible()
  await expectUsable(desk)
  await desk.getByRole('button', { name: en.room.join, exact: true }).click()
  await expect(desk.getByRole('button', { name: en.room.leave })).toBeVisible()

  const seat = await person(call.askerEmail)
  await watchConnections(seat)
  await seat.goto(`/member/discussion/${call.id}#live`)
  // someone blinded without a setting is disguised, and may choose nothing weaker
  await expect(seat.getByLabel(en.room.voice)).toHaveValue('up')
  expect(await seat.getByLabel(en.room.voice).locator('option').allTextContents()).toEqual([
    en.room.voiceOf.up,
    en.room.voiceOf.mute,
  ])
  await seat.getByRole('button', { name: en.room.join, exact: true }).click()
  await expect(async () => {
    expect(await samples(desk)).toBeGreaterThan(8000)
    expect(await samples(seat)).toBeGreaterThan(8000)
  }).toPass({ timeout: 120_000 })
  for (const page of [desk, seat]) {
    const found = await candidates(page)
    expect(found.length).toBeGreaterThan(1)
    expect([...new Set(found.map(({ kind }) => kind))]).toEqual(['relay'])
    await expect(page.getByRole('button', { name: en.room.cameraOff })).toHaveCount(0)
    await expect(page.getByRole('button', { name: en.room.screen })).toHaveCount(0)
  }

  turn.pause()
  await desk.waitForTimeout(2_000)
  const silent = await samples(desk)
  await desk.waitForTimeout(8_000)
  expect(await samples(desk)).toBeLessThan(silent + 24_000)
  const before = [await samples(desk), await samples(seat)] as const
  turn.goOn()
  await expect(async () => {
    expect(await samples(desk)).toBeGreaterThan(before[0] + 48_000)
    expect(await samples(seat)).toBeGreaterThan(before[1] + 48_000)
  }).toPass({ timeout: 30_000 })
})
