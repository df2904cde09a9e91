import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildTree } from './tree.ts'

const imports = (from: string) => `import { it as other } from '${from}'\nexport const it = () => other\n`
const leaf = 'export const it = 1\nexport type It = number\n'

const tree = buildTree({
  'db/model/money.ts': leaf,
  'db/model/impure.ts': imports('#db/client.ts'),
  'db/client.ts': imports('#model/money.ts'),
  'db/upward.ts': imports('#api/client/http.ts'),
  'api/client/http.ts': imports('#model/money.ts'),
  'api/client/upward.ts': imports('../audit/list.ts'),
  'api/audit/list.ts': imports('#db/client.ts'),
  'api/audit/upward.ts': imports('../panels/list.ts'),
  'api/panels/list.ts': imports('../audit/list.ts'),
  'api/panels/cycle-a.ts': imports('./cycle-b.ts'),
  'api/panels/cycle-b.ts': imports('./cycle-a.ts'),
  'api/payments/list.ts': imports('../discussions/list.ts'),
  'api/discussions/list.ts': imports('../panels/list.ts'),
  'api/discussions/upward.ts': "export const pay = () => import('../payments/list.ts')\n",
  'api/http/knows-area.ts': imports('../panels/list.ts'),
  'api/http/audits.ts': imports('../audit/list.ts'),
  'api/http/session.ts': imports('../identity/sessions/session.ts'),
  'api/identity/sessions/session.ts': imports('../../audit/list.ts'),
  'api/ports/upward.ts': imports('../audit/list.ts'),
  'api/jobs/runner.ts': imports('../payments/list.ts'),
  'api/lost.ts': imports('./nowhere.ts'),
  'portal/calls.tsx': imports('#api/client/http.ts'),
  'portal/table.tsx': imports('#db/client.ts'),
  'portal/server.tsx': imports('#api/audit/list.ts'),
  'portal/heavy.tsx': "import { Admin } from 'react-admin'\nexport const it = Admin\n",
  'portal/other.tsx': imports('#backoffice/main.tsx'),
  'backoffice/main.tsx': imports('#model/money.ts'),
  'backoffice/other.tsx': imports('#portal/calls.tsx'),
  'backoffice/tests.tsx': imports('../tests/support.ts'),
  'tests/support.ts': leaf,
})
afterAll(tree.remove)

interface Report {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

function cruise(): string[] {
  const program = join(tree.folder, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['--config', '.dependency-cruiser.mjs', '--preserve-symlinks', '--output-type', 'json']
  const json = execFileSync(process.execPath, [program, ...options, 'api', 'db', 'portal', 'backoffice'], {
    cwd: tree.folder,
    encoding: 'utf8',
  })
  const { summary } = JSON.parse(json) as Report
  return summary.violations.map(({ rule, from }) => `${from} ${rule.name}`)
}

test('every wall, the rank of the areas and the ban on cycles answer, and nothing else does', () => {
  expect([...new Set(cruise())].sort()).toEqual(
    [
      'api/audit/upward.ts rank-audit',
      'api/client/upward.ts client-in-browsers',
      'api/discussions/upward.ts rank-discussions',
      'api/http/knows-area.ts http-knows-only-who-calls',
      'api/ports/upward.ts ports-first',
      'api/lost.ts no-unresolved',
      'api/panels/cycle-a.ts no-cycle',
      'backoffice/other.tsx backoffice-alone',
      'backoffice/tests.tsx nothing-needs-tests',
      'db/model/impure.ts model-is-pure',
      'db/upward.ts db-below-api',
      'portal/heavy.tsx portal-is-light',
      'portal/other.tsx portal-alone',
      'portal/server.tsx screens-see-the-client',
      'portal/table.tsx screens-see-the-model',
    ].sort(),
  )
})
