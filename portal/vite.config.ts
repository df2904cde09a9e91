import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The portal, at the root of the origin. In development `api/dev.ts` mounts it into its own port. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/',
  appType: 'spa',
  // two front ends run in one process in development: each has its own cache, and knows its packages from the start
  cacheDir: '../node_modules/.vite/portal',
  optimizeDeps: { entries: ['index.html', '**/*.tsx'] },
  plugins: [react()],
  // the router's package always names its development build, which brings its warnings along
  resolve:
    command === 'build'
      ? {
          alias: [
            {
              find: /^react-router$/,
              replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
            },
          ],
        }
      : {},
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
        // What the sign-in page needs, with all that it imports, in one file: it is smaller than thirty small ones.
        codeSplitting: {
          groups: [
            {
              name: 'first',
              test: /portal\/(app\.tsx|ui\/(text-field|banner)\.tsx|identity\/(email-field\.tsx|passkeys\/use-offered-passkey\.ts))$/,
            },
          ],
        },
      },
    },
  },
}))
