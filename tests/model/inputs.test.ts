import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { auditInput } from '#model/audit/wire.ts'
import { fillPlaceholders } from '#model/content/placeholders.ts'
import { contentDocumentInput } from '#model/content/wire.ts'
import {
  addressInput,
  notificationPreferenceInput,
  personName,
  phoneNumberField,
  specialtyInput,
  timeoffInput,
  userCreateInput,
  userInput,
} from '#model/identity/inputs.ts'
import { diagnosisInput } from '#model/panels/diagnoses/diagnosis-inputs.ts'
import { cmsReference, grantFields, grantInput, regionInput } from '#model/panels/inputs.ts'
import { planFields, planInput, planLinkInput, surgeInput } from '#model/panels/plan-inputs.ts'
import { customFieldInput } from '#model/classification/custom-fields.ts'
import { tagDefinitionInput } from '#model/classification/tags.ts'
import { quarterField } from '#model/fields.ts'
import { transactionInput } from '#model/payments/inputs.ts'
import { reportOptionsOf } from '#model/reporting/enums.ts'
import { dateRange } from '#model/reporting/wire.ts'

/** field → text key of what is wrong; empty when it may be stored */
function problems(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value)
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.code === 'unrecognized_keys' ? 'unknown' : issue.message,
    ]),
  )
}
const rows = (schema: z.ZodType, base: object, list: [string, object, Record<string, string>][]) =>
  test.each(list)('%s', (_, over, expected) => expect(problems(schema, { ...base, ...over })).toEqual(expected))

describe('funding source', () => {
  const grant = { name: 'N', displayTitle: 'T', shortDescription: '<p>s</p>', frontMatter: 'cms:intro' }
  rows(grantInput, grant, [
    ['the least', {}, {}],
    [
      'missing texts in every spelling',
      { name: '', displayTitle: null, shortDescription: '  ', frontMatter: undefined },
      {
        name: 'errors.required',
        displayTitle: 'errors.required',
        shortDescription: 'errors.required',
        frontMatter: 'errors.required',
      },
    ],
    ['one day', { activeFrom: '2026-03-01', activeTo: '2026-03-01' }, {}],
    [
      'ends before it starts',
      { activeFrom: '2026-03-02', activeTo: '2026-03-01' },
      { activeTo: 'errors.endBeforeStart' },
    ],
    ['reminders off', { firstReminder: 0, secondReminder: 0, maxResponseTime: 1 }, {}],
    ['reminder just before the answer is due', { firstReminder: 23, maxResponseTime: 24 }, {}],
    [
      'reminder when the answer is due',
      { firstReminder: 24, maxResponseTime: 24 },
      { firstReminder: 'errors.reminderAfterDeadline' },
    ],
    [
      'reminder when the discussion is over',
      { secondReminder: 50, maxQueryDuration: 48 },
      { secondReminder: 'errors.reminderAfterDeadline' },
    ],
    [
      'second reminder no later than the first',
      { firstReminder: 6, secondReminder: 6 },
      { secondReminder: 'errors.reminderOrder' },
    ],
    [
      'open for less than the answer may take',
      { maxResponseTime: 48, maxQueryDuration: 24 },
      { maxQueryDuration: 'errors.durationTooShort' },
    ],
    ['panel of 20', { panelSize: 20 }, {}],
    ['panel of 21', { panelSize: 21 }, { panelSize: 'errors.between' }],
    ['no real date', { activeFrom: '2026-02-30' }, { activeFrom: 'errors.date' }],
    ['an unknown field', { createdBy: 'me' }, { '': 'unknown' }],
  ])
  test('a reference to content is told from HTML', () => {
    expect([cmsReference('cms:intro'), cmsReference(' <p>cms:intro</p>'), cmsReference('cms: intro ')]).toEqual([
      'intro',
      undefined,
      'intro',
    ])
  })
})

describe('no input has defaults', () => {
  test.each([
    ['grant', grantFields],
    ['plan', planFields],
  ])('an empty update of a %s changes nothing', (_, fields) => {
    expect(fields.partial().parse({})).toEqual({})
  })
  test('emptied texts become null', () =>
    expect(planFields.partial().parse({ sponsorName: ' ' })).toEqual({ sponsorName: null }))
  test('country codes are tidied', () => {
    expect(regionInput.parse({ name: 'R', countryCodes: ' us, ,CA ' })).toEqual({ name: 'R', countryCodes: 'US,CA' })
    expect(problems(regionInput, { name: 'R', countryCodes: 'USA' })).toEqual({ countryCodes: 'errors.countryCodes' })
  })
})

describe('plan', () => {
  const plan = { type: 'standard', name: 'N', alias: 'a-1', displayTitle: 'T' }
  rows(planInput, plan, [
    ['the least', {}, {}],
    ['alias with a blank', { alias: 'a 1' }, { alias: 'errors.alias' }],
    ['by region, without countries', { matchByRegion: true }, { countryCodes: 'errors.required' }],
    ['by region', { matchByRegion: true, countryCodes: 'US' }, {}],
    ['local weight below 0', { localPoolWeight: -0.1 }, { localPoolWeight: 'errors.between' }],
    [
      'half an attachment setting',
      { attachments: { messenger: true } },
      expect.objectContaining({ 'attachments.video': expect.any(String) as string }),
    ],
  ])
  test('links and surge', () => {
    expect(problems(planLinkInput, { slug: 'join', description: 'D', userType: 7 })).toEqual({
      userType: 'errors.userType',
    })
    expect(problems(surgeInput, { description: 'D', start: '2026-01-02', end: '2026-01-01', multiple: 1 })).toEqual({
      end: 'errors.endBeforeStart',
    })
    expect(problems(surgeInput, { description: 'D', start: '2026-01-01', end: '2026-01-01', multiple: 0.99 })).toEqual({
      multiple: 'errors.between',
    })
    expect(problems(diagnosisInput, { name: 'D' })).toEqual({ groupId: 'errors.required' })
  })
})

describe('people', () => {
  const user = { firstName: 'Ann', lastName: 'Lee', userType: 2 }
  rows(userInput, user, [
    ['the least', {}, {}],
    ['a name of digits', { firstName: '12-3' }, { firstName: 'errors.name' }],
    ['doubled spaces', { lastName: 'Van  Dyk' }, { lastName: 'errors.nameSpaces' }],
    ['Chinese names', { firstName: '小明', lastName: '王' }, {}],
    ['type 8', { userType: 8 }, { userType: 'errors.userType' }],
    ['an expert flag on a client', { userType: 1, noeticExpert: true }, { noeticExpert: 'errors.expertType' }],
    ['tier 4', { expertTier: 4 }, { expertTier: 'errors.between' }],
    ['a short NPI', { npi: '123' }, { npi: 'errors.npi' }],
    ['rights cannot come in this way', { allowedCSRAdmin: true }, { '': 'unknown' }],
    ['nor e-mail, enabled, password', { email: 'a@b.test', enabled: true, password: 'x' }, { '': 'unknown' }],
  ])
  test('a new account has an address', () => {
    expect(problems(userCreateInput, { ...user, email: 'a@b.test' })).toEqual({})
    expect(problems(userCreateInput, user)).toEqual({ email: 'errors.required' })
    expect(problems(userCreateInput, { ...user, email: `${'a'.repeat(60)}@b.test` })).toEqual({
      email: 'errors.tooLong',
    })
  })
  test('other things people write about themselves', () => {
    expect(problems(personName(5), ' Ann Lee ')).toEqual({ '': 'errors.tooLong' })
    expect(['555-0147', '+44 (20) 7946x12'].map((number) => problems(phoneNumberField, number))).toEqual([{}, {}])
    expect(['555014', 'call me'].map((number) => problems(phoneNumberField, number))).toEqual(
      Array(2).fill({ '': 'errors.telephonePattern' }),
    )
    expect(problems(addressInput, { timeZone: 'Mars/Base' })).toEqual({ timeZone: 'errors.timeZone' })
    expect(problems(specialtyInput, { specialties: ['other'] })).toEqual({ otherSpecialty: 'errors.required' })
    expect(problems(timeoffInput, { start: '2026-01-02', end: '2026-01-01' })).toEqual({ end: 'errors.endBeforeStart' })
    const preference = { preferredContact: 'email', sms: false, email: true, app: false }
    expect(problems(notificationPreferenceInput, { ...preference, doNotDisturbStart: '22:00' })).toEqual({
      doNotDisturbEnd: 'errors.required',
    })
    expect(
      problems(notificationPreferenceInput, { ...preference, doNotDisturbStart: '24:00', doNotDisturbEnd: '07:00' }),
    ).toEqual({ doNotDisturbStart: 'errors.time' })
  })
})

describe('ledger', () => {
  const line = {
    userId: 'u',
    transactionType: 'Adjustment',
    source: 'manual',
    amount: -5,
    description: 'D',
    reason: 'R',
    effectiveDate: '2026-01-01',
  }
  rows(transactionInput, line, [
    ['an adjustment down', {}, {}],
    ['nothing', { amount: 0 }, { amount: 'errors.amountZero' }],
    ['half a cent', { amount: 0.5 }, { amount: 'errors.amount' }],
    ['a payment up', { transactionType: 'Paid', amount: 5 }, { amount: 'errors.paidIsNegative' }],
    ['nobody writes Earned', { transactionType: 'Earned' }, { transactionType: 'errors.required' }],
    ['without a reason', { reason: ' ' }, { reason: 'errors.required' }],
  ])
  test('quarters', () =>
    expect(['2026-Q4', '2026-Q5', '26-Q1'].map((quarter) => quarterField.safeParse(quarter).success)).toEqual([
      true,
      false,
      false,
    ]))
})

describe('tags and custom fields', () => {
  const field = { name: 'F', entityType: 'user', definitionType: 'int' }
  rows(customFieldInput, field, [
    ['a number with bounds', { min: 1, max: 1 }, {}],
    ['bounds the wrong way', { min: 2, max: 1 }, { max: 'errors.maxBelowMin' }],
    ['bounds of a text', { definitionType: 'string', min: 1 }, { min: 'errors.boundNeedsNumber' }],
    ['a validator on a number', { validator: 'zip' }, { validator: 'errors.validatorNeedsText' }],
    ['a choice without choices', { definitionType: 'enum' }, { values: 'errors.required' }],
    ['a choice twice', { definitionType: 'enum', values: ['a', 'a '] }, { values: 'errors.duplicateChoice' }],
  ])
  test('a validator needs text', () => {
    const tag = { name: 'T', type: 'string', entityType: 'plan', scope: 'cen', validator: 'email' }
    expect([problems(tagDefinitionInput, tag), problems(tagDefinitionInput, { ...tag, type: 'int' })]).toEqual([
      {},
      { validator: 'errors.validatorNeedsText' },
    ])
  })
})

describe('content, reports, audit', () => {
  test('placeholders are filled with theme text, unknown ones vanish, nothing is filled twice', () => {
    expect(fillPlaceholders('::name:: at ::url:: ::gone::::constructor::', { name: '::url::', url: 'u' })).toBe(
      '::url:: at u ',
    )
  })
  test('a document needs type, uid and locale', () => {
    expect(
      problems(contentDocumentInput, {
        type: 'help',
        uid: 'home',
        locale: 'zh-cn',
        fields: { title: 'T', steps: [1, { a: null }] },
      }),
    ).toEqual({})
    expect(problems(contentDocumentInput, { type: 'help', uid: 'home', locale: 'fr-fr', fields: {} })).toEqual({
      locale: 'errors.required',
    })
  })
  test('a range ends after it starts: its end is not included', () => {
    expect(problems(dateRange, { start: '2026-01-01', end: '2026-01-02' })).toEqual({})
    expect(problems(dateRange, { start: '2026-01-01', end: '2026-01-01' })).toEqual({ end: 'errors.endBeforeStart' })
  })
  test('report options are a sum', () =>
    expect(reportOptionsOf(1 + 4 + 128)).toEqual(['csv', 'dateRange', 'monthYear']))
  test('staff write audit lines about tables, not about anything', () => {
    expect(problems(auditInput, { event: 'update', refTable: 'user', refId: '1' })).toEqual({})
    expect(problems(auditInput, { event: 'update', refTable: 'user; --', refId: '1' })).toEqual({
      refTable: 'errors.name',
    })
  })
})
