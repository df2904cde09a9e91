// The engine is chosen when db/dialect.ts is loaded, so the test file's own database must be in place before that.
import { join } from 'node:path'
import { ownDataFolder } from './data-folder.ts'

process.env.DATABASE_URL = `file:${join(ownDataFolder(), 'app.db')}`
