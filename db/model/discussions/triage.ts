import { z } from 'zod'
import { idField, nameField, optionalText, refuse, versionField } from '../fields.ts'
import { longestReason } from '../long-text.ts'
import { failedMessagePlace } from '../notifications/failed-place.ts'

/** Working through the queue of staff tasks: claims that end, decisions that can be undone, postponed tasks. */

/** Commands that wait for a few seconds in which they can be undone. */
export const undoable = ['releaseHold', 'hold', 'returnToAsker'] as const
export type Undoable = (typeof undoable)[number]

const reason = z.string().trim().min(1).max(longestReason)
export const decideBody = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('releaseHold'),
    version: versionField,
    preventInvites: z.boolean().optional(),
  }),
  z.strictObject({ command: z.literal('hold'), version: versionField, reason }),
  z.strictObject({ command: z.literal('returnToAsker'), version: versionField, reason }),
  z.strictObject({ command: z.literal('macro'), version: versionField, macroId: idField }),
])
export type DecideBody = z.infer<typeof decideBody>

/** Keys under which macros stand; letters belong to the commands. */
export const macroKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** What the text of a macro may name in braces, as in `{patient}`. */
export const macroPlaceholders = ['patient', 'key', 'title', 'me'] as const
export type MacroFacts = Readonly<Record<(typeof macroPlaceholders)[number], string>>
const inBraces = /\{(\w+)\}/g
const placeholderOf = (name: string) => macroPlaceholders.find((one) => one === name)

/** The text of a macro with facts in place of their names. */
export const fillMacro = (text: string, facts: MacroFacts): string =>
  text.replace(inBraces, (whole, name: string) => {
    const placeholder = placeholderOf(name)
    return placeholder ? facts[placeholder] : whole
  })

/** Names in braces that no macro fills, in their order. */
export const unknownInMacro = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name).filter((name) => !placeholderOf(name))),
]

/** A decision that staff make often, under one key: a command with its text, and a tag for the discussion. */
export const macroFields = z.strictObject({
  name: nameField(80),
  key: z.enum(macroKeys, 'errors.required'),
  command: z.enum(undoable, 'errors.required'),
  text: optionalText(longestReason),
  tagId: idField.nullable().optional(),
})
export const macroInput = macroFields
  .superRefine(({ command, text }, ctx) => {
    refuse(ctx, command !== 'releaseHold' && !text, 'text', 'errors.required')
    refuse(ctx, command === 'releaseHold' && !!text, 'text', 'errors.releaseWithoutText')
    refuse(ctx, !!text && unknownInMacro(text).length > 0, 'text', 'errors.unknownPlaceholder')
  })
  .meta({ id: 'MacroInput' })
export const macroRow = z
  .object({
    id: z.string(),
    name: z.string(),
    key: z.enum(macroKeys),
    command: z.enum(undoable),
    text: z.string().nullable(),
    tagId: z.string().nullable(),
    tagName: z.string().nullable(),
    /** how often it has taken effect */
    used: z.int(),
    version: versionField,
  })
  .meta({ id: 'Macro' })
export type Macro = z.infer<typeof macroRow>

/** A decision that takes effect at `until`; with `refused` it could not. */
export const pendingDecision = z.object({
  command: z.enum(undoable),
  reason: z.string().nullable(),
  preventInvites: z.boolean(),
  /** the macro that it came from */
  macroId: z.string().nullish(),
  by: z.string(),
  byName: z.string(),
  until: z.string(),
  refused: z.string().nullable(),
})
export type PendingDecision = z.infer<typeof pendingDecision>

/** Why a decision cannot be undone by someone, or null: one's own can, until it takes effect. */
export function undoRefusalOf(
  { done, decision }: { done: boolean; decision: PendingDecision | null },
  actorId: string,
): 'task.over' | 'task.notDecided' | 'task.othersDecision' | null {
  if (done) return 'task.over'
  if (decision?.refused !== null) return 'task.notDecided'
  return decision.by === actorId ? null : 'task.othersDecision'
}

/** Lists beside the tasks that staff work through. */
export const triageQueues = ['shortPanels', 'meetings', 'messages', 'reports'] as const
export type TriageQueue = (typeof triageQueues)[number]

/** Entries of each at first, and at most. */
export const entriesShown = { first: 25, most: 1000 } as const
export const triageQueuesQuery = z.strictObject({
  limit: z.coerce
    .number<string | number>({ error: 'errors.number' })
    .int()
    .min(1)
    .max(entriesShown.most)
    .default(entriesShown.first),
})

const queueEntry = z.object({
  id: z.string(),
  queryId: z.string().nullable(),
  /** key of the discussion, who a message is for, or name of the report */
  name: z.string(),
  title: z.string().nullable(),
  /** seats missing, attempts made */
  count: z.int().nullable(),
  since: z.string().nullable(),
  /** a text key or plain words; of a message what the channel said */
  why: z.string().nullable(),
  /** of a message: where it is mended and sent again */
  place: failedMessagePlace.nullable(),
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
