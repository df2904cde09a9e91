import type { Limits } from '#model/limits.ts'
import type { PanelRequest } from '../../panels/select-experts.ts'
import { settingsOf } from '../lifecycle/facts.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'

/** A discussion as the choice of experts sees it. */
export function wantedPanel(loaded: LoadedDiscussion, limits: Limits): PanelRequest {
  const { discussion, engagements } = loaded
  const { panelSize, maxResponseTime } = settingsOf(loaded, limits)
  return {
    discussionId: discussion.id,
    askerId: discussion.userId,
    planId: discussion.planId,
    grantId: discussion.grantId,
    diagnosisId: discussion.diagnosisId,
    mode: discussion.expertSelectionMode,
    poolId: discussion.poolId,
    privateExpertId: discussion.privateExpertId,
    testDiscussion: discussion.testQuery,
    mediaType: discussion.mediaType,
    meetingTime: discussion.meetingTime,
    meetingMinutes: discussion.meetingMinutes,
    proposedTimes: discussion.proposedTimes,
    panelSize,
    maxResponseTime,
    engagements: new Map(engagements.map((row) => [row.userId, row.status])),
  }
}
