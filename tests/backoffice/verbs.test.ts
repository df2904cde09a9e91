import { expect, test } from 'vitest'
import type { Verb } from '#backoffice/providers/verbs.ts'
import { backofficeOnProduct } from './on-product.ts'

const { product } = await backofficeOnProduct()
const verbs = await import('#backoffice/providers/verbs.ts')

/** Every verb, called with made-up arguments: their paths matter, not what is in them. */
const all: Verb[] = [
  ...Object.entries(verbs)
    .flatMap(([name, group]) => (typeof group === 'object' && name !== 'diagnosisVerbs' ? Object.values(group) : []))
    .map((make) => (make as (...args: string[]) => Verb)('a', 'b', 'c')),
  ...(['', '/group', '/domain'] as const).flatMap((level) => [
    verbs.diagnosisVerbs.create(level, {}),
    verbs.diagnosisVerbs.update(level, 'a', {}),
    verbs.diagnosisVerbs.remove(level, 'a'),
  ]),
  ...(['grant', 'pool', 'membership/plan'] as const).flatMap((many) => [
    verbs.link(many, 'a', many === 'pool' ? 'expert' : 'diagnosis', 'b'),
    verbs.unlink(many, 'a', 'diagnosis', 'b'),
  ]),
]

test('every verb has a route of the API behind it', async () => {
  const document = (await product.anonymous<{ paths: Record<string, object> }>('GET', '/openapi.json')).body
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/^\/api/, '') })),
  )
  const served = ({ method, path }: Verb) => {
    const [wanted = ''] = path.split('?')
    return routes.some(
      (route) => route.method === method && new RegExp(`^${route.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(wanted),
    )
  }
  expect(all.filter((verb) => !served(verb)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(all.length).toBeGreaterThan(40)
})
