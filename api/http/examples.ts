import type { Document } from './document.ts'

/** What a call was sent and answered in a test run; absent parts have no JSON. */
export interface Example {
  readonly body?: unknown
  readonly status: number
  readonly answer?: unknown
}
interface Media {
  example?: unknown
}
interface Operation {
  operationId: string
  requestBody?: { content?: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

/** Shows in the document what each call took and answered in a test run. `npm run examples` writes the file. */
export async function addExamples(document: Document): Promise<Document> {
  const file = await import('./examples.json', { with: { type: 'json' } })
  const examples: Record<string, Example> = file.default
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item as Record<string, Operation>)) {
      const example = examples[operation.operationId]
      if (!example) continue
      const { body, status, answer } = example
      show(operation.requestBody?.content, body)
      show(operation.responses[status]?.content, answer)
    }
  return document
}

function show(content: Record<string, Media> | undefined, example: unknown): void {
  const media = content?.['application/json']
  if (media && example !== undefined) media.example = example
}
