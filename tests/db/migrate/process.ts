// A program of its own that migrates the database in DATABASE_URL with the folder it is given, for tests that kill it.
import { openStore } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'

const store = await openStore(process.env.DATABASE_URL ?? '')
process.stdout.write('begin\n')
process.stdout.write(`applied ${await migrate(store, process.argv[2])}\n`)
await store.close()
