import { describe, expect, test } from 'vitest'
import { environmentOfHost } from '#model/env-host.ts'
import { AppError } from '#model/errors.ts'
import {
  checkLimit,
  defaultLimits,
  limitCatalogue,
  limitConflict,
  limitKeys,
  limitProblem,
  mergeLimits,
  secondsOf,
} from '#model/limits.ts'
import { acts } from '#model/permissions.ts'
import { areas, childCatalogue, childNames, isResource, resource, resourceNames } from '#model/resources.ts'

describe('limits', () => {
  test('every default lies in its own range', () => {
    expect(limitKeys.filter((key) => limitProblem(key, limitCatalogue[key].default) !== undefined)).toEqual([])
  })

  test.each([
    ['discussion.panelSize', 3],
    ['discussion.maxPanelSize', 20],
    ['discussion.maxResponseTime', 24],
    ['discussion.maxDuration', 7 * 24],
    ['discussion.firstReminder', 6],
    ['discussion.secondReminder', 18],
    ['discussion.seat', 6],
    ['live.length', 30],
    ['discussion.maxDrafts', 5],
    ['upload.attachment', 4_718_592],
    ['upload.file', 52_428_800],
    ['login.tries', 10],
    ['mfa.tries', 5],
    ['list.maxPageSize', 250],
  ] as const)('%s is %d', (key, value) => expect(defaultLimits[key]).toBe(value))

  test('stored overrides win where they are known and allowed', () => {
    const merged = mergeLimits({
      'discussion.panelSize': 5,
      'mfa.tries': 0,
      gone: 1,
      'selection.waveFactor': 2.5,
      'discussion.seat': 1.5,
    })
    expect(merged).toEqual({ ...defaultLimits, 'discussion.panelSize': 5, 'selection.waveFactor': 2.5 })
  })

  test('both ends of a range may be set, nothing beyond, no fractions but of factors', () => {
    const { min, max } = limitCatalogue['discussion.panelSize']
    expect(
      [min, max, min - 1, max + 1, 2.5, Number.NaN].map((value) => limitProblem('discussion.panelSize', value)),
    ).toEqual([undefined, undefined, 'errors.between', 'errors.between', 'errors.number', 'errors.number'])
    expect(limitProblem('selection.tier1', 1.25)).toBeUndefined()
  })

  test('a refused change says which field and why', () => {
    expect(checkLimit('mfa.tries', 3)).toBe('mfa.tries')
    const refused = (name: string, value: number) => {
      try {
        return checkLimit(name, value)
      } catch (error) {
        return error instanceof AppError ? [error.status, error.details.fields] : error
      }
    }
    expect(refused('toString', 1)).toEqual([422, { name: 'errors.unknownLimit' }])
    expect(refused('mfa.tries', 21)).toEqual([422, { value: 'errors.between' }])
  })

  test('lengths of time in seconds', () => {
    expect([
      secondsOf(defaultLimits, 'mfa.resend'),
      secondsOf(defaultLimits, 'session.sliding'),
      secondsOf(defaultLimits, 'discussion.seat'),
      secondsOf(defaultLimits, 'invite.life'),
    ]).toEqual([60, 1800, 21_600, 2_592_000])
    expect(() => secondsOf(defaultLimits, 'discussion.panelSize')).toThrow('no length of time')
  })
})

describe('environment of a host', () => {
  test.each([
    ['app.consilium.test', 'production'],
    ['my.consilium.test:443', 'production'],
    ['staging.consilium.test', 'staging'],
    ['DEV.consilium.test', 'development'],
    ['feature-login.consilium.test', 'development'],
    ['localhost:3000', 'local'],
    ['127.0.0.1', 'local'],
    ['developers.consilium.test', 'production'],
  ])('%s: %s', (host, environment) => expect(environmentOfHost(host)).toBe(environment))
})

describe('what staff administer', () => {
  test('the sixteen of the interface are there', () => {
    const named = [
      'users',
      'grants',
      'plans',
      'pools',
      'diagnoses',
      'diagnosisGroups',
      'diagnosisDomains',
      'tags',
      'tagDefinitions',
      'customFields',
      'invitations',
      'reports',
      'queries',
      'transactions',
      'contentDocuments',
      'auditEvents',
    ]
    expect(named.filter((name) => !isResource(name))).toEqual([])
    expect(isResource('constructor')).toBe(false)
  })

  test('each has a path, a list, an area and acts that exist; no two share a path or a table', () => {
    const all = resourceNames.map(resource)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    expect(new Set(all.map(({ refTable }) => refTable)).size).toBe(all.length)
    for (const { area, list, read, write } of all) {
      expect(areas).toContain(area)
      expect(list).toMatch(/^\/(server|csradmin)\/.+\/list$/)
      expect(acts).toContain(read)
      if (write !== null) expect(acts).toContain(write)
    }
    expect(resource('queries').list).toBe('/server/query/list')
  })

  test('child lists hang on resources', () => {
    for (const name of childNames) expect(name.startsWith(`${childCatalogue[name].parent}.`)).toBe(true)
  })
})

test('the defaults contradict nothing', () => {
  for (const key of limitKeys)
    expect([key, limitConflict(defaultLimits, key, defaultLimits[key])]).toEqual([key, undefined])
})
