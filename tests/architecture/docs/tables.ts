import type { Document } from '#api/http/document.ts'
import { permissions, type Act, type AccessTier } from '#model/permissions.ts'

const ranks = { csr: 'CSR', csr_admin: 'CSR admin', csr_super: 'CSR super' }

const tiers: Record<AccessTier, string> = {
  public: 'Anybody',
  'mfa-pending': 'Signed in by password; the second factor may be missing',
  'signed-in': 'Everyone who is signed in, for what is their own',
  'self-or-csr': 'The person of the record, and staff',
  participant: 'Who takes part in the discussion, as its rules say',
  csr: 'Staff; a POST is a search, so that view-only staff may send it',
  'csr-write': 'Staff who may write',
  'csr-admin': 'Staff from CSR admin; to write, not view-only',
  'csr-super': 'CSR super; to write, not view-only',
  'invitee-key': 'Who holds the key of an invitation to a call',
  dev: 'Anybody, outside production only: there it does not exist',
}

/** Who may do what, from the table that server and screens decide by. */
export function permissionTables(): string {
  const acts = Object.entries(permissions) as [
    Act,
    { rank?: keyof typeof ranks; right?: { role: string }; writes: boolean; notWhileActing?: true },
  ][]
  const rows = acts.map(([act, { rank, right, writes, notWhileActing }]) =>
    [
      `\`${act}\``,
      rank ? `${ranks[rank]}${right ? ` with \`${right.role}\`, or CSR super` : ''}` : 'everyone signed in',
      writes ? '' : 'yes',
      notWhileActing ? '' : 'yes',
    ].join(' | '),
  )
  return `# Permissions

Written by \`npm run docs\` from \`db/model/permissions.ts\`. Checks of the object (one's own record, one's own discussion, staff on staff) come on top.

## Acts

| Act | From | View-only staff | While logged in as another user |
|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}

## Who may call a route

| Tier | Who |
|---|---|
${Object.entries(tiers)
  .map(([tier, words]) => `| \`${tier}\` | ${words} |`)
  .join('\n')}
`
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every route by area, from the document that the API gives of itself. */
export function routeTables(document: Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { tags?: string[]; summary?: string; 'x-who'?: string }>)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ path, method, ...operation })),
  )
  const parts = (document.tags ?? []).map(({ name, description }) => {
    const rows = operations
      .filter(({ tags }) => tags?.[0] === name)
      .map(
        ({ path, method, summary = '', 'x-who': who }) =>
          `| ${method.toUpperCase()} | \`${path}\` | ${who} | ${summary.replaceAll('|', '\\|')} |`,
      )
    return `## ${name}\n\n${description}\n\n| | Path | Who | What |\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Routes

Written by \`npm run docs\` from the declarations. Who: [permissions.md](permissions.md). What a call takes and answers: \`/api/docs\` of a running product.

${parts.join('\n')}`
}
