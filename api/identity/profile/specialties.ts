import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { userSpecialty } from '#db/schema/all.ts'
import { specialties } from '#model/identity/enums.ts'
import type { SpecialtyBody, UserSpecialties } from '#model/identity/work-wire.ts'
import { conflict } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { bioOf, bioVersion, writeBio } from './bio-row.ts'
import { changeOwn, readable } from './own-record.ts'

async function specialtiesOf(q: Queries, userId: string): Promise<UserSpecialties> {
  const rows = await q
    .select({ specialty: userSpecialty.specialty })
    .from(userSpecialty)
    .where(eq(userSpecialty.userId, userId))
  const bio = await bioOf(q, userId)
  return {
    specialties: specialties.filter((one) => rows.some((row) => row.specialty === one)),
    otherSpecialty: bio?.otherSpecialty ?? null,
    version: bioVersion(bio),
  }
}

/** @throws not.found; auth.notAuthorized for clients */
export async function readSpecialties(ctx: Ctx, id: string): Promise<UserSpecialties> {
  await readable(ctx, ctx.db, id, { notClients: true })
  return specialtiesOf(ctx.db, id)
}

/** Sets the whole list. Anyone who drops `other` drops its text. @throws conflict with `current` */
export async function changeSpecialties(ctx: Ctx, id: string, body: SpecialtyBody): Promise<UserSpecialties> {
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      const before = await specialtiesOf(tx, id)
      if (before.version !== body.version) throw conflict(before)
      const after = {
        specialties: specialties.filter((one) => body.specialties.includes(one)),
        otherSpecialty: body.specialties.includes('other') ? (body.otherSpecialty ?? null) : null,
      }
      const fields = await recordChange(
        ctx,
        tx,
        { refTable: 'user_bio', refId: id },
        { specialties: before.specialties, otherSpecialty: before.otherSpecialty },
        after,
      )
      if (!fields.length) return before
      await tx.delete(userSpecialty).where(eq(userSpecialty.userId, id))
      if (after.specialties.length)
        await tx.insert(userSpecialty).values(after.specialties.map((specialty) => ({ userId: id, specialty })))
      await writeBio(tx, id, { otherSpecialty: after.otherSpecialty })
      return specialtiesOf(tx, id)
    },
    { notClients: true },
  )
}
