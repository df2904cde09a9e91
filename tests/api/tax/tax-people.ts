import { country, state } from '#db/schema/all.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import type { Caller } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'
import { startPeople } from '../identity/profile/people.ts'

export type FormAnswer = TaxForm & Refused & { current?: TaxForm }

/** People who file tax forms, staff, and the countries that the forms name. */
export async function startTax(options?: Parameters<typeof startPeople>[0]) {
  const world = await startPeople(options)
  await world.db
    .insert(country)
    .values([
      { id: 45, name: 'China', code: 'CN' },
      { id: 232, name: 'United Kingdom', code: 'GB' },
    ])
    .onConflictDoNothing()
  await world.db.insert(state).values({ id: 1416, name: 'California', countryId: 233, code: 'CA' })
  const path = (id: string) => `/server/user/${id}/taxinformation`
  const own = world.people.expert.id
  const read = async (who: Caller = world.call.expert, id = own) => (await who<FormAnswer>('GET', path(id))).body
  const create = (body: object, who: Caller = world.call.expert, id = own) => who<FormAnswer>('POST', path(id), body)
  const update = async (body: object, who: Caller = world.call.expert, id = own) =>
    who<FormAnswer>('PUT', path(id), { version: (await read(who, id)).version, ...body })
  return { ...world, staff: await hire(world.product), path, own, read, create, update }
}

export const w9 = {
  formType: 'W-9',
  legalName: 'Ada Keller',
  entityType: 'individual',
  address: '1 Main Street',
  city: 'Albany',
  stateId: 1452,
  zipCode: '12207',
  ssn: '219-09-9999',
}
export const w8 = {
  formType: 'W-8 BEN',
  legalName: '王小明 Wang',
  countryId: 45,
  certificationCountry: 45,
  address: 'Hauptstr. 1',
  city: 'Ulm',
  dob: '1970-05-04',
  ftin: '11010519491231002X',
  doNotHavePaypal: true,
  personalPhoneNumber: '+49 731 123456',
  bankName: 'Bank of Ulm',
  swiftCode: 'COBADEFFXXX',
  bankCountry: 82,
  bankAddress1: 'Platz 1',
  bankCity: 'Ulm',
  bankState: 'BW',
  ibanNumber: 'DE89 3704 0044 0532 0130 00',
}
