import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const homes = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Library/PostgreSQL']

/** The folder with `initdb` and `pg_ctl` of the newest PostgreSQL on this machine, if there is one. */
export function findPostgres(): string | undefined {
  const installed = homes
    .filter((home) => existsSync(home))
    .flatMap((home) => readdirSync(home).map((version) => ({ version, bin: join(home, version, 'bin') })))
    .sort((a, b) => Number.parseFloat(b.version.replace(/^\D+/, '')) - Number.parseFloat(a.version.replace(/^\D+/, '')))
    .map(({ bin }) => bin)
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...installed, ...onPath].find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl')))
}

/** Whether tests can run on PostgreSQL here: a server is given, or one can be started. */
export const hasPostgres = () => Boolean(process.env.TEST_POSTGRES_URL) || findPostgres() !== undefined
