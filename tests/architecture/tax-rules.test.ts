import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { taxRules } from '../support/tax-rules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The rules of the tax forms as the specification's rules.tsv names them. */
const specified = [
  ...['payment', 'resubmit', 'banner', 'status', 'autosave', 'saveFailed', 'certifyName', 'submit', 'dates', 'close'],
  ...['legalName', 'digits', 'warnings', 'perjury', 'evidence', 'immutable', 'expiry', 'task', 'reminders'],
  ...['encryption', 'paths'],
  ...['entityType', 'entityOther', 'clarification', 'ownership', 'address', 'city', 'state', 'zip', 'ssn', 'ein'].map(
    (name) => `w9.${name}`,
  ),
  'w9.country',
  ...['citizenship', 'address', 'city', 'state', 'zip', 'ssn', 'itin', 'ftin', 'dob', 'paypal', 'phone'].map(
    (name) => `w8.${name}`,
  ),
  ...['bankName', 'swift', 'bankCountry', 'bankAddress1', 'bankAddress2', 'bankCity', 'bankState', 'bankPostal'].map(
    (name) => `w8.${name}`,
  ),
  ...['iban', 'certCountry', 'sortCode'].map((name) => `w8.${name}`),
].map((name) => `tax.${name}`)

/** Titles of tests that run: each begins with the rules that it holds. */
const titles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:test|describe)\(\s*(['`])(tax\..*?)\1/g),
  ])
  .flatMap(([, , title = '']) => title.match(/\btax(\.\w+)+/g) ?? [])

test('each rule of the tax forms has a case at its boundary, or a test that says its name', () => {
  const held = new Set([...taxRules.map(([rule]) => rule), ...titles])
  expect(specified).toHaveLength(54)
  expect(specified.filter((rule) => !held.has(rule))).toEqual([])
  expect([...held].filter((rule) => rule.startsWith('tax.') && !specified.includes(rule))).toEqual([])
})
