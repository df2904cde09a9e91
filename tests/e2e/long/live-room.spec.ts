import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { signedIn } from '../../support/at-api.ts'
import { decoded, heard, listenTo, soonCall, speakTone, watchConnections } from '../../support/live-call.ts'
import { expect, test } from '../../support/browser.ts'
import { expectUsable, phone } from '../../support/hands.ts'

const texts = en.room

test('expert and patient meet: waiting room, picture and sound each way, chat, raised hand, mute, end for everyone', async ({
  person,
  request,
  expectConsole,
}) => {
  // events that were being asked for when the other page took the place
  expectConsole(/status of 404 .*\/live\/events/)
  // a second page that does not ask for the place is refused
  expectConsole(/status of 409 .*\/live\/join/)
  const call = await soonCall(request)
  const seat = await person(call.askerEmail, { viewport: phone })
  await watchConnections(seat)
  await seat.goto(`/member/discussion/${call.id}#live`)
  await expect(seat.getByText(texts.hostWaits)).toBeVisible()
  await expectUsable(seat)
  await seat.getByRole('button', { name: texts.joinWaiting }).click()
  await expect(seat.getByText(texts.joining)).toBeVisible()

  const desk = await person(call.expertEmail)
  await watchConnections(desk)
  await desk.goto(`/discussion/${call.id}`)
  await desk.getByRole('link', { name: en.calls.room }).click()
  await expect(desk.getByRole('button', { name: texts.join, exact: true })).toBeVisible()
  await expect(desk.getByRole('heading', { name: texts.case })).toBeVisible()
  await expectUsable(desk)
  await desk.getByRole('button', { name: texts.join, exact: true }).click()

  // the patient goes in by itself when the expert comes
  for (const page of [desk, seat]) {
    await expect(page.getByRole('button', { name: texts.leave })).toBeVisible()
    await expect(async () => {
      const [one] = await decoded(page)
      expect(one?.frames ?? 0).toBeGreaterThan(5)
      expect(one?.samples ?? 0).toBeGreaterThan(8000)
    }).toPass({ timeout: 120_000 })
  }
  await expectUsable(desk)
  await expectUsable(seat)

  await desk.getByLabel(texts.write).fill('Can you hear me well?')
  await desk.getByRole('button', { name: texts.send }).click()
  await seat.getByRole('button', { name: 'Chat and people: 1 new message' }).click()
  await expect(seat.getByText('Can you hear me well?')).toBeVisible()
  await seat.getByRole('button', { name: texts.hand }).click()
  await expect(desk.getByRole('img', { name: texts.handUp }).first()).toBeVisible()
  await seat.getByRole('button', { name: texts.mute }).click()
  await expect(desk.getByRole('img', { name: texts.muted }).first()).toBeVisible()

  // another microphone in the middle of the call
  await desk.getByRole('button', { name: texts.devices }).click()
  const microphones = desk.getByLabel(en.invitee.device.microphone, { exact: true })
  await microphones.selectOption({ index: 1 })
  await expect(desk.getByRole('button', { name: texts.mute })).toBeVisible()
  await expectUsable(desk)

  // muted with the mouse, the space bar talks as long as it is held
  await desk.getByRole('button', { name: texts.mute }).click()
  await desk.keyboard.down('Space')
  await expect(desk.getByRole('button', { name: texts.mute })).toBeVisible()
  await desk.keyboard.up('Space')
  await expect(desk.getByRole('button', { name: texts.unmute })).toBeVisible()

  // the same person on a second page: the call stays where it is until the second asks for it
  const second = await desk.context().newPage()
  await second.goto(`/discussion/${call.id}#live`)
  await expect(second.getByText(texts.takenOver)).toBeVisible()
  await expect(desk.getByRole('button', { name: texts.unmute })).toBeVisible()
  // its events are slow to open: when they do, the first page has the call again
  let open = () => undefined as void
  const slow = new Promise<void>((resolve) => (open = resolve))
  await second.route('**/live/events', async (route) => {
    await slow
    await route.continue()
  })
  await second.getByRole('button', { name: texts.useHere }).click()
  await expect(desk.getByText(texts.takenOver)).toBeVisible()
  await desk.getByRole('button', { name: texts.useHere }).click()
  await expect(desk.getByText(texts.takenOver)).toBeHidden()
  open()
  await expect(second.getByText(texts.takenOver)).toBeVisible()
  await second.close()
  await expect(seat.getByText(/The expert has left/)).toBeVisible()

  // muted above; who reloads the page stays so
  await seat.reload()
  await seat.getByRole('button', { name: texts.join, exact: true }).click()
  await expect(seat.getByRole('button', { name: texts.unmute })).toBeVisible()
  await seat.getByRole('button', { name: texts.leave }).click()
  await expect(seat.getByText(texts.left)).toBeVisible()
})

/** The voice of the test is at 0.2; what the browser makes up after the last packet is below this. */
const AUDIBLE = 0.01
/** Ways in which a processor stops. Those with a code do this at the next block. */
const failures: Record<string, string> = {
  'is disconnected': '',
  'is suspended': '',
  throws: `throw new Error('broken')`,
  'returns false': 'return false',
  // longer than the test looks: when it comes back, so does the (changed) voice
  hangs: 'for (const until = Date.now() + 30_000; Date.now() < until; );',
}

test('a raised voice is heard by the set ratio higher, and is silent when its processor fails in any way', async ({
  person,
  request,
}) => {
  const call = await soonCall(request)
  // its meter comes from elsewhere than the product's own origin
  const desk = await person(call.expertEmail, { bypassCSP: true, at: `/discussion/${call.id}#live` })
  await desk.getByRole('button', { name: texts.join, exact: true }).click()
  await expect(desk.getByRole('button', { name: texts.leave })).toBeVisible()

  // the breakable processor comes from elsewhere than the product's own origin
  const seat = await person(call.askerEmail, { bypassCSP: true })
  await speakTone(seat, 440)
  await watchConnections(seat)
  await seat.addInitScript((codes) => {
    const load = AudioWorklet.prototype.addModule
    const breaks = Object.entries(codes).map(([way, code]) => `if (this.broken === '${way}') { ${code} }`)
    AudioWorklet.prototype.addModule = async function (url) {
      const text = (await (await fetch(url)).text())
        .replace('super()', 'super(); this.port.onmessage = ({ data }) => (this.broken = data)')
        .replace('const heard =', `${breaks.join('\n')}\n const heard =`)
      return load.call(this, URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
    }
    window.AudioWorkletNode = new Proxy(AudioWorkletNode, {
      construct: (target, given: [BaseAudioContext, string, AudioWorkletNodeOptions?]) =>
        Object.assign(window, { processor: new target(...given) }).processor,
    })
  }, failures)
  await seat.goto(`/member/discussion/${call.id}#live`)
  await seat.getByLabel(texts.voice).selectOption('up')
  await expect(seat.getByText(en.discussion.live.disguised)).toBeVisible()
  await seat.getByRole('button', { name: texts.join, exact: true }).click()
  await expect(seat.getByRole('button', { name: texts.leave })).toBeVisible()
  await expect(desk.getByText(texts.disguised).first()).toBeVisible()
  await seat.getByRole('button', { name: texts.devices }).click()
  const microphones = seat.getByLabel(en.invitee.device.microphone, { exact: true })

  let microphone = 0
  let lastHeard: (() => Promise<number | null>) | undefined
  for (const way of Object.keys(failures))
    await test.step(way, async () => {
      await expect(async () => {
        const { hertz, level } = await heard(desk)
        expect(level).toBeGreaterThan(0.01)
        expect(Math.abs(hertz / 440 / 1.26 - 1)).toBeLessThan(0.03)
      }).toPass({ timeout: 120_000 })
      lastHeard ??= await listenTo(desk, AUDIBLE)
      await expect.poll(lastHeard).not.toBeNull()
      const { brokeAt, published, before, after } = await breakProcessor(seat, way)
      expect(published).toBeLessThan(0.001)
      expect(before).toBeGreaterThan(0.01)
      expect(after).toBeLessThan(0.000_1)
      // a busy loop takes the time in which the other page plays what it has: there the sound that leaves must do
      if (way !== 'hangs') expect(((await lastHeard()) ?? 0) - brokeAt).toBeLessThan(600)
      // a processor that is only cut off works on
      if (way !== 'is disconnected') await expect(seat.getByText(texts.voiceFailed).first()).toBeVisible()
      // another microphone has a processor of its own
      await microphones.selectOption({ index: (microphone = 1 - microphone) })
    })
})

/**
 * Stops the processor of the changed voice.
 * @returns when; how loud the published sound is 0.3 s later; and the energy that leaves in the 0.5 s before, and from
 * 0.6 s until 2 s after
 */
const breakProcessor = (page: Page, way: string) =>
  page.evaluate(async (how) => {
    const { processor, connections } = window as unknown as {
      processor: AudioWorkletNode
      connections: RTCPeerConnection[]
    }
    const sender = connections
      .filter((one) => one.connectionState === 'connected')
      .flatMap((one) => one.getSenders())
      .find((one) => one.track?.kind === 'audio')
    if (!sender?.track) throw new Error('nothing is published')
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const energy = async () => {
      for (const report of (await sender.getStats()).values() as Iterable<Record<string, unknown>>)
        if (report.type === 'media-source') return Number(report.totalAudioEnergy)
      throw new Error('the browser does not say what it sends')
    }
    const loudness = async (track: MediaStreamTrack) => {
      const context = new AudioContext()
      const analyser = new AnalyserNode(context, { fftSize: 2048 })
      context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
      await pause(100)
      const samples = new Float32Array(analyser.fftSize)
      analyser.getFloatTimeDomainData(samples)
      await context.close()
      return Math.max(...samples.map(Math.abs))
    }

    const start = await energy()
    await pause(500)
    const before = (await energy()) - start
    const brokeAt = Date.now()
    if (how === 'is disconnected') processor.disconnect()
    else if (how === 'is suspended') void (processor.context as AudioContext).suspend()
    else processor.port.postMessage(how)
    await pause(200)
    // a track that is off is silent; one that is on may only carry silence
    const published = sender.track.enabled ? await loudness(sender.track) : 0
    // the browser's own measure falls in steps of 0.1 s
    await pause(brokeAt + 600 - Date.now())
    const silent = await energy()
    await pause(1_400)
    return { brokeAt, published, before, after: (await energy()) - silent }
  }, way)

test('who waits, is let in and called before the page knows is heard at once', async ({ person, request }) => {
  const call = await soonCall(request)
  const seat = await person(call.askerEmail)
  await watchConnections(seat)
  await seat.goto(`/member/discussion/${call.id}#live`)
  await seat.getByRole('button', { name: texts.joinWaiting }).click()
  await expect(seat.getByText(texts.joining)).toBeVisible()
  await seat.route('**/live/join', async (route) => {
    const response = await route.fetch()
    // the waiting page already follows the events, so the offer overtakes this answer
    await seat.waitForTimeout(3_000)
    await route.fulfill({ response })
  })
  const desk = await person(call.expertEmail)
  await watchConnections(desk)
  let offers = 0
  desk.on('request', (sent) => {
    if (sent.url().endsWith('/live/signal') && (sent.postDataJSON() as { type: string }).type === 'offer') offers += 1
  })
  await desk.goto(`/discussion/${call.id}#live`)
  await desk.getByRole('button', { name: texts.join, exact: true }).click()
  await expect(seat.getByRole('button', { name: texts.leave })).toBeVisible()
  await expect(async () => {
    for (const page of [desk, seat]) expect((await decoded(page))[0]?.samples ?? 0).toBeGreaterThan(4000)
  }).toPass({ timeout: 120_000 })
  // nothing had to be set up again
  expect(offers).toBe(1)
})

test('by keyboard: joining, being let in, leaving and ending keep the place on the page and are announced', async ({
  person,
  request,
  expectConsole,
}) => {
  // what is on its way to someone who has just left
  expectConsole(/status of 404 .*\/live\/signal/)
  // it may be ended once its time has come
  const call = await soonCall(request, 5)
  const focusIn = (page: Page) =>
    page.evaluate(
      () =>
        document.activeElement !== document.querySelector('main') && document.activeElement?.closest('main') !== null,
    )
  const press = async (page: Page, name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const news = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
  const seat = await person(call.askerEmail, { at: `/member/discussion/${call.id}#live` })
  await press(seat, texts.joinWaiting)
  await expect(seat.getByText(texts.joining)).toBeVisible()
  const desk = await person(call.expertEmail, { at: `/discussion/${call.id}#live` })
  await press(desk, texts.join)
  await news(seat, texts.enteredSpeaking)
  await expect(desk.getByRole('button', { name: texts.leave })).toBeVisible()
  for (const page of [desk, seat]) await expect.poll(() => focusIn(page)).toBe(true)
  await expect(desk.getByRole('status').filter({ hasText: 'has joined.' })).toHaveCount(1)

  await press(seat, texts.leave)
  await news(seat, texts.left)
  await expect.poll(() => focusIn(seat)).toBe(true)
  await expect(desk.getByRole('status').filter({ hasText: 'has left.' })).toHaveCount(1)
  await seat.keyboard.press('Tab')
  await expect(seat.getByRole('button', { name: texts.rejoin })).toBeFocused()

  await press(desk, texts.end)
  await desk.getByRole('alertdialog').getByRole('button', { name: texts.end }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(texts.endedTitle)).toBeVisible()
  await expect.poll(() => focusIn(desk)).toBe(true)
})

test('who has a camera and no microphone is seen, and shown as muted on both sides', async ({ person, request }) => {
  const call = await soonCall(request)
  const desk = await person(call.expertEmail)
  await watchConnections(desk)
  await desk.goto(`/discussion/${call.id}#live`)
  await desk.getByRole('button', { name: texts.join, exact: true }).click()
  const seat = await person(call.askerEmail)
  await seat.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = (wanted) =>
      wanted?.audio ? Promise.reject(new DOMException('', 'NotFoundError')) : ask(wanted)
  })
  await seat.goto(`/member/discussion/${call.id}#live`)
  await seat.getByRole('button', { name: texts.join, exact: true }).click()
  await expect(seat.getByRole('button', { name: texts.unmute })).toBeDisabled()
  await expect(seat.getByText(en.invitee.device.missing)).toBeVisible()
  await expect(desk.getByRole('img', { name: texts.muted }).first()).toBeVisible()
  await expect(async () => {
    const [one] = await decoded(desk)
    expect(one?.frames ?? 0).toBeGreaterThan(5)
  }).toPass({ timeout: 120_000 })
})

test('four in one call: patient, expert and two guests see and hear one another; the expert takes one out', async ({
  person,
  request,
  expectConsole,
}) => {
  // who was taken out is told so
  expectConsole(/status of (404|409) .*\/live\//)
  const call = await soonCall(request)
  const pages = [await person(call.expertEmail), await person(call.askerEmail)]
  for (const page of pages) await watchConnections(page)
  const asker = await signedIn(request, call.askerEmail)
  for (const name of ['Robin', 'Kim']) {
    const made = (await (
      await asker.post(`/user/interaction/${call.key}/invites`, {
        participantType: 'lovedone',
        name,
        email: `${name.toLowerCase()}@guests.test`,
      })
    ).json()) as { url: string }
    const key = made.url.split('/').at(-1) ?? ''
    const accepted = await request.post(`/api/invitee/${key}`, {
      data: { action: 'accept', name, termsAccepted: true },
    })
    const { sessionToken } = (await accepted.json()) as { sessionToken: string }
    const page = await person()
    await watchConnections(page)
    await page.goto(`/invitee/session/${key}/${sessionToken}`)
    pages.push(page)
  }
  const [desk, seat, robin] = pages as [Page, Page, Page]
  await expect(robin.getByText(texts.hostWaits)).toBeVisible()
  await expectUsable(robin)
  await desk.goto(`/discussion/${call.id}#live`)
  await seat.goto(`/member/discussion/${call.id}#live`)
  for (const page of pages)
    await page
      .getByRole('button', { name: new RegExp(`^(${texts.join}|${texts.joinWaiting})$`) })
      .click({ timeout: 30_000 })
  for (const page of pages)
    await expect(async () => {
      const got = await decoded(page)
      expect(got).toHaveLength(3)
      for (const one of got) {
        expect(one.frames).toBeGreaterThan(2)
        expect(one.samples).toBeGreaterThan(4000)
      }
    }).toPass({ timeout: 120_000 })
  await desk.getByRole('listitem').filter({ hasText: 'Robin' }).getByRole('button', { name: texts.remove }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click()
  await expect(robin.getByText(en.live.removed)).toBeVisible()
  await expect.poll(async () => (await decoded(desk)).length).toBe(2)
  await desk.getByRole('button', { name: texts.admit }).click()
  await expect(desk.getByText(texts.admitted.replace('%{name}', 'Robin'))).toBeVisible()
  await robin.getByRole('button', { name: texts.return }).click({ timeout: 20_000 })
  await expect(robin.getByRole('button', { name: texts.join, exact: true })).toBeVisible()
})
