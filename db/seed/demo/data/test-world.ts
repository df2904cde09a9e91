import type { DemoAccount, DemoExpert, DemoMember } from './person.ts'
import type { DemoQuestion } from './question.ts'

/** Where people of the demo live, to keep their entries short. */
const at = (countryId: number, city: string, stateCode: string, timeZone: string) =>
  ({ countryId, city, stateCode, timeZone, preferredLanguage: 'en-us' }) as const

const boston = at(233, 'Boston', 'MA', 'America/New_York')
const newYork = at(233, 'New York', 'NY', 'America/New_York')
const seattle = at(233, 'Seattle', 'WA', 'America/Los_Angeles')

/** The people with whom staff try things out: they meet only one another, and nobody is paid. */
export const testMember: DemoMember = {
  email: 'test.member@consilium.test',
  prefix: 'Ms.',
  firstName: 'Tess',
  lastName: 'Trial',
  dateOfBirth: '1970-01-15',
  plans: ['standard'],
  ...newYork,
}

const trialExpert = {
  prefix: 'Dr.',
  suffix: 'MD',
  specialty: 'medonc',
  institutionType: 'academic',
  affiliation: 'Consilium, test account',
  professionalBio: 'A test account of the Consilium staff. Answers are not medical advice.',
  consumerBio: 'A test account of the Consilium staff.',
  disclosures: 'None.',
  tier: 2,
  hourlyRate: 30000,
  languages: ['en-us'],
  pools: ['breast', 'gi'],
  taxFormStatus: 'not_started',
} as const

export const testExperts: readonly DemoExpert[] = [
  { ...trialExpert, email: 'test.expert@consilium.test', firstName: 'Theo', lastName: 'Trial', ...boston },
  { ...trialExpert, email: 'test.expert2@consilium.test', firstName: 'Thea', lastName: 'Trial', ...seattle },
]

/** Accounts in which staff see what a member or a physician sees. */
export const supportAccounts: readonly DemoAccount[] = [
  {
    email: 'support.member@consilium.test',
    prefix: 'Ms.',
    firstName: 'Sofia',
    lastName: 'Support',
    userType: 1,
    enabled: true,
    plans: ['standard'],
    ...newYork,
  },
  {
    email: 'support.physician@consilium.test',
    prefix: 'Dr.',
    firstName: 'Simon',
    lastName: 'Support',
    suffix: 'MD',
    userType: 5,
    enabled: true,
    plans: ['standard'],
    affiliation: 'Consilium, support account',
    ...boston,
  },
]

export const testQuestion: DemoQuestion = {
  key: 'test-discussion',
  language: 'en-us',
  diagnosis: 'C50.9',
  title: 'Test discussion: tablets after surgery',
  contextName: null,
  gender: 'female',
  age: { magnitude: 56, units: 'year' },
  asker: 'client',
  medium: 'video',
  history: 'Made by staff to try the way of a question. Left breast, 12 mm, no node, hormone receptors positive.',
  question: 'Which tablets come first, and for how long?',
  answers: [
    { by: 'medonc', minutes: 15, text: 'This is a test answer.' },
    { by: 'medonc', minutes: 15, text: 'This is another test answer.' },
  ],
}
