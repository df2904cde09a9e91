import type { Queries } from '#db/client.ts'
import { mayComment } from '#model/discussions/visibility.ts'
import type { Actor } from '#model/permissions.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'
import { askerMayReply, type Reader } from '../viewer.ts'

const postable = ['open', 'answered']
const mayWrite = ['claimed', 'answered', 'followup', 'timedout', 'missedout', 'latereview']

/** Whether this person can write in the discussion now, as far as it does not depend on the words. */
export async function mayPost(q: Queries, reader: Reader, loaded: LoadedDiscussion, actor: Actor): Promise<boolean> {
  const { discussion } = loaded
  if (!postable.includes(discussion.status)) return false
  if (reader.kind === 'csr') return !actor.viewOnly
  if (reader.kind === 'asker') return askerMayReply(q, loaded)
  if (reader.kind !== 'expert') return false
  return reader.engagement
    ? mayWrite.includes(reader.engagement.status)
    : mayComment(discussion.type, discussion.status)
}
