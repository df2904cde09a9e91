import { join } from 'node:path'
import { root } from './install.mjs'

const build = (/** @type {string} */ file) => join(root, 'node_modules/react-router/dist/production', file)

/** Vite aliases: the router's package always names its development build, which brings its warnings along. */
export const productionRouter = [
  { find: /^react-router$/, replacement: build('index.mjs') },
  { find: /^react-router\/dom$/, replacement: build('dom-export.mjs') },
]
