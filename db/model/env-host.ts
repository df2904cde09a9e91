import type { Environment } from './content/enums.ts'

const prefixes: readonly (readonly [prefix: string, environment: Environment])[] = [
  ['app.', 'production'],
  ['my.', 'production'],
  ['staging.', 'staging'],
  ['dev.', 'development'],
  ['feature-', 'development'],
]

/** Environment derived from the host-name prefix; the port is ignored. */
export function environmentOfHost(host: string, unknown: Environment = 'production'): Environment {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '')
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost')) return 'local'
  for (const [prefix, environment] of prefixes) if (name.startsWith(prefix)) return environment
  return unknown
}
