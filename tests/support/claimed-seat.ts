import type { APIRequestContext } from '@playwright/test'
import { filtered, signedIn } from './at-api.ts'

/** A written discussion without questions, and an expert who holds a seat in it. */
export async function claimedSeat(request: APIRequestContext) {
  const csr = await signedIn(request, 'csr@consilium.test')
  const parts = await csr.get<{ queryId: string; userId: string }[]>(filtered('queryExperts', { status: 'claimed' }))
  const open = await csr.get<{ id: string; questionCount: number }[]>(
    filtered('queries', { status: 'open', mediaType: 'messenger', id: parts.map((part) => part.queryId) }),
  )
  const query = open.find((row) => row.questionCount === 0)
  const [expert] = await csr.get<{ email: string }[]>(
    filtered('users', { id: [parts.find((part) => part.queryId === query?.id)?.userId] }),
  )
  return { csr, queryId: query?.id ?? '', email: expert?.email ?? '' }
}
