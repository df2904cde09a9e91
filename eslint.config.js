import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import { moduleBoundaries, noDynamicImport } from './tests/architecture/lint/module-boundaries.mjs'

// Our own rules, none of which needs types. The rules of the language are oxlint's (.oxlintrc.json), which is ten times
// faster with types and cannot forbid a shape of code.

const noLocks = {
  selector: "CallExpression[callee.property.name='for'][arguments.0.value=/^(update|share|no key update|key share)$/]",
  message: 'Row locks exist on one engine only: count and check in the same statement, or in transaction().',
}
const noBarePut = {
  selector:
    "CallExpression[callee.property.name=/^put(Parts)?$/][callee.object.property.name='files'][callee.object.object.type='Identifier']",
  message: 'What people send is kept by keepUpload(), which looks for viruses first.',
}
// The types are PostgreSQL's for both engines; at run time a SQLite builder still has these methods, outside the queue of
// writers. Without SQLite's own types only a cast gets past the compiler.
const builderMethods =
  'from|where|having|orderBy|groupBy|limit|offset|(left|right|inner|full)Join|values|set|returning|delete'
const noSqliteTypes = {
  selector: 'ImportDeclaration[source.value=/^drizzle-orm\\/(better-sqlite3|sqlite)/]',
  message: 'Queries have the types of PostgreSQL: those of SQLite run on one engine only.',
}
const noSyncQuery = [
  `[callee.object.callee.property.name=/^(${builderMethods}|onConflictDo(Nothing|Update))$/]`,
  "[callee.object.type='TSAsExpression']",
].map((object) => ({
  selector: `CallExpression[callee.property.name=/^(get|all|run)$/]${object}`,
  message: 'This runs on SQLite only: await the query itself.',
}))
const noLabelButton = {
  selector: "JSXAttribute[name.name='component'][value.value='label']",
  message: 'A label that looks like a button ignores Enter and Space: use FileButton.',
}
const noDefaults = {
  selector: "ImportSpecifier[imported.name='defaultLimits']",
  message: 'Staff may have set another number: use useLimits, or fixedLimits for those that cannot be changed.',
}
const noAttendedRenewal = {
  selector:
    "CallExpression[callee.name='useQuery']:has(Property[key.name='refetchInterval']):not(:has(Property[key.name='background']))",
  message: 'A page that renews itself would extend its session: use useRenewal, or ask in the background.',
}
const noImpatience = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name='waitFor'][arguments.length=1]",
  message: 'It gives up after a second, too soon for a busy machine: use expect.poll, or name its timeout.',
}
const noServerLater = noDynamicImport('api|db', 'A front end never loads server code.')

export default defineConfig(
  {
    ignores: [
      ...['dist/', 'data/', 'coverage/', '.tmp/', 'test-results/', 'playwright-report/'],
      ...['db/migrations/', 'api/client/schema.d.ts'],
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: ts.parser },
    plugins: { '@typescript-eslint': ts.plugin },
  },
  ...moduleBoundaries(),
  {
    files: ['db/**/*.ts', 'api/**/*.ts'],
    ignores: ['db/sql.ts'],
    rules: { 'no-restricted-syntax': ['error', noLocks, noBarePut, noSqliteTypes, ...noSyncQuery] },
  },
  {
    // they tell the engines apart
    files: ['db/columns.ts', 'db/sqlite.ts'],
    rules: { 'no-restricted-syntax': ['error', noLocks, noBarePut, ...noSyncQuery] },
  },
  {
    // they are the one way
    files: ['api/http/store-upload.ts', 'api/jobs/check-uploads.ts'],
    rules: { 'no-restricted-syntax': ['error', noLocks, noSqliteTypes, ...noSyncQuery] },
  },
  {
    // both front ends run it
    files: ['api/client/**/*.{ts,tsx}'],
    ignores: ['api/client/limits-as-set.ts'],
    rules: { 'no-restricted-syntax': ['error', noLocks, noBarePut, noSqliteTypes, ...noSyncQuery, noDefaults] },
  },
  {
    files: ['portal/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noServerLater, noLabelButton, noDefaults, noAttendedRenewal] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noImpatience] },
  },
  {
    files: ['db/model/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument.' },
        { selector: "CallExpression[callee.name='Date']", message: 'Time is an argument.' },
        {
          selector: 'ImportExpression[source.value=/^[^.]/]',
          message: 'The model is pure: it imports zod and itself, nothing else.',
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Randomness is an argument.' },
      ],
      'no-restricted-globals': [
        'error',
        ...[
          'process',
          'Buffer',
          'fetch',
          'crypto',
          'performance',
          'window',
          'document',
          'navigator',
          'localStorage',
          'sessionStorage',
        ],
        ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'require', 'globalThis', 'console'],
      ],
    },
  },
)
