import type { Voice } from '#model/live-sessions/voice.ts'

/** How much higher or lower a disguised voice is: four half tones. */
export const pitchRatio: Record<'up' | 'down', number> = { up: 1.26, down: 0.79 }
const PROCESSOR = '/voice-processor.js'
/** The processor speaks every 16 ms; silent for longer than this, it no longer changes the voice. */
const SILENT_MS = 120
const LOOK_MS = 40

export interface SpokenVoice {
  /** what may be published; null: nothing is said */
  track: MediaStreamTrack | null
  /** for listening to oneself */
  stop: () => void
}

const say = (track: MediaStreamTrack | undefined): SpokenVoice => ({ track: track ?? null, stop: () => undefined })

/**
 * The voice as others may hear it. A changed voice comes out of the processor alone: when that stops for any reason the
 * track is muted, and the own voice reaches no one.
 * @param onFailure the processor stopped, or runs again
 * @throws when the browser cannot change voices: then nothing may be published
 */
export async function disguiseVoice(
  voice: Voice,
  stream: MediaStream,
  onFailure: (failed: boolean) => void,
): Promise<SpokenVoice> {
  const [microphone] = stream.getAudioTracks()
  if (voice === 'mute' || !microphone) return say(undefined)
  if (voice === 'none') return say(microphone)
  const context = new AudioContext()
  try {
    await context.audioWorklet.addModule(PROCESSOR)
    const source = context.createMediaStreamSource(new MediaStream([microphone]))
    const processor = new AudioWorkletNode(context, 'voice-processor', {
      numberOfInputs: 1,
      numberOfOutputs: 1,
      outputChannelCount: [1],
      processorOptions: { ratio: pitchRatio[voice] },
    })
    const out = context.createMediaStreamDestination()
    source.connect(processor).connect(out)
    await context.resume()
    const [track] = out.stream.getAudioTracks()
    if (!track) throw new Error('no processed sound')
    track.enabled = false
    let beatAt = -Infinity
    let broken = false
    let failing = false
    const judge = () => {
      const works = !broken && context.state === 'running' && performance.now() - beatAt < SILENT_MS
      track.enabled = works
      if (failing === works) onFailure((failing = !works))
    }
    processor.port.onmessage = () => {
      beatAt = performance.now()
      if (!track.enabled) judge()
    }
    processor.onprocessorerror = () => {
      broken = true
      judge()
    }
    context.onstatechange = judge
    const timer = setInterval(judge, LOOK_MS)
    return {
      track,
      stop: () => {
        clearInterval(timer)
        context.onstatechange = null
        track.stop()
        void context.close()
      },
    }
  } catch (error) {
    void context.close()
    throw error
  }
}
