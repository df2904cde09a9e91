import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { en } from '#model/texts/en.ts'
import type { Tree } from '#model/texts/messages.ts'
import { zh } from '#model/texts/zh.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}
const english = flat(en)
const chinese = flat(zh)
const matching = (texts: [string, string][], pattern: RegExp, allowed: RegExp = /^$/) =>
  texts.filter(([key, phrase]) => pattern.test(phrase) && !allowed.test(key))

describe('English', () => {
  test.each([
    ['archaic or figurative words', /\b(anew|heed|whom|whoever|stands?|holds|dies|gathers?|beside|meanwhile|owed)\b/i],
    ['words for no one in particular', /\b(somebody|nobody|anybody|everybody)\b/i],
    ['private idioms', /\b(a word to|comes? and goes?|go(es)? on|in what part|it goes before|what shall|what for)\b/i],
    ['take or ask back', /\b(tak(e|en|es) back|ask(s|ed)? back|questions? back|giv(e|en|es) back)\b/i],
    ['things that act alone', /\b(by itself|by themselves|of this time|row before|in the meantime|(is|are) told)\b/i],
    ['wordy negations', /\b(any more|not possible in the)\b/i],
  ])('has no %s', (_, pattern) => {
    expect(matching(english, pattern)).toEqual([])
  })

  test('is spelled as in America', () => {
    const british =
      /tumour|colour|behaviour|favour|organis(e|a)|summaris|recognis|randomis|specialis|authoris|gynaec|paediat|haem(o|a)|oesoph|leukaemia|anaemia|oedema|diarrhoea|cheque|programme|judgement/i
    expect(matching(english, british)).toEqual([])
  })

  test('writes a button in a few words, without a full stop', () => {
    const buttons = english.filter(([key]) =>
      /^(?!acts\.).*\.(button|add|remove|edit|create|upload|download|save)$/.test(key),
    )
    expect(buttons.length).toBeGreaterThan(30)
    expect(buttons.filter(([, phrase]) => phrase.split(' ').length > 5 || phrase.endsWith('.'))).toEqual([])
  })
})

describe('Chinese', () => {
  test('uses full-width punctuation between Chinese words', () => {
    expect(matching(chinese, /\p{Script=Han}[,;:!?](?!\d)|[,;!?]\p{Script=Han}|……/u, /forecastMean$/)).toEqual([])
  })

  test('uses full-width brackets around Chinese words, and no space beside full-width punctuation', () => {
    // (iCal), and cms: is what is typed
    expect(
      matching(
        chinese,
        /\p{Script=Han}\((?!iCal\))|\([^)]*\p{Script=Han}|\p{Script=Han}[^(]*\p{Script=Han}\)|[,;:?!)] ?\p{Script=Han}(?<!cms: ?\p{Script=Han})|[，。；：？！、（）“”][ ]|[ ][，。；：？！、（）]/u,
        /forecastMean$/,
      ),
    ).toEqual([])
  })

  test('has no space after a date, which ends in Chinese', () => {
    expect(matching(chinese, /%\{(date|until|start|end)\} \p{Script=Han}/u)).toEqual([])
  })

  test('no page of the portal writes punctuation beside a text: it would be the English one', () => {
    const beside = readdirSync(join(root, 'portal'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => {
        const source = readFileSync(join(root, 'portal', name), 'utf8')
        return [...source.matchAll(/>\s*\{[^{}<>\n]*\}[,;:?!]\s*</g)].map(([found]) => `${name}: ${found}`)
      })
    expect(beside).toEqual([])
  })

  test('has no space between a text that ends in full-width punctuation and what follows: list.gap divides them', () => {
    const ends = chinese.filter(([, phrase]) => /[。：！？；，、）]$/.test(phrase)).map(([key]) => key)
    // a call of a text, with up to two calls in each other as its values, and the space after it
    const spaced =
      /\b(?:t|text|translate)\(['`]([\w.]+)(\$\{)?(?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)\}(?:\{' '\}| (?=[<$]|\{(?!\.)))/g
    const found = ['portal', 'backoffice'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .flatMap((name) =>
          [...readFileSync(join(root, folder, name), 'utf8').matchAll(spaced)]
            .filter(([, key = '', open]) => ends.some((one) => (open ? one.startsWith(key) : one === key)))
            .map(([call]) => `${folder}/${name}: ${call}`),
        ),
    )
    expect(found).toEqual([])
  })

  test('uses one word for one thing', () => {
    expect(matching(chinese, /(?<!治疗)方案|盲态|双盲|匿声|护理导航员/)).toEqual([])
  })
})

/** Worded by the specification and shown by no page of this product yet. */
const ofSpecification = /^(user\.(prefix|kind|type)|dashboard\.question|tax\.status|cme|tags\.scope)\./

test('no text is left that nothing shows', () => {
  const code = ['api', 'db', 'portal', 'backoffice'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('schema.d.ts'))
      .map((name) => join(folder, name)),
  )
  const named = new Set<string>()
  const patterns = new Set<string>()
  for (const file of code) {
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, word] of source.matchAll(/['"]([\w.\-/]+)['"]/g)) named.add(word!)
    for (const [whole] of source.matchAll(/`[\w.\-/]*\$\{[^`]*`/g)) patterns.add(whole.slice(1, -1))
  }
  const dynamic = [...patterns]
    .map((pattern) => pattern.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'))
    .filter((pattern) => /^[\w.\-*]+$/.test(pattern) && pattern.replace(/[*.]/g, '').length > 2)
    .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}$`))
  const prefixes = [...named].filter((word) => word.endsWith('.'))
  // react-admin names fields by itself, refusals carry their own key, and a list of choices is named by its branch
  const unused = english
    .map(([key]) => key)
    .filter((key) => !/^(resources|errors)\./.test(key))
    .filter((key) => !named.has(key) && !named.has(key.slice(0, key.lastIndexOf('.'))))
    .filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)) && !dynamic.some((one) => one.test(key)))
    .filter((key) => !ofSpecification.test(key))
  expect(unused).toEqual([])
})
