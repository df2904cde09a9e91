// In development a thread runs the sources as its process does: Node alone does not read them.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.program)
