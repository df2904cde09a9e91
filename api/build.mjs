import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/** The two front ends and where each is served. */
const frontEnds = [
  { name: 'portal', base: '/' },
  { name: 'backoffice', base: '/admin/' },
]
/** One file of the server's many: Node opens it in a fraction of the time. */
const server = { name: 'server', file: 'server.mjs' }
const programs = {
  server: 'api/server.ts',
  backup: 'api/backup.ts',
  'create-administrator': 'api/create-administrator.ts',
  'rotate-key': 'api/keys/rotate-key.ts',
  'verify-tax-forms': 'api/verify-tax-forms.ts',
  'report-thread': 'api/reporting/reports/report-thread.ts',
}
/** A process of its own, at the same path as in the sources. Of the grammar checker's 72 MB it takes the 20 that it needs. */
const writingHelper = 'api/ports/writing-process.mjs'
/** What the server opens by its path, at the same path as in the sources. */
const openedByPath = [
  'db/migrations',
  'db/reader-thread.mjs',
  'api/discussions/export/pdf-thread.mjs',
  'api/discussions/export/pdf-table.mjs',
  'api/discussions/export/typesetter.mjs',
  'api/discussions/export/fonts',
  'api/http/file-content/pdf-thread.mjs',
  'api/tax/pdf/pdf-thread.mjs',
  'api/tax/pdf/forms',
]
/** Packages that bring binaries, workers or files of their own are installed beside the bundle. */
const asInstalled = [
  'better-sqlite3',
  '@pdfme/pdf-lib',
  '@node-rs/argon2',
  'fontkit',
  'pg',
  'pino',
  'nodemailer',
  'qrcode',
  'swagger-ui-dist',
  'sanitize-html',
  'owasp-password-strength-test',
  'oidc-provider',
  'pdfkit',
  'sharp',
  'yazl',
]

/** Zod's namespace is passed on whole, with its messages in 50 languages; the English ones are imported by themselves. */
const englishOfZod = [
  { find: /^\.\.\/locales\/index\.js$/, replacement: join(root, 'node_modules/zod/v4/locales/en.js') },
]

/** With half the usual room for young objects it takes 10 to 18 MB less under load, and 6 % more processor time. */
export const serverFlags = ['--max-semi-space-size=8', '--enable-source-maps']

/** How the artefact is run, in dist/ or wherever it has been copied. */
export const artefactScripts = {
  start: `node ${serverFlags.join(' ')} server/server.mjs`,
  backup: 'node server/backup.mjs',
  'create-administrator': 'node server/create-administrator.mjs',
  'rotate-key': 'node server/rotate-key.mjs',
  'verify-tax-forms': 'node server/verify-tax-forms.mjs',
}

/** What a front end is made of beside its own folder. */
const shared = ['db/model', 'api/client', 'api/build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Builds the front ends and the server's bundle whose sources have changed since they were built.
 * @param {{ force?: boolean, only?: string }} [options]
 * @returns {Promise<boolean>} false when one could not be built; its error has been printed
 */
export async function buildStale({ force = false, only } = {}) {
  const wanted = [...frontEnds, server].filter(({ name }) => only === undefined || name === only)
  const stale = wanted.filter(({ name }) => force || !isFresh(name))
  if (stale.length === 0) return true
  console.log(`Building ${new Intl.ListFormat('en').format(stale.map(({ name }) => name))} …`)
  const results = await Promise.all(
    stale.map(async ({ name }) => {
      const print = { contents: contentsOf(name), times: timesOf(name) }
      const ok = await inOwnProcess(name)
      if (ok) writeFileSync(stamp(name), JSON.stringify(print))
      return ok
    }),
  )
  return results.every(Boolean)
}

const stamp = (/** @type {string} */ name) => join(root, 'dist', `${name}.stamp`)

/** Whether everything is there as the sources are now: then no build tool is needed. */
export function isBuilt() {
  return [...frontEnds, server].every(({ name }) => isFresh(name))
}

/** Reading every source takes a tenth of a second: as long as no file has changed its times, none is read. @param {string} name */
function isFresh(name) {
  const place = join(root, 'dist', name, name === server.name ? server.file : 'index.html')
  if (!existsSync(place) || !existsSync(stamp(name))) return false
  const print = readStamp(name)
  const times = timesOf(name)
  if (print.times === times) return true
  if (print.contents !== contentsOf(name)) return false
  try {
    writeFileSync(stamp(name), JSON.stringify({ ...print, times }))
  } catch {
    // a folder that may not be written is read again at the next start
  }
  return true
}

/** @param {string} name @returns {{ contents?: string, times?: string }} nothing of what an earlier version has written */
function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stamp(name), 'utf8'))
  } catch {
    return {}
  }
}

/** Reads the same on every machine and after every checkout: paths and contents. @param {string} name */
function contentsOf(name) {
  return fingerprint(name, (file) => readFileSync(file))
}

/** Paths, sizes and times of change, which no program can set. @param {string} name */
function timesOf(name) {
  return fingerprint(name, (file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    return `${size} ${mtimeMs} ${ctimeMs}\0`
  })
}

/** @param {string} name @param {(file: string) => string | Buffer} factsOf */
function fingerprint(name, factsOf) {
  const hash = createHash('sha256')
  const own = name === server.name ? ['api', 'db'] : [name]
  for (const file of [...own, ...shared].flatMap((path) => filesOf(join(root, path)))) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(factsOf(file))
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

/** The bundler's memory and workers end with its process. @param {string} name @returns {Promise<boolean>} */
function inOwnProcess(name) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [join(root, 'api/build.mjs'), '--only', name], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** Builds beside the old build and changes places at the end, so that a running server never serves half a page. @param {string} name */
async function buildOne(name) {
  if (name === server.name) return bundleServer()
  const front = frontEnds.find((one) => one.name === name)
  if (!front) throw new Error(`There is no front end called ${name}`)
  const { build } = await import('vite')
  const outDir = join(root, 'dist', `.${name}-${process.pid}`)
  const place = join(root, 'dist', name)
  try {
    await build({
      root: join(root, name),
      base: front.base,
      configFile: join(root, name, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      // sizes are guarded by the budgets of the first loads
      build: { outDir, emptyOutDir: true, manifest: true, chunkSizeWarningLimit: Infinity },
      plugins: [namesLazyModules(join(root, name))],
    })
    await compressAssets(join(outDir, 'assets'))
    rmSync(place, { recursive: true, force: true })
    renameSync(outDir, place)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * Writes `.vite/lazy.json`, source → built file, for each module that is loaded on demand: Vite's manifest does not name those
 * that share their file with others.
 * @param {string} folder of the front end
 * @returns {import('vite').Plugin}
 */
const namesLazyModules = (folder) => ({
  name: 'names-lazy-modules',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? file.moduleIds
            .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
            .map((id) => [relative(folder, id), file.fileName])
        : [],
    )
    this.emitFile({ type: 'asset', fileName: '.vite/lazy.json', source: JSON.stringify(Object.fromEntries(files)) })
  },
})

/**
 * Node keeps the text of what it runs, in two bytes a character once one of them needs it. Names stay: errors and logs speak of them.
 * The maps name files and lines of the sources without holding them.
 */
const slim = /** @type {const} */ ({
  charset: 'ascii',
  minify: { compress: true, mangle: false, codegen: true },
  sourcemapExcludeSources: true,
})

const WORTH_COMPRESSING_BYTES = 500

/** Lays a brotli and a gzip twin beside each asset that is text: the server sends them as they are. @param {string} folder */
async function compressAssets(folder) {
  const { brotliCompress, gzip } = await import('node:zlib')
  const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg|json|mjs)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const bytes = readFileSync(join(folder, name))
      if (bytes.length < WORTH_COMPRESSING_BYTES) return
      for (const [ending, pack] of Object.entries(compress))
        writeFileSync(join(folder, `${name}.${ending}`), await pack(bytes))
    }),
  )
}

/**
 * The server with all that it opens at run time. With `npm ci --omit=dev` beside it, dist/ starts on any machine.
 */
async function bundleServer() {
  const { build } = await import('vite')
  const outDir = join(root, 'dist', `.${server.name}-${process.pid}`)
  const place = join(root, 'dist', server.name)
  const bundle = (/** @type {Record<string, string>} */ input, /** @type {import('vite').BuildOptions} */ options) =>
    build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      ssr: { noExternal: true, external: asInstalled },
      resolve: { alias: englishOfZod },
      build: {
        ssr: true,
        outDir,
        target: 'node20',
        rolldownOptions: { input, output: { entryFileNames: '[name].mjs', ...slim } },
        ...options,
      },
    })
  try {
    await bundle(programs, { emptyOutDir: true, sourcemap: true })
    await bundle({ [writingHelper.replace(/\.mjs$/, '')]: writingHelper }, { emptyOutDir: false })
    for (const path of openedByPath)
      cpSync(join(root, path), join(outDir, path), {
        recursive: true,
        filter: (file) => !file.endsWith('_snapshot.json'),
      })
    rmSync(place, { recursive: true, force: true })
    renameSync(outDir, place)
    describeArtefact()
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * dist/ can be copied elsewhere: `npm ci --omit=dev` and `npm start` work in it. Of the packages of production it names
 * those that lie beside the bundle; the others are inside.
 */
function describeArtefact() {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const write = (/** @type {string} */ file, /** @type {object} */ content) =>
    writeFileSync(join(root, 'dist', file), `${JSON.stringify(content, null, 2)}\n`)
  const { imports: _, devDependencies: __, ...manifest } = read('package.json')
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([name]) => asInstalled.includes(name)),
  )
  // an override that names a package of the build names nothing here
  const overrides = Object.fromEntries(
    Object.entries(manifest.overrides).filter(([, value]) => !JSON.stringify(value).includes('"$')),
  )
  write('package.json', { ...manifest, scripts: artefactScripts, dependencies, overrides })
  const lock = read('package-lock.json')
  delete lock.packages[''].devDependencies
  lock.packages[''].dependencies = dependencies
  write('package-lock.json', lock)
  for (const file of ['.npmrc', 'THIRD-PARTY-NOTICES.md']) cpSync(join(root, file), join(root, 'dist', file))
}

const called = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (called) {
  const only = process.argv[process.argv.indexOf('--only') + 1]
  if (process.argv.includes('--only') && only)
    await buildOne(only).catch((error) => {
      console.error(
        `${only} could not be built:\n${stripVTControlCharacters(error instanceof Error ? error.message : String(error))}`,
      )
      process.exitCode = 1
    })
  else if (!(await buildStale({ force: process.argv.includes('--force') }))) process.exitCode = 1
}
