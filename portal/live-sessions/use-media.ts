import { useEffect, useState } from 'react'

export type MediaProblem = 'refused' | 'missing' | 'busy' | 'unsupported'
/** Ids of the devices that were picked; without one the browser takes its own first. */
export interface PickedDevices {
  camera?: string
  microphone?: string
  speaker?: string
}

const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop())
const exactly = (deviceId: string | undefined) => (deviceId === undefined ? true : { deviceId: { exact: deviceId } })

function problemOf(error: unknown): MediaProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

/** As much as the device gives: all, or sound alone, or a picture alone; and why the rest is missing. */
async function takeMedia(media: MediaDevices, video: boolean, { camera, microphone }: PickedDevices) {
  const failures: { sound: boolean; error: unknown }[] = []
  const attempt = async (constraints: MediaStreamConstraints) => {
    try {
      return await media.getUserMedia(constraints)
    } catch (error) {
      failures.push({ sound: constraints.audio !== undefined, error })
      return undefined
    }
  }
  const audio = exactly(microphone)
  const stream =
    (video && (await attempt({ audio, video: exactly(camera) }))) ||
    (await attempt({ audio })) ||
    // one that was picked may be unplugged by now
    (microphone !== undefined && (await attempt({ audio: true }))) ||
    (video && (await attempt({ video: exactly(camera) }))) ||
    (video && camera !== undefined && (await attempt({ video: true }))) ||
    undefined
  const hears = stream !== undefined && stream.getAudioTracks().length > 0
  const sees = stream !== undefined && stream.getVideoTracks().length > 0
  const why = hears ? failures[0] : failures.findLast(({ sound }) => sound)
  const problem = why && problemOf(why.error)
  // a device without a camera still has sound, and that is enough
  const enough = hears && (!video || sees || problem === 'missing')
  return { stream, problem: enough ? undefined : problem }
}

/**
 * Sound, and a picture where asked for, from this device while the component is shown; the devices rest again afterwards.
 * @param attempt another number asks the device again
 * @param wanted false: nothing is asked for yet
 */
export function useMedia(video: boolean, { camera, microphone }: PickedDevices, attempt: number, wanted = true) {
  const [stream, setStream] = useState<MediaStream>()
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([])
  const [problem, setProblem] = useState<MediaProblem>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    let taken: MediaStream | undefined
    const take = async () => {
      // absent where the page did not come over a safe connection
      const media = navigator.mediaDevices as MediaDevices | undefined
      if (!media) return setProblem('unsupported')
      const got = await takeMedia(media, video, { ...(camera && { camera }), ...(microphone && { microphone }) })
      taken = got.stream
      const found = await media.enumerateDevices().catch(() => [])
      if (gone) return stop(taken)
      setProblem(got.problem)
      setStream(taken)
      setDevices(found)
    }
    // plugged in or out: the choice follows, and what was in use and is gone is replaced
    const changed = () => {
      if (taken?.getTracks().some(({ readyState }) => readyState === 'ended')) {
        stop(taken)
        void take()
      } else void navigator.mediaDevices.enumerateDevices().then((found) => !gone && setDevices(found))
    }
    const media = navigator.mediaDevices as MediaDevices | undefined
    media?.addEventListener('devicechange', changed)
    void take()
    return () => {
      gone = true
      media?.removeEventListener('devicechange', changed)
      stop(taken)
    }
  }, [video, camera, microphone, attempt, wanted])
  return { stream, devices, problem }
}

const LOOKS_PER_SECOND = 12
/** A voice at arm's length fills about half of the bar. */
const GAIN = 4

/** How loud it is, from 0 to 1. */
export function useLevel(stream: MediaStream | undefined): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      setLevel(Math.min(1, Math.sqrt(power) * GAIN))
    }, 1000 / LOOKS_PER_SECOND)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return level
}
