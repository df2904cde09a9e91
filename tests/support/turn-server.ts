/** Debian's coturn as the relay of a call, on this machine. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = '/usr/bin/turnserver'
export const hasTurn = () => existsSync(program)
export const turnPort = 34_780
const secret = 'shared-by-tests'
export const turnSettings = { TURN_URLS: `turn:127.0.0.1:${turnPort}?transport=udp`, TURN_SECRET: secret }

export interface TurnServer {
  /** answers nothing until it goes on */
  pause: () => void
  goOn: () => void
  stop: () => Promise<void>
}

export async function startTurn(): Promise<TurnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'consilium-turn-'))
  const child = spawn(
    program,
    [
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=consilium.test',
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      `--listening-port=${turnPort}`,
      '--allow-loopback-peers',
      '--log-file=stdout',
      `--pidfile=${join(folder, 'pid')}`,
      `--userdb=${join(folder, 'db')}`,
    ],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  if (child.exitCode !== null) throw new Error('the relay did not start')
  return {
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGCONT')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
