import { defineConfig } from 'drizzle-kit'
import { dialect } from './db/dialect.ts'

export default defineConfig({
  dialect,
  schema: './db/schema/all.ts',
  out: `./db/migrations/${dialect}`,
  casing: 'snake_case',
})
