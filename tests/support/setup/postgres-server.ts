import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from './find-postgres.ts'
import { freePort } from '../free-port.ts'
import { isAlive } from '../is-alive.ts'

export interface PostgresServer {
  /** address of the maintenance database */
  url: string
  stop: () => void
}
/** One that a test may stop and start under the feet of its users. */
export interface OwnPostgres extends PostgresServer {
  /** `fast` sends everyone away, `immediate` is a crash. Comes back after so many milliseconds. */
  restart: (mode: 'fast' | 'immediate', afterMs: number) => Promise<void>
}

interface Account {
  uid?: number
  gid?: number
}

const prefix = 'consilium-pg-'

/**
 * Starts a throw-away PostgreSQL on loopback, or uses the one in TEST_POSTGRES_URL.
 * Its files live in memory where the machine allows it; nothing survives `stop`.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return { url: given, stop: () => undefined }
  // nothing here must survive a crash, so the server may skip every wait for the disk
  return startOwnPostgres('-c fsync=off -c synchronous_commit=off -c full_page_writes=off')
}

/** A server for one test file. What it acknowledges survives its own crash. */
export async function startOwnPostgres(speed = '-c fsync=off'): Promise<OwnPostgres> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed')
  const home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const owner = serverAccount()
  sweep(home, bin, owner)

  const dir = mkdtempSync(join(home, `${prefix}${process.pid}-`))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(dir, owner.uid, owner.gid)
  const run = (tool: string, ...args: string[]) =>
    execFileSync(join(bin, tool), args, { ...owner, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] })
  const data = join(dir, 'data')
  const port = await freePort()
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${dir}' -c max_connections=300`,
    `${speed} -c dynamic_shared_memory_type=mmap`,
  ].join(' ')
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start')
  start()
  return {
    restart: async (mode, afterMs) => {
      await inBackground(bin, owner, dir, ['-D', data, '-w', '-m', mode, 'stop'])
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      await inBackground(bin, owner, dir, ['-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start'])
    },
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** While it works, the test goes on. */
const inBackground = (bin: string, owner: Account, cwd: string, args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(join(bin, 'pg_ctl'), args, { ...owner, cwd, stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${args.join(' ')}: ${code}`))))
  })

/** Makes a database on the server, empty or as a copy of another, and gives its address. */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `t_${process.pid}_${process.hrtime.bigint().toString(36)}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Puts a copy of a database, to which nobody is connected, in the place of another. */
export async function copyDatabase(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(`drop database if exists ${to}`)
  await client.query(`create database ${to} template ${from}`)
}

/** PostgreSQL refuses to run as root, so root starts it as the account its package made. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Stops and removes servers whose test run was killed before it could. */
function sweep(home: string, bin: string, owner: Account) {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (isAlive(pid)) continue
    const dir = join(home, name)
    try {
      execFileSync(join(bin, 'pg_ctl'), ['-D', join(dir, 'data'), '-m', 'immediate', 'stop'], {
        ...owner,
        cwd: dir,
        stdio: 'ignore',
      })
    } catch {
      // it was not running any more
    }
    rmSync(dir, { recursive: true, force: true })
  }
}
