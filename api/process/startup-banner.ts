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

/** What a person needs to begin: addresses, demo accounts, where messages go. */
export function printStartupBanner(env: Env, port: number) {
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
  console.log([...lines, ''].join('\n'))
}
