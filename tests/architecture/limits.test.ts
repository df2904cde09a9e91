import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limitKeys } from '#model/limits.ts'

/** The product's own sources, without the catalogue of the numbers and what they are called. */
const sources = ['api', 'portal', 'backoffice', 'db/model']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
  .filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.startsWith(join('db', 'model', 'texts')) &&
      path !== join('db', 'model', 'limits.ts'),
  )
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('a number that staff are shown is one that the product works with', () => {
  const area = (key: string) => key.slice(0, key.indexOf('.'))
  // by its name, or by a name put together of its area's
  const unused = limitKeys.filter(
    (key) => !sources.includes(`'${key}'`) && !sources.includes(`defaultLimits[\`${area(key)}.\${`),
  )
  expect(unused).toEqual([])
})
