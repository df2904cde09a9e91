// The engine is chosen when db/dialect.ts is loaded, so the test file's own database must be in place before that.
import { inject } from 'vitest'
import { createDatabase } from './postgres-server.ts'
import { ownDataFolder } from './data-folder.ts'

ownDataFolder()
process.env.DATABASE_URL = await createDatabase(inject('postgres'))
