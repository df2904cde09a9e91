import type { WizardFacts, WizardPlan } from '#model/discussions/wizard/facts.ts'
import { offeredDays } from '#model/discussions/wizard/time-slots.ts'
import { now } from './support.ts'

export const days = offeredDays(now, 'en-US', { days: 21, slotMinutes: 30, fromHour: 8, toHour: 20 })

const plan = (changes: Partial<WizardPlan> = {}): WizardPlan => ({
  id: 'plan-1',
  name: 'Basic',
  genderOptOut: false,
  anonymousAllowed: false,
  surveyBuilder: false,
  media: ['messenger'],
  ...changes,
})
const rich = plan({
  id: 'plan-2',
  name: 'Rich',
  genderOptOut: true,
  anonymousAllowed: true,
  surveyBuilder: true,
  media: ['messenger', 'audio', 'video'],
})

/** A client with one plain plan. */
export const facts = (changes: Partial<WizardFacts> = {}): WizardFacts => ({
  asker: { userType: 1, isClient: true, isBlinded: false },
  viewerIsCsr: false,
  today: '2026-03-02',
  plans: [plan()],
  diagnosis: { id: 'C50.9', name: 'Breast cancer' },
  notListed: 'not-listed',
  selectionMode: 'grant_first',
  selectionChoices: ['all', 'plan_select'],
  pools: [{ id: 'pool-1', name: 'Breast board' }],
  disclosureText: 'd',
  terms: { required: true, text: 't' },
  days,
  questionCount: 0,
  limits: { scheduleMinimum: 1, scheduleMaximum: 50, questionsMaximum: 20, focusLength: 200 },
  ...changes,
})
export const physician = { userType: 5, isClient: false, isBlinded: false }
/** A physician who is asked everything there is. */
export const everything = facts({
  asker: physician,
  plans: [plan(), rich],
  selectionMode: 'user_choice',
  questionCount: 2,
})
export const everyone = [facts(), everything]
