import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { artefactScripts } from '#api/build.mjs'
import { settings } from '#api/env.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lines = (file: string) =>
  read(file)
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
    .filter(Boolean)
const dockerfile = read('Dockerfile')
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  engines: { node: string }
}

test('the container runs what `npm start` of the artefact runs, as a process that signals reach; the repository with the same memory', () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]'
  expect((JSON.parse(command) as string[]).join(' ')).toBe(artefactScripts.start)
  const [node = '', memory = ''] = artefactScripts.start.split(' ')
  expect(scripts.start).toBe(`${node} ${memory} api/start.mjs`)
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK [^]+\/api\/health/m)
})

test('it builds with what is there, on the Node that the product asks for', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '))
  expect(copied).toContain('package-lock.json')
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([])
  for (const [, script = ''] of dockerfile.matchAll(/npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(script)
  const bases = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)
  expect(new Set(bases)).toEqual(new Set([/\d+/.exec(engines.node)?.[0]]))
})

test('it is given only settings that exist', () => {
  const given = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
  )
  expect(given).toContain('DATA_DIR')
  // the C library's own
  const ofTheProduct = given.filter((name) => name !== 'NODE_ENV' && !name.startsWith('MALLOC_'))
  expect(ofTheProduct.filter((name) => !(name in settings.shape))).toEqual([])
})

test('nothing that Git leaves out gets into the image', () => {
  expect(lines('.gitignore').filter((line) => !lines('.dockerignore').includes(line))).toEqual([])
})
