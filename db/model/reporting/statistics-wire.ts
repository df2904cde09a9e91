import { z } from 'zod'
import { dateField, userTypeQuery } from '../fields.ts'
import { displayStatuses, mediaTypes, queryTypes } from '../discussions/enums.ts'
import { indexRecordSchema } from '../discussions/wire.ts'
import { specialties } from '../identity/enums.ts'
import { currencies } from '../payments/enums.ts'
import { queryExpertStatuses } from '../discussions/engagement-enums.ts'
import { groupBys } from './enums.ts'
import { figureRules } from './figures.ts'
import { hourBins } from './time-bins.ts'

/** `2026-01-01,2026-04-01`: the end is not included. */
export const rangeText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/, 'errors.date')
  .transform((text) => {
    const [start = '', end = ''] = text.split(',')
    return { start, end }
  })
  .pipe(z.object({ start: dateField, end: dateField }))
  .refine(({ start, end }) => start < end, 'errors.endBeforeStart')
  .meta({ description: 'Two days divided by a comma; the second is not included' })
const word = z.string().min(1).max(64)
const many = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .max(500)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))

const common = {
  dateRange: rangeText.optional(),
  mediaType: many(mediaTypes).optional(),
  planId: word.optional(),
  grantId: word.optional(),
  diagnosisId: word.optional(),
}

export const expertStatisticsQuery = z.strictObject({
  ...common,
  groupBy: z.enum(groupBys).optional(),
  userType: userTypeQuery.optional(),
  specialty: z.enum(specialties).optional(),
  tier: z.coerce.number().int().min(1).max(3).optional(),
})
export const queryStatisticsQuery = z.strictObject({
  ...common,
  groupBy: z.enum(groupBys),
  country: z.coerce.number().pipe(z.int32()).optional(),
  state: many(displayStatuses).optional(),
  type: many(queryTypes).optional(),
})
export const expertFigure = z.enum(Object.keys(figureRules.engagements) as [string, ...string[]])
export const queryFigure = z.enum(Object.keys(figureRules.discussions) as [string, ...string[]])
export const hoursWithoutAnswer = z.coerce
  .number()
  .pipe(z.literal([...hourBins], 'errors.unknownValue'))
  .meta({ description: 'Only discussions without a first answer within so many hours of release' })

const n = z.int()
const hours = z.number().nullable()
export const expertStatisticsRow = z
  .object({
    /** null where groups of discussions are counted instead of experts */
    userId: z.string().nullable(),
    group: z.string(),
    displayName: z.string(),
    invited: n,
    accepted: n,
    declined: n,
    answered: n,
    timedout: n,
    missedout: n,
    rejected: n,
    medianResponseHours: hours,
    words: n,
    minutes: n,
    /** cents */
    earned: n,
    /** what surge added, as a part of what was earned */
    surgeShare: z.number().nullable(),
    currency: z.enum(currencies),
  })
  .meta({ id: 'ExpertStatistics' })
export const queryStatisticsRow = z
  .object({
    group: z.string(),
    name: z.string(),
    total: n,
    unreleased: n,
    open: n,
    closed: n,
    cancelled: n,
    messenger: n,
    audio: n,
    video: n,
    responses: n,
    seats: n,
    seatsFilled: n,
    medianReleaseHours: hours,
    medianFirstAnswerHours: hours,
    medianCloseHours: hours,
    /** cents */
    cost: n,
    currency: z.enum(currencies),
  })
  .meta({ id: 'QueryStatistics' })
export const discussionDetailRow = indexRecordSchema
  .extend({
    /** what it adds to the chosen figure; of a share, to its whole */
    value: z.number().nullable(),
  })
  .meta({ id: 'DiscussionDetail' })
export const expertDetailRow = z
  .object({
    queryId: z.string(),
    key: z.string(),
    userId: z.string(),
    displayName: z.string(),
    status: z.enum(queryExpertStatuses),
    inviteTime: z.string().nullable(),
    answeredAt: z.string().nullable(),
    minutes: n,
    amount: n,
    currency: z.enum(currencies),
    /** what it adds to the chosen figure */
    value: z.number().nullable(),
  })
  .meta({ id: 'ExpertDetail' })
