import type { Queries } from '#db/client.ts'
import { ageBand, ageOn } from '#model/discussions/age.ts'
import { displayStatus, isLive } from '#model/discussions/enums.ts'
import { allowedCommands, allowedNames } from '#model/discussions/lifecycle/transition.ts'
import { lifeReasonLabel } from '#model/discussions/lifecycle/context.ts'
import { hasLeft } from '#model/discussions/visibility.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import type { Limits } from '#model/limits.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { nameIn } from '#model/panels/named.ts'
import { newYorkDay, toSeconds } from '#model/time.ts'
import { requireActor, type Ctx } from '../context.ts'
import { listArchives } from './files/archives.ts'
import { mayAttachHere } from './files/may-attach.ts'
import { mustAcknowledge } from './creation/front-matter.ts'
import {
  callFacts,
  callState,
  discussionContext,
  discussionState,
  lifeActor,
  seatsOf,
  settingsOf,
  takesFollowup,
} from './lifecycle/facts.ts'
import { expertsOf, type LoadedDiscussion } from './lifecycle/load.ts'
import { meetingText } from './meeting-text.ts'
import { namesFor } from './display-names.ts'
import { ownPart } from './panel/own-part.ts'
import { mayPost } from './creation/may-post.ts'
import { ownSurveys } from './own-surveys.ts'
import { servedHtml } from '../served-content.ts'
import { newAnswers, progressWire } from './case-progress.ts'
import { readerOf } from './viewer.ts'

/**
 * A discussion as one person sees it: staff all of it with what is allowed and why not, the asker their own, an expert
 * who has not accepted only the offer, one who has declined a single line. Staff may leave out what only staff see.
 * @throws not.found for anyone who may not know of it
 */
export async function viewOf(
  q: Queries,
  ctx: Ctx,
  loaded: LoadedDiscussion,
  now: Date,
  limits: Limits,
  hideCsrData = false,
): Promise<Discussion> {
  const { discussion, plan } = loaded
  const actor = requireActor(ctx)
  const reader = await readerOf(q, ctx, loaded)
  const settings = settingsOf(loaded, limits)
  const context = discussionContext(loaded, lifeActor(actor, discussion.userId), now, limits)
  const nameOf = await namesFor(q, loaded, reader, [discussion.userId])
  const owned = reader.kind === 'csr' || reader.kind === 'asker'
  const line = hasLeft(reader.engagement)
  const age = ageOf(loaded, now)
  const allowed = owned ? allowedNames(discussionState(loaded), context) : []
  const writes = await mayPost(q, reader, loaded, actor)
  return {
    queryId: discussion.id,
    key: discussion.key,
    status: discussion.status,
    displayStatus: displayStatus(discussion.status),
    type: discussion.type,
    title: discussion.title,
    text: reader.seesContent ? discussion.text : null,
    history: reader.seesContent ? discussion.history : null,
    diagnosis: {
      id: discussion.diagnosisId,
      name: nameIn(loaded.diagnosis, reader.language),
      plainName: plainNameOf(loaded.diagnosis, reader.language),
      code: loaded.diagnosis.code,
    },
    contextName: line ? null : discussion.contextName,
    mediaType: discussion.mediaType,
    asker: { displayName: line ? '' : nameOf(discussion.userId) },
    anonymous: discussion.anonymous,
    ageBand: age && !line ? ageBand(age) : null,
    age: age && reader.seesContent ? age : null,
    genderId: reader.seesContent ? discussion.genderId : null,
    planPoolName: owned ? (loaded.poolName ?? plan?.displayTitle ?? null) : null,
    panelSize: settings.panelSize,
    seatsUsed: seatsOf(loaded, settings.panelSize, now).used,
    meetingTime: line || !discussion.meetingTime ? null : toSeconds(discussion.meetingTime),
    meetingTimeDisplay: line || !discussion.meetingTime ? null : meetingText(discussion.meetingTime, reader.language),
    call: line ? null : callOf(loaded, now, limits),
    proposedTimes: line ? [] : discussion.proposedTimes,
    closeTime: line ? null : (discussion.closeTime?.toISOString() ?? null),
    surveyStatus: owned ? discussion.surveyStatus : null,
    surveys: await ownSurveys(q, reader, loaded, now, limits),
    viewer: reader.kind,
    mayPost: writes,
    ...(reader.kind === 'asker' && {
      followupTo: writes && allowed.includes('followup') ? followupTo(loaded) : [],
    }),
    mayAttach: await mayAttachHere(q, reader, loaded, actor),
    releasedAt: line ? null : (discussion.releasedAt?.toISOString() ?? null),
    askerAction: owned ? discussion.askerAction : null,
    staffNote: owned ? (discussion.returnReason ?? discussion.holdReason ?? discussion.cancelReason) : null,
    ...(reader.kind === 'csr' &&
      !hideCsrData && { reviewReasons: discussion.reviewReasons, preventInvites: discussion.preventInvites }),
    engagement: reader.engagement ? await ownPart(q, loaded, reader.engagement, now, limits) : null,
    allowed,
    ...(owned && { refused: refusedOf(loaded, context) }),
    questionCount: discussion.questionCount,
    frontMatter:
      reader.seesContent && loaded.grant?.frontMatter ? await servedHtml(ctx, q, loaded.grant.frontMatter) : null,
    mustAcknowledge: await mustAcknowledge(q, reader, loaded, actor),
    archives: await listArchives(q, loaded, reader, actor.userType),
    progress: owned ? progressWire(loaded, { panelSize: settings.panelSize, now, limits }) : null,
    newAnswers: await newAnswers(q, loaded, reader),
    version: discussion.version,
  }
}

const followupTo = (loaded: LoadedDiscussion) =>
  expertsOf(loaded.engagements)
    .filter((row) => takesFollowup(loaded, row))
    .map(({ id }) => id)

/** Reasons of what this person could do at another time; what is never theirs to do is left out. */
const refusedOf = (loaded: LoadedDiscussion, context: ReturnType<typeof discussionContext>): Discussion['refused'] =>
  Object.fromEntries(
    allowedCommands(discussionState(loaded), context).flatMap((permission) =>
      permission.allowed || permission.reason === 'actor'
        ? []
        : [[permission.command, lifeReasonLabel(permission.reason)]],
    ),
  )

function callOf(loaded: LoadedDiscussion, now: Date, limits: Limits): Discussion['call'] {
  const { discussion } = loaded
  if (!isLive(discussion.mediaType)) return null
  const call = callFacts(loaded, limits, false)
  return {
    minutes: call.lengthMinutes,
    state: callState(loaded, limits, now) ?? 'ahead',
    booked: call.booked,
  }
}

function ageOf({ discussion }: LoadedDiscussion, now: Date) {
  if (discussion.ageMagnitude !== null && discussion.ageUnits !== null)
    return { magnitude: discussion.ageMagnitude, unit: discussion.ageUnits }
  return discussion.dob === null ? null : ageOn(discussion.dob, newYorkDay(now))
}
