/** A booked call of the demo that begins in a few minutes, and what its pages hear and see. */
import type { APIRequestContext, Page } from '@playwright/test'
import { filtered, signedIn } from './at-api.ts'
import { expect } from './browser.ts'

/** Staff move a booked call of the demo to soon. @param startsIn seconds */
export async function soonCall(request: APIRequestContext, startsIn = 240) {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [expert] = await csr.get<{ id: string }[]>(filtered('users', { email: 'expert@consilium.test' }))
  const parts = await csr.get<{ queryId: string; bookedAt: string | null }[]>(
    filtered('queryExperts', { userId: expert?.id, status: 'claimed' }),
  )
  const calls = await csr.get<
    { id: string; key: string; userId: string; mediaType: string; meetingTime: number | null }[]
  >(filtered('queries', { id: parts.filter((part) => part.bookedAt).map((part) => part.queryId), status: 'open' }))
  const call = calls.find((one) => one.meetingTime !== null)
  if (!call) throw new Error('the demo has no booked call of this expert')
  const [asker] = await csr.get<{ email: string }[]>(filtered('users', { id: [call.userId] }))
  const moved = await csr.post(`/csradmin/interaction/${call.key}/updateMeetingTime`, {
    meetingTime: Math.ceil(Date.now() / 1000) + startsIn,
  })
  expect(moved.status(), await moved.text()).toBe(200)
  return { ...call, csr, expertEmail: 'expert@consilium.test', askerEmail: asker?.email ?? '' }
}

interface Decoded {
  frames: number
  samples: number
}

/** Pictures and sound that a page has decoded from the others, by its own connections. */
export const decoded = (page: Page): Promise<Decoded[]> =>
  page.evaluate(async () => {
    const all = (window as unknown as { connections: RTCPeerConnection[] }).connections
    const live = all.filter((one) => one.connectionState === 'connected')
    return Promise.all(
      live.map(async (one) => {
        let frames = 0
        let samples = 0
        for (const report of (await one.getStats()).values() as Iterable<Record<string, unknown>>) {
          if (report.type !== 'inbound-rtp') continue
          if (report.kind === 'video') frames += Number(report.framesDecoded ?? 0)
          // what the browser made up for lost packets was not heard
          else samples += Number(report.totalSamplesReceived ?? 0) - Number(report.concealedSamples ?? 0)
        }
        return { frames, samples }
      }),
    )
  })

/** Keeps the connections of a page where a test can ask them. */
export const watchConnections = (page: Page) =>
  page.addInitScript(() => {
    const known: RTCPeerConnection[] = []
    Object.assign(window, { connections: known })
    const Real = RTCPeerConnection
    window.RTCPeerConnection = new Proxy(Real, {
      construct: (target, given: [RTCConfiguration?]) => {
        const made = new target(...given)
        known.push(made)
        return made
      },
    })
  })

/** The microphone of a page is a pure tone. */
export const speakTone = (page: Page, hertz: number) =>
  page.addInitScript((frequency) => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (asked) => {
      const stream = await real(asked)
      const context = new AudioContext()
      const tone = new OscillatorNode(context, { frequency })
      const out = context.createMediaStreamDestination()
      tone.connect(new GainNode(context, { gain: 0.3 })).connect(out)
      tone.start()
      await context.resume()
      return new MediaStream([...out.stream.getAudioTracks(), ...stream.getVideoTracks()])
    }
  }, hertz)

/**
 * Listens to the first other person from now on. The samples are taken in the sound thread of the page, in stretches of 128.
 * @returns ask: when something was last heard that is louder than this, in milliseconds since 1970; null: nothing yet
 */
export async function listenTo(page: Page, louderThan: number): Promise<() => Promise<number | null>> {
  await page.evaluate(async (threshold) => {
    const video = [...document.querySelectorAll<HTMLVideoElement>('video[data-peer]')].find((one) => !one.muted)
    if (!(video?.srcObject instanceof MediaStream)) throw new Error('no one is heard')
    const context = new AudioContext()
    const code = `registerProcessor('meter', class extends AudioWorkletProcessor {
      process([[heard]]) {
        if (heard && heard.some((sample) => Math.abs(sample) > ${threshold})) this.port.postMessage(Date.now())
        return true
      }
    })`
    await context.audioWorklet.addModule(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
    const meter = new AudioWorkletNode(context, 'meter')
    meter.port.onmessage = ({ data }) => Object.assign(window, { lastHeard: data as number })
    context.createMediaStreamSource(video.srcObject).connect(meter)
    await context.resume()
  }, louderThan)
  return () => page.evaluate(() => (window as unknown as { lastHeard?: number }).lastHeard ?? null)
}

/** What a page hears of the first other person: the strongest frequency, and how loud it is (root of the mean square). */
export const heard = (page: Page): Promise<{ hertz: number; level: number }> =>
  page.evaluate(async () => {
    const video = [...document.querySelectorAll<HTMLVideoElement>('video[data-peer]')].find((one) => !one.muted)
    const stream = video?.srcObject
    if (!(stream instanceof MediaStream)) return { hertz: 0, level: 0 }
    const context = new AudioContext()
    await context.resume()
    const analyser = new AnalyserNode(context, { fftSize: 16_384, smoothingTimeConstant: 0 })
    context.createMediaStreamSource(stream).connect(analyser)
    await new Promise((resolve) => setTimeout(resolve, 700))
    const bins = new Float32Array(analyser.frequencyBinCount)
    analyser.getFloatFrequencyData(bins)
    const samples = new Float32Array(analyser.fftSize)
    analyser.getFloatTimeDomainData(samples)
    const strongest = bins.indexOf(Math.max(...bins))
    const level = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length)
    const hertz = (strongest * context.sampleRate) / analyser.fftSize
    await context.close()
    return { hertz, level }
  })
