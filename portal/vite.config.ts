import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureModel, pureRouter } from '../api/pure-model.mjs'
import { productionRouter } from '../api/production-router.mjs'
import { isSchema, sharedChunks } from '../api/shared-chunks.mjs'

const list = 'discussions/list/discussions-page.tsx'
const discussion = 'discussions/detail/discussion-page.tsx'
const wizard = 'discussions/wizard/new-query-page.tsx'
const home = 'portal/(shell/layout/frame|content/lobby-page)\\.tsx$'
const overlayStyles =
  'portal/(content/(help-dialog|rich-text)|shell/top-bar/user-menu|ui/overlays/\\w+)\\.module\\.css$'
const inDiscussions = (page: string) => /\/portal\/(discussions|surveys)\//.test(page)
const has = (pages: readonly string[], page: string) => pages.some((one) => one.endsWith(page))
/** needed on pages of many kinds */
const common = (pages: readonly string[]) => pages.length > 3 && !pages.every(inDiscussions)
const group = (name: string, wants: (pages: readonly string[], id: string) => boolean) => ({
  name: sharedChunks({ [name]: wants }),
  debugName: name,
})

/** The portal, at the root of the origin. In development `api/dev.ts` mounts it into its own port. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/',
  appType: 'spa',
  // two front ends run in one process in development: each has its own cache, and knows its packages from the start
  cacheDir: '../node_modules/.vite/portal',
  optimizeDeps: { entries: ['index.html', '**/*.tsx'] },
  // texts: an object costs fewer bytes than a string that is parsed
  json: { stringify: false },
  plugins: [react(), pureModel(), pureRouter()],
  resolve: { alias: command === 'build' ? productionRouter : [] },
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    manifest: true,
    // every browser that the target names loads modules ahead by itself
    modulePreload: { polyfill: false },
    // light-dark() and nesting are used as they are
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    target: ['chrome123', 'safari17.5', 'firefox121'],
    rolldownOptions: {
      output: {
        // the first file lists the names of all others: the hash is as short as may be
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // a page needs few files: what it has alone, and what it shares with its kind
        codeSplitting: {
          groups: [
            {
              name: 'first',
              priority: 9,
              test: /react-dom\/client\.js$|portal\/((main|portal)\.tsx|ui\/(tokens|base)\.css)$/,
            },
            { name: 'app', priority: 8.5, test: /portal\/(app\.tsx|identity\/unsent-drafts\.ts)$/ },
            // with the styles of what lies over pages: they are few, and each file costs a request
            { name: 'home', priority: 8, test: new RegExp(`${home}|${overlayStyles}`) },
            { name: 'rich-text', priority: 7, test: /portal\/content\/rich-text\.tsx$/ },
            {
              name: 'overlays',
              priority: 6,
              test: /portal\/(shell\/(top-bar\/user-menu|layout\/overlay-host)|ui\/overlays\/(tooltip|question-dialog)|identity\/session-dialog)\.tsx$/,
            },
            // pages without a form load no schemas, though they import rules that stand beside some
            {
              ...group(
                'discussions',
                (pages, id) =>
                  !isSchema(id) &&
                  (has(pages, list) || (has(pages, discussion) && (common(pages) || has(pages, wizard)))),
              ),
              priority: 5,
            },
            { ...group('forms', (pages, id) => isSchema(id) || common(pages)), priority: 4 },
            { ...group('discussion', (pages) => has(pages, discussion)), priority: 2 },
            { ...group('wizard', (pages) => has(pages, wizard)), priority: 1 },
          ],
        },
      },
    },
  },
}))
