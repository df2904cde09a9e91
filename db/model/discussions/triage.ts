import { z } from 'zod'
import { longestReason } from '../long-text.ts'

/** Working through the queue of staff tasks: claims that end, decisions that can be undone, postponed tasks. */

/** Commands that wait for a few seconds in which they can be undone. */
export const undoable = ['releaseHold', 'hold', 'returnToAsker'] as const
export type Undoable = (typeof undoable)[number]

const reason = z.string().trim().min(1).max(longestReason)
export const decideBody = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('releaseHold'),
    version: z.int().min(0),
    preventInvites: z.boolean().optional(),
  }),
  z.strictObject({ command: z.literal('hold'), version: z.int().min(0), reason }),
  z.strictObject({ command: z.literal('returnToAsker'), version: z.int().min(0), reason }),
])
export type Decide = z.infer<typeof decideBody>

/** A decision that takes effect at `until`; with `refused` it could not. */
export const pendingDecision = z.object({
  command: z.enum(undoable),
  reason: z.string().nullable(),
  preventInvites: z.boolean(),
  by: z.string(),
  byName: z.string(),
  until: z.string(),
  refused: z.string().nullable(),
})
export type PendingDecision = z.infer<typeof pendingDecision>

/** Lists beside the tasks that staff work through. */
export const triageQueues = ['shortPanels', 'meetings', 'messages', 'reports'] as const
export type TriageQueue = (typeof triageQueues)[number]

const queueEntry = z.object({
  id: z.string(),
  queryId: z.string().nullable(),
  /** key of the discussion, or name of the report */
  name: z.string(),
  title: z.string().nullable(),
  /** seats missing, attempts made */
  count: z.int().nullable(),
  since: z.string().nullable(),
  /** a text key or plain words */
  why: z.string().nullable(),
})
export type QueueEntry = z.infer<typeof queueEntry>
export const triageQueuesWire = z
  .object(
    Object.fromEntries(
      triageQueues.map((name) => [name, z.object({ total: z.int(), data: z.array(queueEntry) })]),
    ) as Record<TriageQueue, z.ZodObject<{ total: z.ZodInt; data: z.ZodArray<typeof queueEntry> }>>,
  )
  .meta({ id: 'TriageQueues' })
export type TriageQueues = z.infer<typeof triageQueuesWire>
