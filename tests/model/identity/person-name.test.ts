import { expect, test } from 'vitest'
import {
  addressedAs,
  fullName,
  initials,
  plainFullName,
  resolvedName,
  welcomeName,
} from '#model/identity/person-name.ts'

test.each([
  [{ firstName: 'Laura', lastName: 'Chen' }, 'Laura Chen', 'Laura', 'LC'],
  [{ firstName: '丽', lastName: '陈' }, '陈丽', '陈丽', '陈丽'],
  [{ firstName: '小明', lastName: '欧阳' }, '欧阳小明', '欧阳小明', '小明'],
  // one part in letters: no order is known to be right but the one that was entered
  [{ firstName: 'Laura', lastName: '陈' }, 'Laura 陈', 'Laura', 'L陈'],
  [{ firstName: 'Ana María', lastName: 'de la Cruz' }, 'Ana María de la Cruz', 'Ana María', 'AC'],
])('%o is called %s, welcomed as %s and abbreviated to %s', (person, name, welcome, letters) => {
  expect(plainFullName(person)).toBe(name)
  expect(welcomeName(person)).toBe(welcome)
  expect(initials(name)).toBe(letters)
})

test('title and degrees stand around the name, a chosen name takes its place', () => {
  const person = { prefix: 'Dr.', firstName: '丽', lastName: '陈', suffix: 'MD', displayName: null }
  expect(fullName(person)).toBe('Dr. 陈丽, MD')
  expect(resolvedName(person)).toBe('Dr. 陈丽, MD')
  expect(addressedAs(person)).toBe('陈丽')
  expect(resolvedName({ ...person, displayName: 'Li' })).toBe('Li')
  expect(addressedAs({ ...person, displayName: '' })).toBe('陈丽')
})
