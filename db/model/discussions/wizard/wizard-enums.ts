export const wizardExchangeTypes = ['init', 'action', 'respond'] as const

export const wizardActions = [
  'say',
  'choose-one',
  'choose-many',
  'text-line',
  'text-long',
  'question-builder',
  'auto-complete',
  'disclosure',
  'age',
  'date',
  'dob',
  'schedule',
  'submit',
] as const
export type WizardAction = (typeof wizardActions)[number]

/** Step tags in the order in which they are asked. */
export const wizardTags = [
  'welcome',
  'plan',
  'diagnosis',
  'disclosure',
  'selection',
  'pool',
  'focus',
  'optout',
  'gender',
  'age',
  'dob',
  'history',
  'question',
  'builder',
  'anonymous',
  'medium',
  'schedule',
  'terms',
  'review',
] as const
export type WizardTag = (typeof wizardTags)[number]

export const chatMessageTypes = ['text', 'html', 'banner'] as const
