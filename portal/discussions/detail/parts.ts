import type { ComponentType } from 'react'
import { lazyComponent } from '#api/client/lazy-component.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { withTexts } from '../../shell/lazy-part.ts'

type Props = { discussion: Discussion }
type Part = { default: ComponentType<Props> }
const part = (load: () => Promise<Part>) => lazyComponent<Props, Part>(withTexts(load))

const booked = part(() => import('../calls/booked-call.tsx'))
const returned = part(() => import('./editor/returned.tsx'))
const rewording = part(() => import('./editor/rewording.tsx'))

export const BookedCall = booked.Part
export const Returned = returned.Part
export const Rewording = rewording.Part

const arrived = new Set<object>()
const partsOf = ({ meetingTime, status }: Discussion) => [
  ...(meetingTime === null ? [] : [booked]),
  ...(status === 'create' ? [returned] : []),
  ...(status === 'csrhold' ? [rewording] : []),
]

/** Whether the parts above the text are there. Drawn later they would move what stands below them. */
export const hasParts = (discussion: Discussion): boolean => partsOf(discussion).every((one) => arrived.has(one))

/** Loads them. One that fails to arrive says so in its place. */
export const loadParts = (discussion: Discussion): Promise<unknown> =>
  Promise.allSettled(partsOf(discussion).map((one) => one.load().then(() => arrived.add(one))))
