import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentDocuments } from '#db/seed/reference/content/documents.ts'
import { fitsRichText, tidyHtml } from '#backoffice/kit/record/rich-text/rich-html.ts'
import { differences } from '#backoffice/content/documents/comparison.tsx'
import { furtherFields } from '#backoffice/content/documents/document-names.ts'
import { readJson, readWords, writeJson, writeWords } from '#backoffice/content/documents/typed-text.tsx'
import { hintOf } from '#backoffice/kit/extras/value-input.tsx'
import { formats } from '#backoffice/kit/hooks/use-format.ts'
import { shownHtml } from '#model/content/shown-html.ts'

describe('rich text', () => {
  test.each([
    ['', true],
    ['<p>One <strong>two</strong> <a href="mailto:::x::" rel="noopener noreferrer">three</a></p><hr/>', true],
    ['<table><tr><td>1</td></tr></table>', false],
    ['<p class="lead">x</p>', false],
    ['<p lang="de">x</p>', false],
    ['<!-- note --><p>x</p>', false],
    ['<h1>x</h1>', false],
  ])('%s: %s', (html, fits) => expect(fitsRichText(html)).toBe(fits))

  test('opens every help page and all terms of a fresh installation', () => {
    const texts = contentDocuments.filter(({ type }) => ['help', 'terms', 'privacy'].includes(type))
    expect(texts.length).toBeGreaterThan(40)
    expect(
      texts.filter(({ fields }) => !fitsRichText(String(fields.html))).map(({ uid, locale }) => `${uid} ${locale}`),
    ).toEqual([])
  })

  test('holds no element that the portal leaves out', () => {
    const source = readFileSync(
      new URL('../../../backoffice/kit/record/rich-text/rich-html.ts', import.meta.url),
      'utf8',
    )
    const kept = /new Set\(\[([^\]]*)\]/.exec(source)?.[1]?.match(/[a-z0-9]+/g) ?? []
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter((tag) => !shownHtml.ALLOWED_TAGS.includes(tag))).toEqual([])
  })

  test('lists are written as by hand, unless an entry holds more than one thing', () => {
    expect(tidyHtml('<ul><li><p>One <em>1</em></p></li><li><p>Two</p></li></ul>')).toBe(
      '<ul><li>One <em>1</em></li><li>Two</li></ul>',
    )
    expect(tidyHtml('<ul><li><p>One</p><p>more</p></li></ul>')).toBe('<ul><li><p>One</p><p>more</p></li></ul>')
    expect(tidyHtml('<ul><li><p>One</p><ul><li><p>In</p></li></ul></li></ul>')).toBe(
      '<ul><li><p>One</p><ul><li>In</li></ul></li></ul>',
    )
  })
})

describe('two states of a document', () => {
  const side = (html: string, more: object = {}, enabled = true) => ({ enabled, fields: { title: 'T', html, ...more } })

  test('differ in the words that differ, field by field', () => {
    const found = differences(side('<p>One two</p>'), side('<p>One three</p>', { order: 2 }, false))
    expect(found.map(({ name }) => name)).toEqual(['html', 'order', 'enabled'])
    expect(found[0]?.changes.filter(({ added, removed }) => added || removed).map(({ value }) => value)).toEqual([
      'two',
      'three',
    ])
    expect(differences(side('a'), side('a'))).toEqual([])
  })

  test('in Chinese not the whole sentence', () => {
    const [html] = differences(side('<p>我们尊重您的隐私。</p>'), side('<p>我们保护您的隐私。</p>'))
    expect(html?.changes.filter(({ added, removed }) => added || removed).map(({ value }) => value)).toEqual([
      '尊重',
      '保护',
    ])
  })
})

describe('typed text', () => {
  test('words for colours', () => {
    const words = { primary: '#0b5c6b', accent: 'rgb(1, 2, 3)' }
    expect(readWords(writeWords(words))).toEqual(words)
    expect(readWords(' a = b \n\n c=d ')).toEqual({ a: 'b', c: 'd' })
    expect(readWords('nonsense')).toBeUndefined()
  })
  test('further fields as JSON', () => {
    expect(readJson(writeJson({ a: [1, { b: null }] }))).toEqual({ a: [1, { b: null }] })
    expect(readJson('')).toEqual({})
    expect(['[1]', '7', '{', 'null'].map(readJson)).toEqual([undefined, undefined, undefined, undefined])
    expect(furtherFields('help', { title: 'T', html: 'H', order: 1, steps: [1] })).toEqual({ steps: [1] })
  })
})

test('a definition says what it asks for', () => {
  const text = (key: string, values?: Record<string, unknown>) =>
    values ? `${key}(${Object.values(values).join()})` : key
  expect(hintOf({ type: 'int', min: 0, max: 9 }, text as never, formats('en-US').list)).toBe(
    'customFields.ask.int, customFields.from(0), customFields.to(9)',
  )
  expect(hintOf({ type: 'int', min: 0, max: 9 }, text as never, formats('zh-CN').list)).toBe(
    'customFields.ask.int、customFields.from(0)、customFields.to(9)',
  )
  expect(hintOf({ type: 'string', validator: 'zip', maxLength: 5 }, text as never, formats('en-US').list)).toBe(
    'customFields.ask.zip, customFields.longest(5)',
  )
})
