import { z } from 'zod'
import { phonePattern } from '#model/identity/phone-pattern.ts'
import { phoneKinds, type PhoneKind } from '#model/identity/enums.ts'
import type { ContactPhone, PhoneList } from '#model/identity/contact-wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../../client.ts'

/** The numbers of a person as one record of a form, by kind; '' is none. */
export interface PhonesRecord {
  version: number
  phones: readonly ContactPhone[]
}

export type Numbers = Record<PhoneKind, string>

/** Each number has a version of its own; together with how many there are they tell one state from another. */
export const recordOf = ({ data }: PhoneList): PhonesRecord => ({
  phones: data,
  version: data.reduce((sum, { version }) => sum + version + 1000, 0),
})

const numberOf = ({ phones }: PhonesRecord, kind: PhoneKind) =>
  phones.find((one) => one.phoneKind === kind)?.formatted ?? ''
export const numbersOf = (record: PhonesRecord): Numbers => ({
  home: numberOf(record, 'home'),
  mobile: numberOf(record, 'mobile'),
  office: numberOf(record, 'office'),
  fax: numberOf(record, 'fax'),
  personal: numberOf(record, 'personal'),
})

/** As numbers are compared before the server has read them. */
export const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Every number has the shape of one, and no two are the same. */
export const phonesSchema = z.record(z.string(), z.unknown()).superRefine((numbers, ctx) => {
  const seen = new Set<string>()
  for (const kind of phoneKinds) {
    const number = String(numbers[kind] ?? '').trim()
    if (number === '') continue
    const digits = digitsOf(number)
    if (!phonePattern.test(number)) ctx.addIssue({ code: 'custom', path: [kind], message: 'errors.telephonePattern' })
    else if (seen.has(digits)) ctx.addIssue({ code: 'custom', path: [kind], message: 'errors.dupContact' })
    seen.add(digits)
  }
})

/**
 * Writes what has changed, number by number. A number that moves to another kind is taken from its old place first.
 * @throws ApiError with the kind as field, or with the whole record as `current` of a conflict
 */
export async function writeNumbers(userId: string, numbers: Numbers, from: PhonesRecord): Promise<PhonesRecord> {
  const before = numbersOf(from)
  const changed = phoneKinds.filter((kind) => numbers[kind].trim() !== before[kind])
  const moved = changed.filter(
    (kind) =>
      before[kind] !== '' &&
      (numbers[kind].trim() === '' ||
        phoneKinds.some((other) => other !== kind && digitsOf(numbers[other]) === digitsOf(before[kind]))),
  )
  const id = userId
  const read = async () => recordOf(await api.get('/server/user/{id}/phone', { params: { id } }))
  let kind: PhoneKind | undefined
  try {
    for (kind of moved) await api.delete('/server/user/{id}/phone/{phoneKind}', { params: { id, phoneKind: kind } })
    for (kind of changed.filter((one) => numbers[one].trim() !== '')) {
      const stored = moved.includes(kind) ? undefined : from.phones.find((one) => one.phoneKind === kind)
      await api.put('/server/user/{id}/phone/{phoneKind}', {
        params: { id, phoneKind: kind },
        body: { number: numbers[kind].trim(), version: stored?.version ?? 0 },
      })
    }
  } catch (error) {
    if (!(error instanceof ApiError) || kind === undefined) throw error
    if (error.status === 409) throw new ApiError(409, { ...error.body, current: await read() })
    const text = error.fields.number
    throw text === undefined
      ? error
      : new ApiError(error.status, { ...error.body, fields: { [kind]: text } }, error.retryAfter)
  }
  return read()
}
