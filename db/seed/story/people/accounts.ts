import type { StoryAccount } from '../person.ts'

const newYork = { countryId: 233, city: 'New York', stateCode: 'NY', timeZone: 'America/New_York', preferredLanguage: 'en-us' } as const

/** The demo accounts that are neither experts nor members. */
export const accounts: readonly StoryAccount[] = [
  {
    email: 'network@consilium.test', prefix: 'Dr.', firstName: 'Tobias', lastName: 'Lindqvist', suffix: 'MD', userType: 5, enabled: true,
    countryId: 233, city: 'Duluth', stateCode: 'MN', timeZone: 'America/Chicago', preferredLanguage: 'en-us',
    plans: ['westbrook', 'standard'],
    affiliation: 'Superior Shore Community Hospital',
    professionalBio: 'Community hematologist-oncologist covering three outreach clinics. Brings cases from a mixed practice to the panel and comments on shared discussions of the Westbrook network.',
    consumerBio: 'Looks after people with all kinds of cancer close to where they live.',
  },
  {
    email: 'planmanager@consilium.test', prefix: 'Ms.', firstName: 'Renata', lastName: 'Kowalczyk', userType: 11, enabled: true,
    countryId: 233, city: 'Columbus', stateCode: 'OH', timeZone: 'America/New_York', preferredLanguage: 'en-us',
    plans: ['northfield'], managedPlans: ['northfield', 'pink-lantern'],
    affiliation: 'Northfield Manufacturing, employee health benefits',
  },
  {
    email: 'blinded@consilium.test', prefix: 'Mx.', firstName: 'Quinn', lastName: 'Abernathy', userType: 12, enabled: true,
    ...newYork, plans: ['aster'],
    affiliation: 'ASTER study, independent review office',
  },
  { email: 'csr@consilium.test', prefix: 'Ms.', firstName: 'Delphine', lastName: 'Mbeki', userType: 3, enabled: true, staffRoles: ['csr', 'loginas_test'], ...newYork },
  { email: 'csr.view@consilium.test', prefix: 'Mr.', firstName: 'Anton', lastName: 'Vasquez', userType: 3, enabled: true, staffRoles: ['csr'], allowedCSRView: true, ...newYork },
  { email: 'csr.admin@consilium.test', prefix: 'Ms.', firstName: 'Harriet', lastName: 'Sandoval', userType: 3, enabled: true, staffRoles: ['csr_admin', 'loginas_support'], ...newYork },
  { email: 'csr.super@consilium.test', prefix: 'Mr.', firstName: 'Idris', lastName: 'Fairweather', userType: 3, enabled: true, staffRoles: ['csr_super'], ...newYork },
  {
    email: 'disabled@consilium.test', prefix: 'Mr.', firstName: 'Gordon', lastName: 'Pritchett', userType: 1, enabled: false,
    countryId: 233, city: 'Omaha', stateCode: 'NE', timeZone: 'America/Chicago', preferredLanguage: 'en-us', plans: ['standard'],
  },
]
