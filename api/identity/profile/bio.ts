import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import type { Bio, BioBody } from '#model/identity/work-wire.ts'
import { isStaff } from '#model/permissions.ts'
import { conflict } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { bioOf, bioVersion, writeBio } from './bio-row.ts'
import { changed, pick, sent } from './fields.ts'
import { changeOwn, readable } from './own-record.ts'

const names = ['professionalBio', 'consumerBio', 'affiliations', 'disclosures'] as const

async function bioFor(ctx: Ctx, q: Queries, id: string): Promise<Bio> {
  const row = await bioOf(q, id)
  const bio = {
    ...(pick(row ?? {}, names) as Pick<Bio, (typeof names)[number]>),
    lastEdited: row?.lastEdited?.toISOString() ?? null,
    version: bioVersion(row),
  }
  if (!isStaff(requireActor(ctx))) return bio
  const [editor] = row?.lastEditedBy ? await q.select().from(user).where(eq(user.id, row.lastEditedBy)) : []
  return { ...bio, lastEditedBy: editor ? resolvedName(editor) : null }
}

/** @throws not.found; auth.notAuthorized for clients */
export async function readBio(ctx: Ctx, id: string): Promise<Bio> {
  await readable(ctx, ctx.db, id, { notClients: true })
  return bioFor(ctx, ctx.db, id)
}

/**
 * Changes the texts that are sent; only a text that differs counts as an edit. While staff act for the person, the member of
 * staff is the editor.
 * @throws conflict with `current`
 */
export async function changeBio(ctx: Ctx, id: string, body: BioBody): Promise<Bio> {
  const actor = requireActor(ctx)
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      const before = await bioFor(ctx, tx, id)
      if (before.version !== body.version) throw conflict(before)
      const set = changed(before, sent(body, names))
      if (!Object.keys(set).length) return before
      await writeBio(tx, id, { ...set, lastEdited: ctx.now(), lastEditedBy: actor.acting?.authUserId ?? actor.userId })
      await recordChange(ctx, tx, { refTable: 'user_bio', refId: id }, pick(before, Object.keys(set)), set)
      return bioFor(ctx, tx, id)
    },
    { notClients: true },
  )
}
