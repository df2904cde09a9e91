import { importsOf, sources } from './imports.ts'

type Edges = Map<string, Set<string>>

const rooms = ['portal', 'backoffice', 'api/client', 'api', 'db', 'db/model']
const roomOf = (file: string) =>
  rooms.filter((room) => file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
const folderOf = (file: string) => /^api\/([^/]+)\//.exec(file)?.[1]
/** What every area may use; the areas are the rest. */
const common = ['admin', 'client', 'http', 'jobs', 'ports', 'process']
const areaOf = (file: string) => [folderOf(file)].find((name) => name !== undefined && !common.includes(name))

function edges(root: string, folders: string[], place: (file: string) => string | undefined): Edges {
  const found: Edges = new Map()
  for (const file of folders.flatMap((folder) => sources(root, folder))) {
    const from = place(file)
    if (from === undefined) continue
    const targets = found.get(from) ?? found.set(from, new Set()).get(from)!
    for (const target of importsOf(root, file)) {
      const to = place(target)
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  return found
}

/** Without the edges that a longer way says already, where no way leads back. */
function reduced(all: Edges): Edges {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(all.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && (seen.add(next), reaches(next, to, seen))),
    )
  const inCircle = (one: string, other: string) => reaches(one, other) && reaches(other, one)
  return new Map(
    [...all].map(([from, targets]) => [
      from,
      new Set(
        [...targets].filter(
          (to) =>
            ![...targets].some((via) => via !== to && !inCircle(via, from) && !inCircle(via, to) && reaches(via, to)),
        ),
      ),
    ]),
  )
}

function diagram(all: Edges): string {
  const id = (name: string) => name.replaceAll(/[^a-z]/g, '_')
  const names = [...new Set([...all].flatMap(([from, targets]) => [from, ...targets]))].sort()
  const lines = [...all]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([from, targets]) => [...targets].sort().map((to) => `  ${id(from)} --> ${id(to)}`))
  return ['```mermaid', 'graph TD', ...names.map((name) => `  ${id(name)}["${name}"]`), ...lines, '```'].join('\n')
}

/** The rooms, and the folders of the API, with what imports what. */
export function picture(root: string): string {
  const between = edges(root, ['portal', 'backoffice', 'api', 'db'], roomOf)
  const inside = edges(root, ['api'], folderOf)
  const folders = [...inside.keys()].sort()
  const row = (from: string) =>
    `| ${from} | ${folders.map((to) => (from === to ? '·' : inside.get(from)?.has(to) ? '×' : '')).join(' | ')} |`
  return `# Module map

Generated from the imports by \`npm run docs\`.

## Rooms

An arrow leads to what is imported. Tests may import anything; nothing imports them.

${diagram(between)}

## Areas of the API

What a longer way shows already is left out.

${diagram(reduced(edges(root, ['api'], areaOf)))}

All folders: each row imports what is marked. ${common.map((name) => `\`${name}\``).join(', ')} serve every area.

| | ${folders.join(' | ')} |
|---|${folders.map(() => '---|').join('')}
${folders.map(row).join('\n')}
`
}
