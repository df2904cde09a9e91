import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Files of the product below a folder of the repository. */
export function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && statSync(join(root, file)).isFile())
    .sort()
}

/** The files of the repository that a file imports, types included, as paths from its root. */
export function importsOf(root: string, file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm)]
    .map(([, from, called, bare]) => from ?? called ?? bare ?? '')
    .flatMap((name) => {
      if (name.startsWith('.')) return [normalize(join(dirname(file), name))]
      const [, room, path] = /^#(model|db|api|portal|backoffice)\/(.+)$/.exec(name) ?? []
      return room && path ? [join(room === 'model' ? 'db/model' : room, path)] : []
    })
}
