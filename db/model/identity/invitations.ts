import { z } from 'zod'
import { locales } from '../content/enums.ts'
import { instantField, optionalId, optionalPersonNameField, optionalText, refuse, versionField } from '../fields.ts'
import { loginEmail } from './wire.ts'
import { userInviteStatuses, userType, type UserInviteStatus } from './enums.ts'

/** Registration invitations sent by staff. */

/** User types that can be invited to register; staff accounts are created by staff directly. */
export const invitableTypes = [
  userType.client,
  userType.expert,
  userType.network,
  userType.planManager,
  userType.blinded,
] as const
export const invitableField = z
  .int()
  .refine((type) => (invitableTypes as readonly number[]).includes(type), 'errors.userType')
export const canReissue = (status: UserInviteStatus) => status !== 'accepted'
export const canCancel = (status: UserInviteStatus) => status === 'new' || status === 'sent'
export const canEdit = (status: UserInviteStatus) => canReissue(status)

/** Invitees of the expert type always become experts; other types only when the invitation says so. */
export const invitedAsExpert = (invite: { userType?: number | undefined; noeticExpert?: boolean | undefined }) =>
  invite.userType === userType.expert || invite.noeticExpert === true

/** `accountExists`: staff change that account instead. `planClosed`: the plan takes no members. `undelivered`: the last mail. */
export const inviteObstacles = ['accountExists', 'planClosed', 'undelivered'] as const

const fields = {
  firstName: optionalPersonNameField(100),
  lastName: optionalPersonNameField(100),
  userType: invitableField,
  noeticExpert: z.boolean().optional(),
  /** cents an hour */
  hourlyRate: z
    .int({ error: 'errors.amount' })
    .min(0, 'errors.between')
    .max(1_000_000, 'errors.between')
    .nullable()
    .optional(),
  planId: optionalId,
  linkId: optionalId,
  poolIds: z.array(z.string().max(64)).max(50).nullable().optional(),
  preferredLanguage: z.enum(locales).optional(),
  message: optionalText(2000),
}
const paidTypes: readonly number[] = [userType.expert, userType.network, userType.planManager]

function rules(
  value: { userType?: number; noeticExpert?: boolean; poolIds?: string[] | null; hourlyRate?: number | null },
  ctx: z.RefinementCtx,
) {
  refuse(
    ctx,
    value.noeticExpert === true && !paidTypes.includes(value.userType ?? -1),
    'noeticExpert',
    'errors.expertType',
  )
  refuse(ctx, (value.poolIds?.length ?? 0) > 0 && !invitedAsExpert(value), 'poolIds', 'errors.expertsOnly')
}

/** `sendNow: false` leaves the invitation in state `new` until it is reissued. */
export const userInviteInput = z
  .strictObject({ email: loginEmail, ...fields, sendNow: z.boolean().optional() })
  .superRefine(rules)
  .meta({ id: 'UserInviteInput' })
/** `status` can only be changed to cancelled. */
export const userInviteFields = z.strictObject({ ...fields, status: z.enum(userInviteStatuses).optional() })
export const userInviteUpdate = userInviteFields.superRefine(rules)

export const userInviteRow = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    userType: z.int32(),
    noeticExpert: z.boolean(),
    hourlyRate: z.int().nullable(),
    planId: z.string().nullable(),
    planName: z.string().nullable(),
    linkId: z.string().nullable(),
    poolIds: z.array(z.string()).nullable(),
    /** names of the plan and the pools that the user will join */
    into: z.array(z.string()),
    preferredLanguage: z.enum(locales),
    message: z.string().nullable(),
    status: z.enum(userInviteStatuses),
    /** why one that was sent cannot be accepted yet */
    hindrance: z.enum(inviteObstacles).nullable(),
    action: z.string().nullable(),
    sentAt: instantField.nullable(),
    expiresAt: instantField.nullable(),
    reissued: z.int(),
    decidedAt: instantField.nullable(),
    invitedBy: z.string().nullable(),
    invitedByName: z.string().nullable(),
    /** account created from the invitation */
    userId: z.string().nullable(),
    /** only in the response that created the key: the database stores only its hash */
    url: z.string().nullable(),
    createdAt: instantField,
    updatedAt: instantField,
    version: versionField,
  })
  .meta({ id: 'UserInvite' })
export type UserInvite = z.infer<typeof userInviteRow>

export const reissueBody = z
  .strictObject({ version: versionField, send: z.boolean().optional() })
  .meta({ id: 'ReissueInvite' })
export const cancelInviteBody = z.strictObject({ version: versionField }).meta({ id: 'CancelInvite' })

/** Input that affects the mail text; `invitedBy` defaults to the caller. */
export const invitePreviewBody = z
  .strictObject({
    firstName: fields.firstName,
    lastName: fields.lastName,
    userType: invitableField,
    noeticExpert: fields.noeticExpert,
    planId: fields.planId,
    preferredLanguage: fields.preferredLanguage,
    message: fields.message,
    invitedBy: optionalId,
  })
  .meta({ id: 'InvitePreviewBody' })
export type InvitePreviewBody = z.infer<typeof invitePreviewBody>
export const invitePreview = z.object({ subject: z.string(), text: z.string() }).meta({ id: 'InvitePreview' })
export type InvitePreview = z.infer<typeof invitePreview>

export const mostInvitations = 200
const { userType: type, noeticExpert, hourlyRate, planId, linkId, poolIds, preferredLanguage, message } = fields
const common = {
  userType: type,
  noeticExpert,
  hourlyRate,
  planId,
  linkId,
  poolIds,
  preferredLanguage,
  message,
  sendNow: z.boolean().optional(),
}
/**
 * Several invitations, as rows or as the text of a table, CSV or divided by tabs: with the heads of its columns (E-mail,
 * First name, Last name) or just these three in this order. All other values are shared.
 */
export const bulkInviteBody = z
  .strictObject({
    ...common,
    rows: z
      .array(
        z.strictObject({
          email: z.string().max(500),
          firstName: z.string().max(500).optional(),
          lastName: z.string().max(500).optional(),
        }),
      )
      .max(mostInvitations, 'errors.tooMany')
      .optional(),
    csv: z.string().max(100_000).optional(),
  })
  .superRefine((value, ctx) => {
    refuse(ctx, (value.rows === undefined) === (value.csv === undefined), 'rows', 'errors.required')
    rules(value, ctx)
  })
  .meta({ id: 'BulkInvite' })
export type BulkInvite = z.infer<typeof bulkInviteBody>

export const bulkActBody = z
  .strictObject({
    ids: z.array(z.string().min(1).max(64)).min(1, 'errors.required').max(mostInvitations, 'errors.tooMany'),
    action: z.enum(['reissue', 'cancel']),
  })
  .meta({ id: 'BulkInviteAct' })
/** Result per row; rejected rows have `errorKey` and `fields`. */
export const bulkInviteAnswer = z
  .object({
    done: z.int(),
    refused: z.int(),
    /** heads of the columns of the table that were not read */
    unused: z.array(z.string()).optional(),
    data: z.array(
      z.object({
        row: z.int(),
        id: z.string().nullable(),
        email: z.string(),
        done: z.boolean(),
        errorKey: z.string().optional(),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .meta({ id: 'BulkInvited' })
export type BulkInvited = z.infer<typeof bulkInviteAnswer>
