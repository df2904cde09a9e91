import { describe, expect, test } from 'vitest'
import { countries, states } from '#db/seed/reference/geography.ts'
import { languages } from '#db/seed/reference/languages.ts'
import { neoplasms } from '#db/seed/reference/neoplasms.ts'
import { specialties } from '#db/seed/reference/specialties.ts'
import { timeZones } from '#db/seed/reference/time-zones.ts'

const groups = neoplasms.flatMap((domain) => domain.groups)
const diagnoses = groups.flatMap((group) => group.diagnoses)
const codes = diagnoses.map((diagnosis) => diagnosis.code)

/** The three-character categories of ICD-10-CM C00–D49, spelled as ranges between the numbers that are not in use. */
const categories = [
  ...['C00-C26', 'C30-C34', 'C37-C41', 'C43-C58', 'C60-C86', 'C88-C88', 'C90-C96', 'D00-D07', 'D09-D49'].flatMap(
    (range) => {
      const letter = range.charAt(0)
      const first = Number(range.slice(1, 3))
      const last = Number(range.slice(5, 7))
      return Array.from({ length: last - first + 1 }, (_, i) => `${letter}${String(first + i).padStart(2, '0')}`)
    },
  ),
  'C4A',
  'C7A',
  'C7B',
  'D3A',
].filter((code) => code !== 'C42' && code !== 'C59')

describe('the neoplasm chapter', () => {
  test('has every three-character category exactly once', () => {
    const found = codes.filter((code) => code.length === 3)
    expect(found).toHaveLength(141)
    expect([...found].sort()).toEqual([...categories].sort())
  })

  test('has well formed codes, each once, and each below its category', () => {
    expect(new Set(codes).size).toBe(codes.length)
    for (const group of groups) {
      let category = ''
      for (const { code, name } of group.diagnoses) {
        expect(code).toMatch(/^[CD][0-9][0-9AB](\.[0-9A-Z]{1,2})?$/)
        expect(name.trim()).toBe(name)
        expect(name.length).toBeGreaterThan(5)
        if (code.length === 3) category = code
        else expect(code.slice(0, 3)).toBe(category)
      }
    }
  })

  test('has distinct group codes and domain names', () => {
    expect(new Set(groups.map((group) => group.code)).size).toBe(groups.length)
    expect(new Set(neoplasms.map((domain) => domain.name)).size).toBe(neoplasms.length)
  })

  test('has the four-character codes of the common tumours', () => {
    for (const category of [
      'C15',
      'C16',
      'C17',
      'C18',
      'C21',
      'C22',
      'C24',
      'C25',
      'C34',
      'C43',
      'C50',
      'C53',
      'C54',
      'C56',
      'C62',
      'C64',
      'C65',
      'C66',
      'C67',
      'C71',
      'C81',
      'C82',
      'C83',
      'C84',
      'C85',
      'C86',
      'C88',
      'C90',
      'C91',
      'C92',
      'C93',
      'C94',
      'C95',
      'C96',
      'D05',
      'D46',
    ]) {
      expect(codes.filter((code) => code.startsWith(`${category}.`)).length, category).toBeGreaterThan(2)
    }
    expect(diagnoses.find((diagnosis) => diagnosis.code === 'C50.9')?.name).toBe(
      'Malignant neoplasm of breast of unspecified site',
    )
  })
})

describe('places and languages', () => {
  test('carry the fixed country numbers', () => {
    const name = (id: number) => countries.find((country) => country.id === id)?.name
    expect([233, 14, 39, 105, 232].map(name)).toEqual([
      'United States',
      'Australia',
      'Canada',
      'Ireland',
      'United Kingdom',
    ])
    expect(new Set(countries.map((country) => country.id)).size).toBe(countries.length)
    expect(countries.every((country) => /^[A-Z]{2}$/.test(country.iso2) && /^\d{1,3}$/.test(country.phoneCode))).toBe(
      true,
    )
  })

  test('give each state one number, a code and an existing country', () => {
    const known = new Set(countries.map((country) => country.id))
    expect(new Set(states.map((state) => state.id)).size).toBe(states.length)
    expect(states.every((state) => known.has(state.countryId) && state.code.length > 0)).toBe(true)
    const american = states.filter((state) => state.countryId === 233).map((state) => state.code)
    expect(american).toEqual(expect.arrayContaining(['NY', 'CA', 'TX', 'DC', 'PR']))
    expect(american).toHaveLength(56)
  })

  test('name the two interface languages and zones that the runtime knows', () => {
    expect(languages.filter((language) => language.interface).map((language) => language.code)).toEqual([
      'en-us',
      'zh-cn',
    ])
    expect(new Set(languages.map((language) => language.id)).size).toBe(languages.length)
    expect(new Set(timeZones).size).toBe(timeZones.length)
    for (const timeZone of timeZones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })

  test('tie specialties to domains that exist', () => {
    const names = new Set(neoplasms.map((domain) => domain.name))
    for (const specialty of specialties) {
      if (specialty.domains !== 'all')
        for (const domain of specialty.domains) expect(names.has(domain), domain).toBe(true)
    }
  })
})
