import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  version?: string
  license?: string
  os?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Lock = Record<string, Locked>

/** Not imported by the server, yet inside what is delivered. */
const packed = (text: string) =>
  (text.split('## What the build packs')[1] ?? '')
    .split('\n')
    .filter((line) => /^\| [a-z@]/.test(line))
    .flatMap((line) => (line.split('|')[1] ?? '').trim().split(', '))

/** The places of packages and of all that they need in turn. */
export function closure(lock: Lock, names: string[]): string[] {
  const found = new Set<string>()
  const place = (from: string, name: string): string | undefined => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
      if (lock[path]) return path
      if (!folder) return undefined
    }
  }
  const walk = (path: string | undefined) => {
    if (path === undefined || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = lock[path] ?? {}
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) walk(place(path, name))
  }
  for (const name of names) walk(place('', name))
  return [...found]
}

/** The licence that a package brings. Builds for one platform are the same on no two machines: theirs is named only. */
function textOf(root: string, path: string, { os }: Locked): string | undefined {
  const folder = join(root, path)
  if (os || !existsSync(folder)) return undefined
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(licen[cs]e|copying)([-.]?(mit|md|txt))?$/i.test(name))
  return file && readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
}

/** What others have made and the product contains, with the licences under which they let it. */
export function notices(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Lock }
  const names = [...Object.keys(packages['']?.dependencies ?? {}), ...packed(read('api/DEPENDENCIES.md'))]
  const rows: string[] = []
  const byText = new Map<string, string[]>()
  for (const path of closure(packages, names).filter((one) => !one.includes('node_modules/@types/'))) {
    const locked = packages[path] ?? {}
    const name = `${path.replace(/^.*node_modules\//, '')} ${locked.version}`
    rows.push(`| ${name} | ${locked.license ?? 'see its text'} |`)
    const text = textOf(root, path, locked)
    if (text) byText.set(text, [...(byText.get(text) ?? []), name])
  }
  const texts = [...byText]
    .map(([text, of]) => ({ text, of: [...new Set(of)].sort().join(', ') }))
    .sort((a, b) => a.of.localeCompare(b.of, 'en'))
    .map(({ text, of }) => `### ${of}\n\n\`\`\`\`\n${text}\n\`\`\`\``)
  return `# Third-party notices

Written by \`npm run docs\` from the packages that the product contains. Source of each: \`https://www.npmjs.com/package/<name>\`.

- Noto Sans SC, © Adobe, and Noto Sans, © Google, SIL Open Font License 1.1: \`api/discussions/export/fonts/OFL.txt\`.
- Countries and states, © contributors of the Countries States Cities Database: \`db/seed/reference/geography.NOTICE.txt\`.
- libvips, within the packages \`@img/sharp-libvips-*\`: LGPL 3.0 or later, a library of its own that can be replaced.

| Package | Licence |
|---|---|
${[...new Set(rows)].sort((a, b) => a.localeCompare(b, 'en')).join('\n')}

## Texts

${texts.join('\n\n')}
`
}
