/** Debian's coturn as the relay of a call, on this machine. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = '/usr/bin/turnserver'
export const hasTurn = () => existsSync(program)
// below the ports that systems hand out by themselves, so that no other program holds it
const turnPort = 23_478
const secret = 'shared-by-tests'
export const turnSettings = { TURN_URLS: `turn:127.0.0.1:${turnPort}?transport=udp`, TURN_SECRET: secret }

export interface TurnServer {
  /** answers nothing until it goes on */
  pause: () => void
  goOn: () => void
  stop: () => Promise<void>
}

/** A STUN binding request (RFC 8489, 5 and 14): the smallest thing that a relay answers. */
const bindingRequest = () => Buffer.concat([Buffer.from('000100002112a442', 'hex'), randomBytes(12)])

async function answers(port: number) {
  const socket = createSocket('udp4')
  try {
    const answer = once(socket, 'message', { signal: AbortSignal.timeout(500) })
    socket.send(bindingRequest(), port, '127.0.0.1')
    await answer
    return true
  } catch {
    return false
  } finally {
    socket.close()
  }
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
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const latest = Date.now() + 30_000
  while (!(await answers(turnPort)))
    if (child.exitCode !== null || Date.now() > latest) {
      child.kill('SIGKILL')
      throw new Error(`the relay does not answer:\n${said}`)
    }
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
