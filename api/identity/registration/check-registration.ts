import { eq } from 'drizzle-orm'
import { country, state } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import type { PhoneKind } from '#model/identity/enums.ts'
import { birthProblem, type Registration } from '#model/identity/registration.ts'
import { newYorkDay } from '#model/time.ts'
import { refusedFields } from '../../admin/refusals.ts'
import type { Ctx } from '../../context.ts'
import { judgePassword } from '../password/password-rules.ts'
import { readPhone } from '../mfa/phone-number.ts'
import type { Source } from './source.ts'

export interface CheckedRegistration {
  email: string
  phones: { phoneKind: PhoneKind; number: string }[]
}

/** Numbers in E.164; each must exist and differ from the others. Refusals are at `phones.<index>.number`. */
function checkPhones(given: Registration['phones'] = []): {
  phones: CheckedRegistration['phones']
  refused: Record<string, string>
} {
  const refused: Record<string, string> = {}
  const phones: CheckedRegistration['phones'] = []
  for (const [at, { phoneKind, number }] of given.entries()) {
    const read = readPhone(number)
    if (!read) refused[`phones.${at}.number`] = 'errors.telephone'
    else if (phones.some((other) => other.number === read.number || other.phoneKind === phoneKind))
      refused[`phones.${at}.number`] = 'errors.dupContact'
    else phones.push({ phoneKind, number: read.number })
  }
  return { phones, refused }
}

/**
 * A person can only acknowledge the rate that the form showed. The refusal carries the current rate, or null.
 * @throws register.rateChanged
 */
export function assertRateShown({ invite, noeticExpert }: Source, { hourlyRateShown = null }: Registration): void {
  const hourlyRate = noeticExpert ? (invite?.hourlyRate ?? null) : null
  if (hourlyRateShown !== hourlyRate)
    throw new AppError(
      'register.rateChanged',
      'The hourly rate of this invitation has changed. Please read it and accept it again.',
      { extra: { hourlyRate } },
    )
}

/** What no schema can check: the address, phones, places, age, the password. All refusals come at once. @throws errors.invalidParameters */
export async function checkRegistration(
  ctx: Ctx,
  { invite, noeticExpert }: Source,
  input: Registration,
): Promise<CheckedRegistration> {
  const email = invite ? invite.email : normalizeEmail(input.email ?? '')
  const { phones, refused } = checkPhones(input.phones)
  if (!email || (invite && input.email !== undefined && normalizeEmail(input.email) !== invite.email))
    refused.email = 'errors.email'
  const birth = input.dateOfBirth && birthProblem(input.dateOfBirth, newYorkDay(ctx.now()))
  if (birth) refused.dateOfBirth = birth
  else if (!input.dateOfBirth && !noeticExpert) refused.dateOfBirth = 'errors.required'
  const [place] = await ctx.db.select({ id: country.id }).from(country).where(eq(country.id, input.countryId))
  if (!place) refused.countryId = 'errors.noSuchRecord'
  if (input.stateId) {
    const [found] = await ctx.db.select({ countryId: state.countryId }).from(state).where(eq(state.id, input.stateId))
    if (found?.countryId !== input.countryId) refused.stateId = 'errors.stateOfCountry'
  }
  if (noeticExpert && !input.specialties?.length) refused.specialties = 'errors.required'
  if (noeticExpert && invite?.hourlyRate !== null && input.hourlyRateAcknowledged !== true)
    refused.hourlyRateAcknowledged = 'errors.required'
  const problems = await judgePassword(input.password, {
    email: email ?? null,
    firstName: input.firstName,
    lastName: input.lastName,
  })
  if (problems[0]) refused.password = problems[0]
  if (Object.keys(refused).length || !email) {
    throw problems[0]
      ? new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: refused, extra: { problems } })
      : refusedFields(refused)
  }
  return { email, phones }
}
