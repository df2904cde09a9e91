import { ApiError } from '#api/client/api-error.ts'
import { describe, expect, test } from 'vitest'
import { AppError } from '#model/errors.ts'
import { commandNames, type CommandName } from '#model/discussions/lifecycle/commands.ts'
import type { Entries } from '#backoffice/discussions/commands/commands.ts'
import { lifeReasonLabel } from '#model/discussions/lifecycle/context.ts'
import { standInBrowser } from './browser.ts'
import { show, texts } from './show.tsx'

standInBrowser()
const { CommandButtons } = await import('#backoffice/discussions/commands/command-bar.tsx')
const { refusalText } = await import('#backoffice/kit/hooks/use-action-mutation.ts')
const { formats } = await import('#backoffice/kit/hooks/use-format.ts')
const { barCommands, refusalInWords } = await import('#backoffice/discussions/commands/commands.ts')
const i18n = await texts('en')
const translate = (key: string, values?: Record<string, unknown>) => i18n.translate(key, values)

function bar(status: string, allowed: CommandName[], refused: Partial<Record<CommandName, string>> = {}) {
  const why = (name: CommandName) => refusalInWords(name, { allowed, refused }, translate, formats('en-US').list)
  const html = show(<CommandButtons status={status} why={why} onChoose={() => undefined} />, { i18n }).replace(
    /<style.*?<\/style>/gs,
    '',
  )
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>(?:<span[^>]*>([^<]*)<\/span>)?/g)].map(
    ([, attributes = '', label = '', why]) => ({
      label: label.replace(/<[^>]+>/g, ''),
      usable: !attributes.includes('aria-disabled="true"'),
      filled: attributes.includes('MuiButton-contained'),
      why,
    }),
  )
}

describe('the command bar', () => {
  test('in review: releasing leads, and the rest says why it cannot be', () => {
    const buttons = bar('csrhold', ['releaseHold', 'returnToAsker', 'cancel'])
    expect(buttons.map(({ label }) => label)).toEqual([
      'Release',
      'Hold',
      'Return to patient',
      'Close',
      'Schedule closing',
      'Reopen',
      'Cancel discussion',
    ])
    expect(buttons.filter(({ usable }) => usable).map(({ label }) => label)).toEqual([
      'Release',
      'Return to patient',
      'Cancel discussion',
    ])
    expect(buttons.filter(({ filled }) => filled).map(({ label }) => label)).toEqual(['Release'])
    expect(buttons.find(({ label }) => label === 'Hold')?.why).toBe('Available only when: Open, Answered')
    expect(buttons.find(({ label }) => label === 'Reopen')?.why).toBe('Available only when: Closed')
  })

  test('a refusal of the server stands in its own words', () => {
    const buttons = bar('csrhold', [], { releaseHold: lifeReasonLabel('noTime'), cancel: lifeReasonLabel('viewOnly') })
    expect(buttons.find(({ label }) => label === 'Release')?.why).toBe(
      'A live discussion needs a proposed or scheduled time.',
    )
    expect(buttons.find(({ label }) => label === 'Cancel discussion')?.why).toBe('Your account is view-only.')
    expect(buttons.every(({ usable }) => !usable)).toBe(true)
  })

  test('a charge is recorded only where one is waited for', () => {
    expect(bar('pending_charge', ['recordCharge']).find(({ label }) => label === 'Record payment')).toMatchObject({
      usable: true,
      filled: true,
    })
    expect(bar('open', ['recordCharge']).some(({ label }) => label === 'Record payment')).toBe(false)
  })

  test('before the answer is there nothing can be pressed', () => {
    expect(refusalInWords('releaseHold', undefined, translate, (words) => words.join())).toBe('Loading…')
  })

  test('the right states are listed as the language lists them', async () => {
    const zh = await texts('zh')
    expect(
      refusalInWords('hold', { allowed: [] }, (key, values) => zh.translate(key, values), formats('zh-CN').list),
    ).toMatch(/^[^,]+、[^,]+$/)
  })

  test('every command has a name, and what it did has one', () => {
    for (const name of commandNames) expect(translate(`queries.command.${name}`)).not.toContain('queries.')
    for (const { name } of barCommands) expect(translate(`queries.done.${name}`)).not.toContain('queries.')
  })
})

test('a release that failed is told with its reason', () => {
  const { code, message } = new AppError('discussion.releaseFailed', 'This query failed to release. Please try again.')
  const error = new ApiError(409, { errorKey: code, message, reason: lifeReasonLabel('textInvalid') })
  expect(refusalText(error, translate)).toBe(
    'This query failed to release. Please try again. The question failed the text checks. Return it or reword it.',
  )
})

test('commands travel with what was entered and nothing else', () => {
  const closes = '2026-12-24T12:00:00.000Z'
  const verb = (name: string) => {
    const command = barCommands.find((one) => one.name === name)
    return (key: string, entries: Omit<Entries, 'closes'>) => command?.verb(key, { closes, ...entries })
  }
  expect(verb('releaseHold')('CQ-1', { reason: '', flag: true })).toEqual({
    method: 'post',
    path: '/csradmin/interaction/{key}/releaseHold',
    params: { key: 'CQ-1' },
    body: { preventInvites: true },
  })
  expect(verb('hold')('CQ-1', { reason: 'check' })).toMatchObject({
    path: '/csradmin/interaction/{key}/hold',
    params: { key: 'CQ-1' },
    body: { reason: 'check' },
  })
  expect(verb('close')('CQ-1', { reason: '' })).toMatchObject({ body: {} })
  expect(verb('cancel')('CQ-1', { reason: '', flag: true })).toMatchObject({
    path: '/csradmin/interaction/{key}/cancelQuery',
    query: { forceCancel: 'true' },
  })
  expect(verb('reopen')('CQ-1', { reason: '', time: '2027-01-01T00:00:00.000Z' })).toMatchObject({
    body: { newCloseTime: '2027-01-01T00:00:00.000Z' },
  })
  // what was seen goes along: a colleague may have set another since
  expect(verb('setCloseTime')('CQ-1', { reason: '', time: '2027-01-01T00:00:00.000Z' })).toMatchObject({
    body: { closeTime: '2027-01-01T00:00:00.000Z', from: closes },
  })
})
