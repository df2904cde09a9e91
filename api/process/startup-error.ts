import { MigrationError } from '#db/migrate.ts'
import { SettingError } from '../env.ts'

const away = 'The database named by DATABASE_URL does not answer.'
const lines: Partial<Record<string, string>> = {
  ECONNREFUSED: away,
  ENOTFOUND: away,
  ETIMEDOUT: away,
  '28P01': 'The database refuses the user or password in DATABASE_URL.',
  '28000': 'The database refuses the user in DATABASE_URL.',
  '3D000': 'The database named by DATABASE_URL does not exist on its server.',
  SQLITE_NOTADB: 'The file named by DATABASE_URL is not a database.',
  SQLITE_CORRUPT: 'The database is damaged. Restore a backup.',
  SQLITE_BUSY: 'The database is in use by another program.',
  SQLITE_CANTOPEN: 'The file named by DATABASE_URL cannot be opened.',
  SQLITE_READONLY: 'The file named by DATABASE_URL cannot be written.',
  SQLITE_FULL: 'The disk is full.',
  ENOSPC: 'The disk is full.',
}

/** Ends the program that could not start: one line for what the person can mend, everything for what is our fault. */
export function exitWithStartupError(error: unknown): never {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const known =
    error instanceof SettingError || error instanceof MigrationError
      ? error.message
      : (lines[code ?? ''] ?? lines[cause?.code ?? ''])
  if (known) console.error(known)
  else console.error('Could not start:', error)
  process.exit(1)
}
