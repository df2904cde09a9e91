import { describe, expect, test } from 'vitest'
import { guestBody, staffGuestBody } from '#model/discussions/guests.ts'
import { attachmentName } from '#model/discussions/attachments.ts'
import { isPlainName, nameField, optionalPersonNameField, personNameField } from '#model/fields.ts'
import { profileInput, userCreateInput } from '#model/identity/inputs.ts'
import { inviteeAnswer } from '#model/live-sessions/invitee.ts'
import { fileBody, uploadBody } from '#model/content/user-files.ts'

const treacherous = [
  'Ann\nBcc: all@example.test',
  'Ann\r\nAbel',
  'Ann\u0000Abel',
  'Ann\u0085Abel',
  'Ann\u2028Abel',
  'Ann\u2029Abel',
  'Ann \u202Efdp.exe',
  'Ann\u2066Abel',
  'Ann\u200FAbel',
  'Ann\u200BAbel',
  'Ann\uFEFFAbel',
  'Ann\u{E0041}Abel',
]
const addresses = [
  'Click https://evil.test',
  'evil.test',
  'Visit www.evil',
  'ann@example.test',
  'ann＠example',
  'Win: evil.com now',
  'EVIL．COM',
  'evil。com',
  'evil.test/login',
]
const names = [
  'Ann Abel',
  'Dr. A. B. Smith, Jr.',
  'St. John',
  'J.R. Smith',
  "O'Neil-Brück",
  'José María',
  '王小明',
  '阿里·本·艾哈迈德',
  'محمد علی',
  'می‌خواهم',
  'Ph.D.',
]

describe('names of people', () => {
  test.each([...treacherous, ...addresses])('%j is refused', (name) => {
    expect(personNameField(200).safeParse(name).success).toBe(false)
    expect(optionalPersonNameField(200).safeParse(name).success).toBe(false)
    const guest = { participantType: 'lovedone', name, email: 'a@example.test' }
    expect(guestBody.safeParse(guest).success).toBe(false)
    expect(staffGuestBody.safeParse({ ...guest, queryId: 'q' }).success).toBe(false)
    expect(inviteeAnswer.safeParse({ action: 'accept', name }).success).toBe(false)
    for (const field of ['firstName', 'lastName', 'middleName', 'displayName', 'suffix']) {
      const person = { firstName: 'Ann', lastName: 'Abel', [field]: name }
      expect(profileInput.safeParse(person).success).toBe(false)
      expect(userCreateInput.safeParse({ ...person, email: 'a@example.test', userType: 1 }).success).toBe(false)
    }
  })
  test.each(names)('%s is taken', (name) => {
    expect(personNameField(200).safeParse(name)).toEqual({ success: true, data: name })
    expect(guestBody.safeParse({ participantType: 'lovedone', name, email: 'a@example.test' }).success).toBe(true)
  })
})

describe('other names', () => {
  test.each(treacherous)('%j is refused for anything and for files', (name) => {
    expect(isPlainName(name)).toBe(false)
    expect(nameField(200).safeParse(name).success).toBe(false)
    expect(uploadBody.safeParse({ userId: 'u', name: `${name}.pdf`, size: 1 }).success).toBe(false)
    expect(fileBody.safeParse({ name: `${name}.pdf`, version: 1 }).success).toBe(false)
  })
  test.each(treacherous)('%j is cleared out of the name of an attachment', (name) => {
    expect(isPlainName(attachmentName(`${name}.pdf`))).toBe(true)
  })
  test('may hold a dot or an @', () => {
    expect(nameField(200).safeParse('Plan 2.0 @ Harbor').success).toBe(true)
  })
})

/** Every schema of the model that takes a name, so that none is written past the shared field. */
test('no schema of the model takes a name as plain text', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const found = readdirSync('db/model', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('texts'))
    .flatMap((file) =>
      readFileSync(`db/model/${file}`, 'utf8')
        .split('\n')
        .filter((line) => /^\s*(\w*[nN]ame|displayTitle|title|label)\w*: (required|optional)Text\(/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('a name is refused for what is wrong with it: an address in it, or a sign that names do not have', () => {
  const said = (name: string) => personNameField(200).safeParse(name).error?.issues[0]?.message
  for (const name of addresses) expect([name, said(name)]).toEqual([name, 'errors.nameAddress'])
  for (const name of ["Zoë <b>O'Hara</b>", 'Ann/Abel', 'Ann \\ Abel', 'Ann @ work'])
    expect([name, said(name)]).toEqual([name, 'errors.nameSigns'])
})
