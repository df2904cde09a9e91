import { expect, test } from 'vitest'
import { fillPlaceholders } from '#model/content/placeholders.ts'
import { findCode, findLinks } from '#portal/content/inbox-finds.ts'
import { safeLink } from '#portal/content/safe-link.ts'

test.each([
  ['Welcome to ::companyText::.', 'Welcome to Harbor.'],
  ['::unknown:: ends', ' ends'],
  ['a::b', 'a::b'],
  ['::constructor::', ''],
  ['::url::::domain::', 'https://harbor.testharbor.test'],
  ['no placeholder', 'no placeholder'],
])('%j is filled in as %j', (text, filled) => {
  expect(fillPlaceholders(text, { companyText: 'Harbor', url: 'https://harbor.test', domain: 'harbor.test' })).toBe(
    filled,
  )
})

test.each([
  ['Your sign-in code is 123456, 10 minutes', '123456'],
  ['Invoice 12345678', undefined],
  ['On 2026-112233-7', undefined],
  ['您的登录验证码是 004711，10 分钟内有效', '004711'],
])('the code in %j is %s', (text, code) => expect(findCode(text)).toBe(code))

test('links end before the punctuation of the sentence and come once', () => {
  expect(
    findLinks(
      'Open http://localhost:3000/discussion/4?a=1#x. Or (https://a.test/b), or http://localhost:3000/discussion/4?a=1#x!',
    ),
  ).toEqual(['http://localhost:3000/discussion/4?a=1#x', 'https://a.test/b'])
})

test.each(['/member/ask', 'https://harbor.test', 'mailto:care@harbor.test', 'tel:+12125550123'])(
  '%s may be followed',
  (link) => expect(safeLink(link)).toBe(link),
)
test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'evil', ''])(
  '%j may not',
  (link) => expect(safeLink(link)).toBeUndefined(),
)
