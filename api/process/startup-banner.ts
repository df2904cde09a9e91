import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { Env } from '../env.ts'

const demoAccounts = [
  'member',
  'newmember',
  'expert',
  'network',
  'planmanager',
  'blinded',
  'csr',
  'csr.admin',
  'csr.super',
]

/** What a person needs to begin: addresses, demo accounts, where messages go, and what is missing. */
export async function printStartupBanner(env: Env, port: number, db: Db): Promise<void> {
  const at = env.PUBLIC_URL ?? `http://localhost:${port}`
  const lines = [
    '',
    `  Consilium is ready.`,
    `  Portal        ${at}/`,
    `  Back office   ${at}/admin`,
    `  API           ${at}/api/docs`,
  ]
  if (!env.production) lines.push(`  Messages      ${at}/dev/inbox   (e-mail and sign-in codes land here)`)
  if (env.demoData) {
    lines.push(
      '',
      `  Demo accounts (password Consilium-Demo-7): ${demoAccounts
        .map((name) => `${name}@consilium.test`)
        .slice(0, 3)
        .join(', ')},`,
      `    ${demoAccounts
        .map((name) => `${name}@consilium.test`)
        .slice(3)
        .join(', ')}`,
    )
  }
  if (!(await hasStaff(db)))
    lines.push(
      '',
      '  No one can sign in to the back office yet. Create the first administrator:',
      '    npm run create-administrator -- ada@example.org Ada Lovelace',
    )
  if (env.production && /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(env.publicUrl))
    lines.push('', `  PUBLIC_URL is ${env.publicUrl}: links in messages lead to the reader's own machine.`)
  if (env.production && !env.SMTP_URL)
    lines.push('', '  SMTP_URL is not set: no e-mail is sent, and no one receives a code to sign in with.')
  console.log([...lines, ''].join('\n'))
}

async function hasStaff(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.userType, userType.csr), eq(user.enabled, true)))
    .limit(1)
  return row !== undefined
}
