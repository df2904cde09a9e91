// `npm run docs` writes these pages: it runs this file with --update. Without it they are compared.
import '../support/setup/each-sqlite.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Document } from '#api/http/document.ts'
import { startProduct } from '../support/product.ts'
import { notices } from './docs/notices.ts'
import { picture } from './docs/picture.ts'
import { permissionTables, routeTables } from './docs/tables.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const product = await startProduct()

test.each([
  ['api/docs/modules.md', () => picture(root)],
  ['api/docs/permissions.md', () => permissionTables()],
  ['api/docs/routes.md', async () => routeTables((await product.anonymous<Document>('GET', '/openapi.json')).body)],
  ['THIRD-PARTY-NOTICES.md', () => notices(root)],
])('%s says what the code says: `npm run docs`', async (path, text) => {
  await expect(await text()).toMatchFileSnapshot(join(root, path))
})
