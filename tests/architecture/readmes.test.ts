import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The part of a page below a heading. */
const part = (text: string, heading: string) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
const named = (text: string) =>
  [...part(text, 'Folders').matchAll(/^\| `([\w/-]+)\/` \|/gm)].map(([, name = '']) => name)

describe.each(['api', 'db', 'portal', 'backoffice', 'tests'])('the README of %s', (room) => {
  const text = readFileSync(join(root, room, 'README.md'), 'utf8')

  test('names every folder of the room, and no other', () => {
    const below = room === 'db' ? foldersOf('db/model').map((name) => `model/${name}`) : []
    expect([...named(text)].sort()).toEqual([...foldersOf(room), ...below].sort())
  })

  test('is one page that says what may import what and why things are as they are', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(80)
    expect(part(text, 'What may import what')).toMatch(/\w/)
    const decisions = part(text, 'Decisions')
      .split('\n')
      .filter((line) => line.startsWith('|'))
    expect(decisions[0]).toBe('| Context | Choice | Consequence | Revisit when |')
    expect(decisions.length).toBeGreaterThan(4)
    for (const row of decisions) expect(row.split('|')).toHaveLength(6)
  })

  test('names files that exist', () => {
    const files = [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|md|css|json))`/g)].map(([, name = '']) => name)
    const all = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file))
    const missing = files.filter((name) => {
      try {
        return !readFileSync(join(root, name))
      } catch {
        return !all.some((file) => file.endsWith(`/${name}`))
      }
    })
    expect(missing).toEqual([])
  })
})
