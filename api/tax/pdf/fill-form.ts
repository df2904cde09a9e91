import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '#db/root.ts'
import type { PrintedForm } from '#model/tax/printed.ts'

/** What the thread draws. Places are points from the lower left corner of the first page. */
export interface FormDocument {
  template: 'fw9' | 'fw8ben'
  printed: PrintedForm
  signature: { text: string; x: number; y: number; width: number }[]
  evidence: { title: string; statement: string[]; lines: [label: string, value: string][] }
}

/** Longer than any form takes. */
const WHOLE_MS = 30_000

/** The official form, filled in and flattened, with the page of evidence behind it. @throws Error when it cannot be drawn */
export function fillForm(document: FormDocument): Promise<Uint8Array> {
  const worker = new Worker(join(root, 'api/tax/pdf/pdf-thread.mjs'), { workerData: document, execArgv: [] })
  const tooLong = setTimeout(() => void worker.terminate(), WHOLE_MS)
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The tax form could not be drawn')))
  }).finally(() => {
    clearTimeout(tooLong)
    void worker.terminate()
  })
}
