import hooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import { asyncQueries } from './tests/architecture/lint/async-queries.mjs'
import { moduleBoundaries, noDynamicImport } from './tests/architecture/lint/module-boundaries.mjs'

const code = ['**/*.{ts,tsx}']

const noLocks = {
  selector: "CallExpression[callee.property.name='for'][arguments.0.value=/^(update|share|no key update|key share)$/]",
  message: 'Row locks exist on one engine only: count and check in the same statement, or in transaction().',
}
const noBarePut = {
  selector:
    "CallExpression[callee.property.name=/^put(Parts)?$/][callee.object.property.name='files'][callee.object.object.type='Identifier']",
  message: 'What people send is kept by keepUpload(), which looks for viruses first.',
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
    files: ['**/*.{js,mjs,ts,tsx}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      complexity: ['error', { max: 54 }],
      'max-params': ['error', { max: 6 }],
      'no-debugger': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: code,
    languageOptions: {
      parser: ts.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': ts.plugin, consilium: { rules: { 'async-queries': asyncQueries } } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  // Asking for every property of a @mui theme whether it may return a promise takes a minute; a theme has no promises.
  { files: ['backoffice/layout/theme.ts'], rules: { '@typescript-eslint/no-misused-promises': 'off' } },
  // A test may look at the few cases it is about.
  { files: ['tests/**/*.{ts,tsx}'], rules: { '@typescript-eslint/switch-exhaustiveness-check': 'off' } },
  {
    files: ['**/*.tsx', '{portal,backoffice,api/client}/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...moduleBoundaries(),
  {
    files: ['db/**/*.ts', 'api/**/*.ts'],
    ignores: ['db/sql.ts'],
    rules: { 'consilium/async-queries': 'error', 'no-restricted-syntax': ['error', noLocks, noBarePut] },
  },
  {
    // they are the one way
    files: ['api/http/store-upload.ts', 'api/jobs/check-uploads.ts'],
    rules: { 'no-restricted-syntax': ['error', noLocks] },
  },
  {
    files: ['portal/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noServerLater] },
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
