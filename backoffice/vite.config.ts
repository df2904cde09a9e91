import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureModel, pureRouter } from '../api/pure-model.mjs'
import { productionRouter } from '../api/production-router.mjs'
import { isSchema, sharedChunks } from '../api/shared-chunks.mjs'

const isUserList = (page: string) => page.endsWith('/identity/user-list.tsx')

/** The back office: a single-page app below /admin/, for staff. `vite build --config backoffice/vite.config.ts`. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/admin/',
  // texts: an object costs fewer bytes than a string that is parsed
  json: { stringify: false },
  plugins: [react(), pureModel(), pureRouter()],
  resolve: { alias: command === 'build' ? productionRouter : [] },
  build: {
    outDir: '../dist/backoffice',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // the first file lists the names of all others: the hash is as short as may be
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // a page needs few files: the frame, what lists are made of, what records are made of, and its own
        codeSplitting: {
          groups: [
            { name: 'frame', priority: 4, test: /react-dom\/client\.js$|backoffice\/(main|app|layout\/layout)\.tsx$/ },
            {
              name: 'list',
              priority: 3,
              test: /backoffice\/(discussions\/list\/query-list\.tsx|kit\/list\/views\/open-with-view\.tsx|kit\/hooks\/use-list-counts\.ts)$/,
            },
            // the list of users loads neither editors nor schemas
            {
              name: sharedChunks({
                users: (pages, id) =>
                  pages.length >= 3 && pages.some(isUserList) && !id.includes('/node_modules/') && !isSchema(id),
              }),
              debugName: 'users',
              priority: 2,
            },
            { name: sharedChunks({ record: (pages) => pages.length >= 3 }), debugName: 'record', priority: 1 },
          ],
        },
      },
    },
  },
  define: {
    __BUILD__: JSON.stringify(
      process.env.BUILD_ID ?? new Date().toISOString().slice(0, 16).replace(/[-T]/g, '.').replace(':', ''),
    ),
  },
}))
