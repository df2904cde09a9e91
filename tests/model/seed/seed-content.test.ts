import { describe, expect, test } from 'vitest'
import { locales, termsByUserType, themeNames } from '#model/content/enums.ts'
import { fillPlaceholders } from '#model/content/placeholders.ts'
import { contentDocumentInput, themeWire } from '#model/content/wire.ts'
import { contentDocuments } from '#db/seed/reference/content/documents.ts'
import { themes } from '#db/seed/reference/content/themes.ts'
import { organisations } from '#db/seed/demo/data/organisations.ts'

const allowed = new Set(['p', 'h2', 'ul', 'li', 'strong', 'em', 'a'])
const of = (type: string) => contentDocuments.filter((document) => document.type === type)
const nameOf = ({ type, uid, userType, locale }: (typeof contentDocuments)[number]) =>
  `${type}/${uid}/${userType ?? 'all'}/${locale}`

/** Opening and closing tags that do not match, or are not of the subset. */
function markupProblem(html: string): string | null {
  const open: string[] = []
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)(?: href="[^"<>]*")?>|</g)) {
    if (name === undefined || !allowed.has(name)) return tag
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return tag
  }
  return open[0] ?? null
}

describe('the content of a fresh store', () => {
  test('has each document once, in both languages, as the store accepts it', () => {
    expect(new Set(contentDocuments.map(nameOf)).size).toBe(contentDocuments.length)
    for (const document of contentDocuments) {
      expect(contentDocumentInput.safeParse(document).success, nameOf(document)).toBe(true)
      for (const locale of locales) {
        const other = contentDocuments.find(
          (one) =>
            one.type === document.type &&
            one.uid === document.uid &&
            one.userType === document.userType &&
            one.locale === locale,
        )
        expect(other && Object.keys(other.fields), nameOf(document)).toEqual(Object.keys(document.fields))
      }
    }
  })

  test('has terms for each user type that has any, and three whole themes', () => {
    for (const uid of new Set(Object.values(termsByUserType)))
      expect(
        of('terms').some((one) => one.uid === uid),
        uid,
      ).toBe(true)
    expect(new Set(of('theme').map((one) => one.uid))).toEqual(new Set(themeNames))
    for (const { uid, fields } of of('theme'))
      expect(themeWire.strict().safeParse({ name: uid, ...fields }).success, uid).toBe(true)
    for (const { careNavigatorAddress, domain } of Object.values(themes)) {
      expect(careNavigatorAddress).toMatch(/\.test$/)
      expect(domain).toMatch(/\.test$/)
    }
  })

  test('has the pages that funding sources point at, and three tiles for each reader', () => {
    const cms = organisations.grants.map((grant) => grant.frontMatter).filter((text) => text.startsWith('cms:'))
    expect(cms.length).toBeGreaterThan(0)
    for (const text of cms)
      expect(
        of('front_matter').some((one) => one.uid === text.slice(4)),
        text,
      ).toBe(true)
    for (const userType of [null, 1, 2, 5])
      for (const locale of locales)
        expect(of('dashboard_tile').filter((one) => one.userType === userType && one.locale === locale)).toHaveLength(3)
  })

  test('a physician who asks is told of asking, not of vacations and payments', () => {
    const links = of('dashboard_tile')
      .filter((one) => one.userType === 5 && one.locale === 'en-us')
      .map(({ fields }) => fields.link)
    expect(links).toEqual(['/newQuery', '/discussions', '/discussions'])
  })

  test.each([
    ['member', 1, ['/member/ask', '/member/discussions', 'mailto:']],
    ['expert', 2, ['/discussions', '/account', '/account']],
    ['physician', 5, ['/newQuery', '/discussions', '/discussions']],
    ['virtual', 6, ['/discussions', '/account', 'mailto:']],
    ['plan manager', 11, ['/managedPlans', '/account', 'mailto:']],
    ['blinded', 12, ['/discussions', '/account', 'mailto:']],
  ])('the tiles of a %s lead where that kind of user has work', (_, userType, links) => {
    for (const locale of locales) {
      const tiles = of('dashboard_tile').filter((one) => one.locale === locale)
      const shown = ['tile-1', 'tile-2', 'tile-3'].map(
        (uid) =>
          tiles.find((one) => one.uid === uid && one.userType === userType) ??
          tiles.find((one) => one.uid === uid && one.userType === null),
      )
      expect(shown.map((one) => String(one?.fields.link).replace(/^mailto:.*/, 'mailto:'))).toEqual(links)
      if (userType !== 2) expect(JSON.stringify(shown)).not.toMatch(/vacation|payment|tax|休假|付款|税/i)
    }
  })

  test('is well formed, within the tags that screens show, with known placeholders only', () => {
    for (const document of contentDocuments) {
      const { html } = document.fields
      if (typeof html === 'string') expect(markupProblem(html), nameOf(document)).toBeNull()
      for (const value of Object.values(document.fields)) {
        if (typeof value !== 'string') continue
        const names = [...value.matchAll(/::([A-Za-z][\w.-]*)::/g)].map((match) => match[1])
        for (const name of names) expect(Object.keys(themes.consilium), nameOf(document)).toContain(name)
        const filled = fillPlaceholders(value, { ...themes.consilium, colours: '' })
        expect(filled, nameOf(document)).not.toContain('::')
      }
    }
  })

  test('of plans and funding sources is well formed as well', () => {
    for (const plan of organisations.plans)
      for (const html of [plan.dashboardMessage, plan.registrationText])
        expect(markupProblem(html), plan.alias).toBeNull()
    for (const grant of organisations.grants)
      for (const html of [grant.shortDescription, grant.frontMatter]) expect(markupProblem(html), grant.key).toBeNull()
  })
})
