import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const screens = ['portal', 'backoffice'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(room, name)),
)

/** A rule of its own: rank, view only, roles or rights looked at directly, or a type compared. */
const rules = {
  rights:
    /\.allowedCSR(View|Admin)\b|\.viewOnly\b|\.staffRoles\b|\.roles\.includes|\.rank\s*[!=]==|['"]csr_(admin|super)['"]/,
  types: /\buserType\s*[!=]==?\s*userType\.|[!=]==?\s*userType\.\w+/,
}
const ownRules = (kind: keyof typeof rules, text: string) =>
  text
    .split('\n')
    .filter((line) => rules[kind].test(line))
    .map((line) => line.trim())

/** Where the wire becomes the model's actor, and where a record is shown for what it is; none of these decides who may. */
const rightsAreShown: Record<string, RegExp> = {
  'portal/identity/actor.ts': /rank: type ===|viewOnly: user\./,
  'backoffice/providers/permissions.ts': /viewOnly: user\?\./,
  'backoffice/identity/user-summary.tsx': /admin\.rank\./,
  'portal/playground/playground-page.tsx': /userId: 'me'/,
  'backoffice/layout/user-menu.tsx': /admin\.rank\./,
}
/** Which of two addresses or forms is the person's own: the pages behind them are judged by the model. */
const typesChooseAForm: Record<string, RegExp> = {
  'portal/identity/actor.ts': /rank: type ===/,
  'portal/shell/top-bar/user-menu.tsx': /const member =/,
  'portal/playground/playground-page.tsx': /rank: type ===|canPost: type !==|noeticExpert: type ===/,
  'portal/identity/account/profile/details.tsx': /type === userType\.blinded && \(/,
  'portal/discussions/addresses.ts': /const isMember =/,
  'portal/discussions/list/discussions-page.tsx': /const isMember =/,
  'portal/discussions/wizard/new-query-page.tsx': /ChooseUserDialog|proxy=/,
  'portal/discussions/wizard/summary-rows.ts': /isClient:/,
  'backoffice/identity/tabs/account.tsx': /<RolesForm/,
  'backoffice/identity/user-page.tsx': /user\.userType !== userType\.expert/,
}
function found(kind: keyof typeof rules, known: Record<string, RegExp>): string[] {
  return screens.flatMap((file) =>
    ownRules(kind, readFileSync(join(root, file), 'utf8'))
      .filter((line) => !known[file]?.test(line))
      .map((line) => `${file}: ${line}`),
  )
}

test('no screen decides by itself who may do what: rights come from the one table', () => {
  expect(found('rights', rightsAreShown)).toEqual([])
  expect(found('types', typesChooseAForm)).toEqual([])
})

test('a rule of a screen’s own is found', () => {
  for (const line of [
    'disabled={user.allowedCSRView}',
    'if (actor.viewOnly) return null',
    "rank === 'csr_admin'",
    'actor.rank !== null',
    "user.roles.includes('csr')",
  ])
    expect(ownRules('rights', line)).toHaveLength(1)
  for (const line of ['user.userType === userType.csr && <Button />', 'if (type !== userType.client)'])
    expect(ownRules('types', line)).toHaveLength(1)
  expect(screens.length).toBeGreaterThan(300)
})
