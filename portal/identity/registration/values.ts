import type { InstaType, UserPrefix } from '#model/identity/enums.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Locale } from '#model/content/enums.ts'
import type { Specialty } from '#model/identity/enums.ts'
import { birthProblem, expertForm, memberForm, type RegistrationSetup } from '#model/identity/registration.ts'
import { readerZone } from '../../ui/time.tsx'

/** What opens the page: a plan's link, or the key of an invitation. */
export type RegistrationSource = { slug: string; extra: string | undefined } | { key: string }

/** What is typed, as the fields hold it. The password is kept apart, with its meter. */
export interface FormValues {
  firstName: string
  middleName: string
  lastName: string
  prefix: string
  suffix: string
  email: string
  dateOfBirth: string
  mobile: string
  office: string
  countryId: string
  stateId: string
  city: string
  zip: string
  timeZone: string
  preferredLanguage: Locale
  specialties: Specialty[]
  otherSpecialty: string
  institutionType: string
  affiliations: string
  npi: string
  consumerBio: string
  hourlyRateAcknowledged: boolean
  termsAccepted: boolean
}
export type FieldName = keyof FormValues

const isAddress = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)

/** @param extra what the link carries behind the slug; an address fills its field */
export function startValues({ invite }: RegistrationSetup, language: Locale, extra: string | undefined): FormValues {
  return {
    firstName: invite?.firstName ?? '',
    middleName: '',
    lastName: invite?.lastName ?? '',
    prefix: '',
    suffix: '',
    email: invite?.email ?? (extra && isAddress(extra) ? extra : ''),
    dateOfBirth: '',
    mobile: '',
    office: '',
    countryId: '233',
    stateId: '',
    city: '',
    zip: '',
    timeZone: readerZone(),
    preferredLanguage: invite?.preferredLanguage ?? language,
    specialties: [],
    otherSpecialty: '',
    institutionType: '',
    affiliations: '',
    npi: '',
    consumerBio: '',
    hourlyRateAcknowledged: false,
    termsAccepted: false,
  }
}

const phonesOf = ({ mobile, office }: FormValues) => [
  ...(mobile.trim() ? [{ phoneKind: 'mobile' as const, number: mobile }] : []),
  ...(office.trim() ? [{ phoneKind: 'office' as const, number: office }] : []),
]

/** Digits alone, without the country's where it is the United States: the two ways in which people write one number. */
const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
const sameNumber = (one: string, other: string) => digitsOf(one) !== '' && digitsOf(one) === digitsOf(other)

type Setup = Pick<RegistrationSetup, 'noeticExpert' | 'invite' | 'hourlyRate'>

/** The body of the call, without key or slug and password. */
export function bodyOf(values: FormValues, { noeticExpert, invite, hourlyRate }: Setup) {
  const { firstName, lastName, termsAccepted, preferredLanguage } = values
  const common = {
    firstName,
    lastName,
    countryId: Number(values.countryId),
    stateId: values.stateId ? Number(values.stateId) : null,
    phones: phonesOf(values),
    preferredLanguage,
    ...(values.timeZone && { timeZone: values.timeZone }),
    termsAccepted,
  }
  if (!noeticExpert) return { ...common, ...(!invite && { email: values.email }), dateOfBirth: values.dateOfBirth }
  return {
    ...common,
    middleName: values.middleName,
    prefix: (values.prefix || null) as UserPrefix | null,
    suffix: values.suffix,
    city: values.city,
    zip: values.zip,
    specialties: values.specialties,
    otherSpecialty: values.otherSpecialty,
    institutionType: (values.institutionType || null) as InstaType | null,
    affiliations: values.affiliations,
    npi: values.npi,
    consumerBio: values.consumerBio,
    hourlyRateAcknowledged: values.hourlyRateAcknowledged,
    hourlyRateShown: hourlyRate,
  }
}

/** `phones.1.number` is the second number that was sent. */
export function fieldOf(path: string, values: FormValues): FieldName {
  const at = /^phones\.(\d+)/.exec(path)?.[1]
  if (at !== undefined) return phonesOf(values)[Number(at)]?.phoneKind === 'office' ? 'office' : 'mobile'
  return path.split('.')[0] as FieldName
}

/** Text keys of what is wrong, by field: the schemas of the call, and what they leave to the server but anybody can tell. */
export function problemsOf(values: FormValues, setup: Setup, today: string): Partial<Record<FieldName, string>> {
  const problems: Partial<Record<FieldName, string>> = {}
  const note = (name: FieldName, text: string) => (problems[name] ??= text)
  const body = { ...bodyOf(values, setup), password: 'judged apart' }
  const schema = setup.noeticExpert
    ? expertForm.safeParse({ ...body, hourlyRateAcknowledged: values.hourlyRateAcknowledged })
    : memberForm.safeParse({ email: values.email, ...body })
  for (const issue of schema.error?.issues ?? []) note(fieldOf(issue.path.join('.'), values), issue.message)
  if (!setup.noeticExpert) {
    if (!values.dateOfBirth) problems.dateOfBirth = 'errors.required'
    const birth = values.dateOfBirth && birthProblem(values.dateOfBirth, today)
    if (birth) note('dateOfBirth', birth)
  }
  if (values.specialties.includes('other') && !values.otherSpecialty.trim()) note('otherSpecialty', 'errors.required')
  if (sameNumber(values.mobile, values.office)) note('office', 'errors.dupContact')
  if (setup.noeticExpert && setup.hourlyRate !== null && !values.hourlyRateAcknowledged)
    note('hourlyRateAcknowledged', 'errors.required')
  return problems
}

/** Judges the form by the model's schemas. */
export const resolverFor =
  (setup: Setup, today: () => string): Resolver<FormValues> =>
  (values) => {
    const problems = problemsOf(values, setup, today())
    const errors = Object.fromEntries(
      Object.entries(problems).map(([name, message]) => [name, { type: 'model', message }]),
    ) as FieldErrors<FormValues>
    return Object.keys(problems).length ? { values: {}, errors } : { values, errors: {} }
  }
