import type { StoryAccount, StoryExpert, StoryMember } from './person.ts'
import { boston, newYork, seattle } from './people/places.ts'
import type { StoryQuestion } from './question.ts'

/** The people with whom staff try things out: they meet only one another, and nobody is paid. */
export const testMember: StoryMember = {
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

export const testExperts: readonly StoryExpert[] = [
  { ...trialExpert, email: 'test.expert@consilium.test', firstName: 'Theo', lastName: 'Trial', ...boston },
  { ...trialExpert, email: 'test.expert2@consilium.test', firstName: 'Thea', lastName: 'Trial', ...seattle },
]

/** Accounts in which staff see what a member or a physician sees. */
export const supportAccounts: readonly StoryAccount[] = [
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

export const testQuestion: StoryQuestion = {
  key: 'test-discussion',
  language: 'en-us',
  diagnosis: 'C50.9',
  title: 'Test discussion: tablets after surgery',
  contextName: null,
  gender: 'female',
  age: { magnitude: 56, units: 'year' },
  asker: 'client',
  medium: 'messenger',
  history: 'Made by staff to try the way of a question. Left breast, 12 mm, no node, hormone receptors positive.',
  question: 'Which tablets come first, and for how long?',
  answers: [
    { by: 'medonc', minutes: 15, text: 'This is a test answer.' },
    { by: 'medonc', minutes: 15, text: 'This is another test answer.' },
  ],
}
