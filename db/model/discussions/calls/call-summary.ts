import { z } from 'zod'

/** The summary that an expert writes in a minute after a call, and what its asker says to it. */

export const summaryDecisions = ['agreed', 'objected'] as const
export type SummaryDecision = (typeof summaryDecisions)[number]
const longestAgreed = 4000
const longestFollowUp = 2000

export const callSummaryBody = z.strictObject({
  agreed: z.string().trim().min(1, 'errors.required').max(longestAgreed),
  followUp: z.string().trim().max(longestFollowUp).default(''),
})
export const summaryDecisionBody = z.strictObject({
  summaryId: z.string().min(1).max(64),
  agree: z.boolean(),
  /** what is wrong with it; needed for an objection */
  objection: z.string().trim().max(longestFollowUp).default(''),
})

const instant = z.iso.datetime()
const interval = z.object({ from: instant, until: instant })

/** open: the asker may still object; stands: no one objected in time */
export const summaryStates = ['open', 'stands', ...summaryDecisions] as const
export type SummaryState = (typeof summaryStates)[number]

export const callSummaries = z
  .object({
    summaries: z.array(
      z.object({
        id: z.string(),
        author: z.string(),
        agreed: z.string(),
        followUp: z.string(),
        intervals: z.array(interval),
        /** of the call that it sums up, in epoch seconds */
        meetingTime: z.int(),
        minutes: z.int(),
        createdAt: instant,
        objectBy: instant,
        state: z.enum(summaryStates),
        objection: z.string().nullable(),
      }),
    ),
    /** the call as it is booked took place at an external address: its minutes were reported when it was ended, not measured */
    stated: z.boolean(),
    /** the caller's presence when the caller may write a summary; null: not now */
    mayWrite: z.object({ intervals: z.array(interval), minutes: z.int() }).nullable(),
    /** the id of the summary that the caller may agree or object to */
    mayDecide: z.string().nullable(),
  })
  .meta({ id: 'CallSummaries' })
export type CallSummaries = z.infer<typeof callSummaries>

export interface WrittenSummary {
  decision: SummaryDecision | null
  objectBy: Date
}

export const summaryState = ({ decision, objectBy }: WrittenSummary, now: Date): SummaryState =>
  decision ?? (now.getTime() < objectBy.getTime() ? 'open' : 'stands')

/** One summary for a call; another one only after an objection. */
export const mayWriteSummary = (last: WrittenSummary | undefined): boolean =>
  last === undefined || last.decision === 'objected'

/** Started minutes of these times. */
export const minutesOf = (intervals: readonly { from: Date; until: Date }[]): number =>
  Math.ceil(intervals.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0) / 60_000)
