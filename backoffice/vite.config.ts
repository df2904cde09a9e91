import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The back office: a single-page app below /admin/, for staff. `vite build --config backoffice/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: { outDir: '../dist/backoffice', emptyOutDir: true, manifest: true, target: 'es2022' },
  define: {
    __BUILD__: JSON.stringify(
      process.env.BUILD_ID ?? new Date().toISOString().slice(0, 16).replace(/[-T]/g, '.').replace(':', ''),
    ),
  },
})
