import { expect, test } from 'vitest'
import { makeWorkingTime } from '../../../portal/discussions/detail/working-time.ts'

const second = 1000
const minute = 60 * second

/** Ticks each second as a page does. @returns whole seconds that were counted */
function play(from: number, until: number, time: ReturnType<typeof makeWorkingTime>, visible = true): number {
  for (let now = from; now <= until; now += second) time.tick(now, visible)
  return time.take()
}

test('counts while the page is visible and was used within the last minute', () => {
  const time = makeWorkingTime(minute)
  expect(play(0, 30 * second, time)).toBe(0)
  time.input(30 * second)
  expect(play(31 * second, 60 * second, time)).toBe(30)
  // an input lasts a minute and not longer
  expect(play(61 * second, 300 * second, time)).toBe(30)
})

test('a hidden page, a device that slept and a page that was left count nothing', () => {
  const time = makeWorkingTime(minute)
  time.input(0)
  expect(play(0, 10 * second, time, false)).toBe(0)
  time.tick(11 * second, true)
  time.input(50 * second)
  time.tick(51 * second, true)
  expect(time.take()).toBe(0)
  time.tick(52 * second, true)
  expect(time.take()).toBe(1)
})

test('parts of a second are kept for the next time', () => {
  const time = makeWorkingTime(minute)
  time.input(0)
  time.tick(0, true)
  time.tick(1500, true)
  expect(time.take()).toBe(1)
  time.tick(2000, true)
  expect(time.take()).toBe(1)
})
