import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, chainFaults, linkText, type Link } from '#model/tax/chain.ts'

const hashOf = (text: string) => createHmac('sha256', 'key').update(text).digest('hex')
function chainOf(contents: readonly unknown[]): Link[] {
  const links: Link[] = []
  contents.forEach((content, place) => {
    const open = { sequence: place + 1, previousHash: links.at(-1)?.hash ?? null, content }
    links.push({ ...open, hash: hashOf(linkText(open)) })
  })
  return links
}
const faults = (links: readonly Link[], head = links.at(-1)) =>
  chainFaults(
    links,
    links.map((link) => hashOf(linkText(link))),
    { sequence: head?.sequence ?? 0, hash: head?.hash ?? null },
  )

test('the order of members makes no difference, their values do', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}')
  expect(canonical({ a: '1' })).not.toBe(canonical({ a: 1 }))
})

test('an untouched chain has no faults; any change, gap, swap or cut end is found', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 8 }), fc.nat(), (contents, place) => {
      const links = chainOf(contents)
      const head = links.at(-1)
      expect(faults(links)).toEqual([])
      const at = place % links.length
      const changed = links.map((link, n) => (n === at ? { ...link, content: `${String(link.content)}.` } : link))
      expect(faults(changed)).toEqual([{ sequence: at + 1, fault: 'changed' }])
      const forged = changed.map((link, n) => (n === at ? { ...link, hash: hashOf(linkText(link)) } : link))
      expect(faults(forged, head)).not.toEqual([])
      expect(
        faults(
          links.filter((_, n) => n !== at),
          head,
        ),
      ).not.toEqual([])
    }),
  )
})
