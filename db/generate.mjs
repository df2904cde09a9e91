// Writes the next migration of both engines from the schema: `npm run generate -- --name what-changes`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
for (const url of ['file:unused.db', 'postgres://unused/unused']) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '--import tsx' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
