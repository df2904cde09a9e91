import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { termsAcceptance } from '#db/schema/all.ts'
import { displayStatus } from '#model/discussions/enums.ts'
import { AppError } from '#model/errors.ts'
import { can, type Actor } from '#model/permissions.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'
import { authorizeOwnTerms } from './terms.ts'
import type { Reader } from '../viewer.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Consent belongs to one wording: when the funding source writes another, it is asked for again. */
const termsOf = (frontMatter: string): string =>
  `front_matter:${createHash('sha256').update(frontMatter).digest('hex').slice(0, 32)}`

/** No one is asked once the discussion has ended: nothing is to follow. */
function wordingFor({ grant, discussion }: LoadedDiscussion, reader: Reader): string | null {
  const shown = displayStatus(discussion.status)
  if (shown === 'closed' || shown === 'cancelled') return null
  return (reader.kind === 'asker' || reader.kind === 'expert') && reader.seesContent ? grant?.frontMatter || null : null
}

async function isKept(q: Queries, userId: string, termsId: string): Promise<boolean> {
  const [row] = await q
    .select({ id: termsAcceptance.id })
    .from(termsAcceptance)
    .where(and(eq(termsAcceptance.userId, userId), eq(termsAcceptance.termsId, termsId)))
    .limit(1)
  return row !== undefined
}

/** Whether an asker or expert is still to acknowledge the front matter; no one does it for another person. */
export async function mustAcknowledge(
  q: Queries,
  reader: Reader,
  loaded: LoadedDiscussion,
  actor: Actor,
): Promise<boolean> {
  const wording = wordingFor(loaded, reader)
  return (
    wording !== null && can(actor, 'own.acceptTerms').allowed && !(await isKept(q, reader.userId, termsOf(wording)))
  )
}

/** Keeps that the reader has acknowledged the front matter; once is enough. @throws errors.invalidParameters where there is none for them */
export async function acknowledge({ ctx, tx, now, loaded }: UnitOfWork, reader: Reader): Promise<void> {
  const wording = wordingFor(loaded, reader)
  if (wording === null)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { termsId: 'errors.unknownValue' } })
  authorizeOwnTerms(ctx)
  if (await isKept(tx, reader.userId, termsOf(wording))) return
  // it counts for every discussion with this wording, and reveals nothing of the terms of taking part in this one
  await tx.insert(termsAcceptance).values({
    id: newId(),
    userId: reader.userId,
    termsId: termsOf(wording),
    acceptedAt: now,
    address: ctx.request.address,
  })
}
