import { describe, expect, it } from 'vitest'
import { ageBandLabel, ageBands } from '#model/discussions/age.ts'
import { inviteActions, participantTypes, queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { engagementReasonLabel, engagementReasons } from '#model/discussions/lifecycle/engagement-context.ts'
import {
  ageUnits,
  buckets,
  displayStatuses,
  expertSelectionModes,
  genders,
  mediaTypes,
  queryStatuses,
  queryTypes,
} from '#model/discussions/enums.ts'
import {
  ageUnitLabel,
  bucketLabel,
  displayStatusLabel,
  engagementLabel,
  genderLabel,
  heldBadgeLabel,
  inviteActionLabel,
  mediaLabel,
  participantLabel,
  moveLabel,
  statusLabel,
  typeLabel,
} from '#model/discussions/labels.ts'
import { lifeReasonLabel, lifeReasons } from '#model/discussions/lifecycle/context.ts'
import { reviewReasonLabel, reviewReasons } from '#model/discussions/review.ts'
import { wizardTags } from '#model/discussions/wizard/wizard-enums.ts'
import { stepName, stepOf } from '#model/discussions/wizard/wizard-steps.ts'
import { liveStatusLabel } from '#model/live-sessions/enums.ts'
import { longTextProblems } from '#model/long-text.ts'
import { questionSettings, questionTypeIds, questionTypes, settingLabel } from '#model/surveys/enums.ts'
import type { Tree } from '#model/texts/messages.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import { portalEn } from '#model/texts/portal-en.ts'
import { portalZh } from '#model/texts/portal-zh.ts'
import askingEn from '#model/texts/en/pages/asking.json' with { type: 'json' }
import askingZh from '#model/texts/zh/pages/asking.json' with { type: 'json' }
import { everyone } from './wizard-people.ts'

const find = (tree: Tree, key: string): string | Tree | undefined =>
  key
    .split('.')
    .reduce<string | Tree | undefined>((branch, part) => (typeof branch === 'object' ? branch[part] : undefined), tree)

const keys: Record<string, readonly string[]> = {
  buckets: buckets.map(bucketLabel),
  statuses: [...displayStatuses.map(displayStatusLabel), heldBadgeLabel],
  kinds: [...queryTypes.map(typeLabel), ...mediaTypes.map(mediaLabel), ...genders.map(genderLabel)],
  ages: [
    ...ageBands.map(ageBandLabel),
    ...ageUnits.flatMap((unit) => [ageUnitLabel(unit, 1), ageUnitLabel(unit, 2), `age.unit.${unit}.count`]),
  ],
  engagements: [
    ...queryExpertStatuses.map(engagementLabel),
    ...inviteActions.map(inviteActionLabel),
    ...participantTypes.map((type) => participantLabel[type]),
  ],
  refusals: [
    ...lifeReasons.map(lifeReasonLabel),
    ...engagementReasons.map(engagementReasonLabel),
    ...reviewReasons.map(reviewReasonLabel),
  ],
  'steps of the wizard': everyone.flatMap((facts) => wizardTags.map((tag) => stepName(tag, facts).key)),
  'choice of experts': expertSelectionModes.map((mode) => `selection.mode.${mode}`),
  'long text': longTextProblems,
  'live sessions': Object.values(liveStatusLabel),
  questions: [...questionTypeIds.map((id) => questionTypes[id].label), ...questionSettings.map(settingLabel)],
}

/** What only the pages of the wizard say. */
const askingKeys = [
  ...everyone.flatMap((facts) => wizardTags.map((tag) => stepOf(tag, {}, facts).label.key)),
  ...expertSelectionModes
    .filter((mode) => mode !== 'user_choice')
    .map((mode) => `discussion.selectionModeHint.${mode}`),
]

describe.each([
  ['English', [portalEn, askingEn]],
  ['Chinese', [portalZh, askingZh]],
] as [string, Tree[]][])('%s', (_language, texts) => {
  it('has every text of asking', () => {
    const missing = askingKeys.filter((key) => !texts.some((some) => typeof find(some, key) === 'string'))
    expect(missing).toEqual([])
  })
})

describe.each([
  ['English', en],
  ['Chinese', zh],
] as [string, Tree][])('%s', (_language, texts) => {
  it('has every status of a discussion that staff read', () => {
    const wanted = [...queryStatuses.map(statusLabel), moveLabel('create', 'submit')]
    expect(wanted.filter((key) => typeof find(texts, key) !== 'string')).toEqual([])
  })
})

describe.each([
  ['English', portalEn],
  ['Chinese', portalZh],
] as [string, Tree][])('%s', (_language, texts) => {
  it.each(Object.entries(keys))('has every text of %s', (_what, wanted) => {
    expect(wanted.filter((key) => typeof find(texts, key) !== 'string')).toEqual([])
  })
})
