// `npm run check`: every check that reads the code and runs none of it.
import { checks, inTurn, step } from './architecture/run/steps.mjs'

const reading = checks.filter(({ name }) => name !== 'build' && name !== 'budget')
let failed = 0
await inTurn(
  2,
  reading.map(({ name, command, env }) => async () => {
    if (!(await step(name, command, { env })).ok) failed++
  }),
)
process.exitCode = failed ? 1 : 0
