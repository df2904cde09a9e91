// A connection that only reads, in a thread of its own: takes { id, sql, params, method }, answers { id, rows, ms } or { id, error };
// { forget } after the tables have changed.
import Database from 'better-sqlite3'
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

const KEPT_STATEMENTS = 100
const NICE = 10

// Answers come before searches where processors are short. Only Linux gives each thread a priority of its own.
if (process.platform === 'linux' && getPriority() < NICE) setPriority(NICE)

const database = new Database(workerData.file, { readonly: true, timeout: workerData.timeout })
database.pragma('cache_size = -16000')
/** @type {Map<string, Database.Statement>} */
const statements = new Map()

/** @param {string} sql */
function prepare(sql) {
  const kept = statements.get(sql)
  if (kept) return kept
  if (statements.size >= KEPT_STATEMENTS) statements.clear()
  const statement = database.prepare(sql).raw(true)
  statements.set(sql, statement)
  return statement
}

parentPort?.on('message', ({ id, sql, params, method, forget }) => {
  if (forget) return statements.clear()
  const started = performance.now()
  try {
    const statement = prepare(sql)
    const rows = method === 'get' ? statement.get(...params) : statement.all(...params)
    parentPort?.postMessage({ id, rows, ms: performance.now() - started })
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    parentPort?.postMessage({ id, error: { message, code } })
  }
})
