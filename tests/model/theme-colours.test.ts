import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themes } from '#db/seed/reference/content/themes.ts'
import { isAddress, isPicture } from '#model/content/addresses.ts'
import {
  colourProblem,
  contrastOf,
  grounds,
  leastContrast,
  paintedColours,
  productColours,
} from '#model/content/colours.ts'
import { soundTheme } from '#model/content/shapes.ts'

test.each([
  ['accent', '#ffffff', 1],
  ['accent', '#000000', 21],
  ['accent', '#767676', 4.54],
  ['primary', '#ffffff', 1],
  ['accentDark', '#192128', 1],
] as const)('%s %s has a contrast of %d', (name, colour, ratio) =>
  expect(contrastOf(name, colour)).toBeCloseTo(ratio, 1),
)

test.each([
  ['primary', '#0b5c6b', undefined],
  ['primary', '#FFFF99', 'errors.contrast'],
  // readable on white, and not in a chip
  ['primary', '#767676', 'errors.contrast'],
  ['primaryDark', '#0b5c6b', 'errors.contrast'],
  ['primaryDark', '#6cc3d2', undefined],
  ['accent', '#fff3cc', 'errors.contrast'],
  ['accentDark', '#9c4a12', 'errors.contrast'],
  ['highlight', '#ffff99', undefined],
  ['primary', 'teal', 'errors.colour'],
  ['primary', '#fff', 'errors.colour'],
  ['highlight', 'red; } body { display:none', 'errors.colour'],
  ['highlight', 'url(x)', 'errors.colour'],
  ['highlight', 7, 'errors.colour'],
])('%s %j: %s', (name, colour, problem) => expect(colourProblem(name, colour)).toBe(problem))

test('the grounds are those of the style sheet, which has the product’s colours where a theme has none', () => {
  const css = readFileSync(new URL('../../portal/ui/tokens.css', import.meta.url), 'utf8')
  const long = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  const pair = (name: string) => {
    const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? []
    return [long(light), long(dark)]
  }
  const names = { bg: 'page', surface: 'surface', 'surface-2': 'surface2', 'on-brand': 'onBrand' } as const
  for (const [name, ground] of Object.entries(names))
    expect(pair(name), name).toEqual([grounds.light[ground], grounds.dark[ground]])
  for (const name of paintedColours) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(css).toContain(`var(--theme-${property}, ${productColours[name]})`)
  }
})

test('every theme of the product can be read and followed', () => {
  for (const [name, fields] of Object.entries(themes)) {
    expect(soundTheme({ ...fields }), name).toEqual(fields)
    for (const colour of paintedColours)
      expect(contrastOf(colour, fields.colours[colour] ?? ''), `${name} ${colour}`).toBeGreaterThanOrEqual(
        leastContrast,
      )
  }
})

test('of a stored theme only what may be painted and followed is left', () => {
  expect(
    soundTheme({
      companyText: 'Harbor',
      url: 'javascript:alert(1)',
      careNavigatorAddress: 'a@b.test,c@d.test',
      logo: 'https://harbor.test/logo.png',
      favicon: 'http://harbor.test/icon.png',
      colours: { primary: '#ffff99', primaryDark: '#8ab8ee', accent: 'url(x)' },
    }),
  ).toEqual({
    companyText: 'Harbor',
    url: '',
    careNavigatorAddress: '',
    logo: 'https://harbor.test/logo.png',
    favicon: '',
    colours: { primaryDark: '#8ab8ee' },
  })
  expect(soundTheme({}).colours).toEqual({})
})

test.each([
  ['https://www.harbor.test', true, true],
  ['HTTPS://www.harbor.test/a?b=c', true, true],
  ['/about', true, true],
  ['//elsewhere.test', false, false],
  ['/\\elsewhere.test', false, false],
  ['http://www.harbor.test', false, false],
  ['javascript:alert(1)', false, false],
  [' javascript:alert(1)', false, false],
  ['https://', false, false],
  ['www.harbor.test', false, false],
  ['data:image/svg+xml,%3Csvg%3E', false, true],
  ['data:text/html,x', false, false],
  ['https://a.test/") , url("https://b.test', false, false],
])('%j as an address: %s, as a picture: %s', (text, address, picture) =>
  expect([isAddress(text), isPicture(text)]).toEqual([address, picture]),
)
