import { z } from 'zod'
import { mediaTypes, queryStatuses, queryTypes } from '../../discussions/enums.ts'
import { reviewReasons } from '../../discussions/review.ts'
import { settingOrigins } from '../../discussions/settings.ts'
import { limitCatalogue } from '../../limits.ts'
import { idField, instantField } from '../../fields.ts'
import { noPostReasons } from '../access.ts'
import { choosableModes, expertSelectionModes, planAccessLevels } from '../enums.ts'
import { grantRefusals } from '../funding.ts'
import { poolSides } from './tiers.ts'

/**
 * Simulation of a user on a plan on a day: what they may see, ask and earn, and who would be on the panel. Nothing is
 * written or sent.
 */

const seedField = z.string().trim().min(1).max(200)

/** POST /server/querySimulator/selection. */
export const simulationBody = z
  .strictObject({
    planId: idField,
    grantId: idField.nullable(),
    dxId: idField,
    expertSelectionMode: z.enum(expertSelectionModes),
    panelSize: z.int32().min(1).max(limitCatalogue['discussion.maxPanelSize'].max).optional(),
    /** discussion id: its next run; `<discussion>:<round>`: reproduces that run; absent: an example */
    seed: seedField.optional(),
    poolId: z.string().max(64).optional(),
    mediaType: z.enum(mediaTypes).optional(),
    /** time of the simulated draw; default: now */
    at: instantField.optional(),
    /** live discussions: the meeting time */
    meetingTime: instantField.optional(),
  })
  .meta({ id: 'SelectionSimulation' })
export type SimulationBody = z.infer<typeof simulationBody>

const ranked = z.object({
  userId: z.string(),
  displayName: z.string(),
  tier: z.int().nullable(),
  weight: z.number().nullable(),
  rank: z.int().nullable(),
  eligible: z.boolean(),
  invited: z.boolean(),
  reasonCodes: z.array(z.string()),
  parts: z.record(z.string(), z.number()).nullable(),
  poolId: z.string().nullable(),
  side: z.enum(poolSides).nullable(),
})
export const simulationAnswer = z
  .object({
    seed: z.string(),
    /** seeded with plan, funding source and diagnosis instead of a discussion */
    example: z.boolean(),
    /** SHA-256 of all inputs of the draw */
    inputHash: z.string(),
    mode: z.enum(expertSelectionModes),
    problem: z.string().nullable(),
    waveSize: z.int(),
    eligible: z.int(),
    excluded: z.int(),
    ranked: z.array(ranked),
  })
  .meta({ id: 'SelectionSimulated' })
export type SimulationAnswer = z.infer<typeof simulationAnswer>

/** POST /server/querySimulator/person. */
export const personSimulationBody = z
  .strictObject({
    userId: idField,
    planId: idField,
    dxId: idField,
    mediaType: z.enum(mediaTypes),
    at: instantField.optional(),
    meetingTime: instantField.optional(),
    /** the asker's choice, where the mode is user_choice */
    choice: z.enum(choosableModes).nullable().optional(),
    poolId: z.string().max(64).nullable().optional(),
    seed: seedField.optional(),
  })
  .meta({ id: 'PersonSimulation' })
export type PersonSimulationBody = z.infer<typeof personSimulationBody>

const origin = z.enum(['user', 'member', 'plan', 'default'])
const right = z.object({ allowed: z.boolean(), from: origin })
export const personSimulation = z
  .object({
    at: z.string(),
    person: z.object({ id: z.string(), displayName: z.string(), userType: z.int32() }),
    see: z.object({
      member: z.boolean(),
      manager: z.boolean(),
      access: z.enum(planAccessLevels).nullable(),
      accessFrom: origin.nullable(),
      /** number of own discussions under the plan, and of shared ones of others */
      own: z.int(),
      shared: z.int(),
      files: z.int(),
    }),
    ask: z.object({
      allowed: z.boolean(),
      reason: z.enum(noPostReasons).nullable(),
      reply: z.boolean(),
      diagnosis: z.boolean(),
      medium: z.boolean(),
      attachments: z.object({ messenger: right, video: right, audio: right }).nullable(),
      /** modes this user may choose; empty when the plan decides */
      modes: z.array(z.enum(choosableModes)),
      pools: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    funding: z.object({
      grantId: z.string().nullable(),
      grantName: z.string().nullable(),
      rejected: z.array(z.object({ grantId: z.string(), name: z.string(), reasons: z.array(z.enum(grantRefusals)) })),
    }),
    discussion: z.object({
      type: z.enum(queryTypes),
      mode: z.enum(expertSelectionModes),
      status: z.enum(queryStatuses),
      reviewReasons: z.array(z.enum(reviewReasons)),
      settings: z.array(
        z.object({ name: z.string(), value: z.union([z.number(), z.string()]), origin: z.enum(settingOrigins) }),
      ),
    }),
    surge: z.object({ id: z.string(), multiple: z.number() }).nullable(),
    panel: simulationAnswer,
    /** for the first invitees: hourly rate, and pay for the minimum duration and for half an hour */
    pay: z.array(
      z.object({
        userId: z.string(),
        displayName: z.string(),
        hourlyRate: z.int().nullable(),
        unpaid: z.string().nullable(),
        examples: z.array(z.object({ minutes: z.int(), amount: z.int(), formula: z.string() })),
      }),
    ),
  })
  .meta({ id: 'PersonSimulated' })
export type PersonSimulation = z.infer<typeof personSimulation>
