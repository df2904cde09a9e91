import { eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { country, diagnosis, queryHeader, user } from '#db/schema/all.ts'
import type { UserType } from '#model/identity/enums.ts'
import { notListedCode } from '#model/panels/diagnoses/not-listed.ts'
import { newYorkDay } from '#model/time.ts'
import { recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { fundingFor } from '../../panels/funding.ts'

/**
 * Staff have set the diagnosis that the asker had described: that reason for a review is gone, and the funding source is
 * chosen by the diagnosis that it is now.
 */
export async function afterClassifying(ctx: Ctx, tx: Tx, id: string, formerId: string): Promise<void> {
  const [former] = await tx.select({ code: diagnosis.code }).from(diagnosis).where(eq(diagnosis.id, formerId))
  if (former?.code !== notListedCode) return
  const [row] = await tx
    .select({ query: queryHeader, asker: user, country: country.code })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .leftJoin(country, eq(user.countryId, country.id))
    .where(eq(queryHeader.id, id))
  if (!row) return
  const { query, asker } = row
  const reviewReasons = (query.reviewReasons ?? []).filter((reason) => reason !== 'diagnosisDescribed')
  const grantId = query.planId
    ? (
        await fundingFor(tx, {
          planId: query.planId,
          diagnosisId: query.diagnosisId,
          askerType: asker.userType as UserType,
          askerKind: asker.userKind,
          askerCountry: row.country,
          today: newYorkDay(ctx.now()),
        })
      ).grantId
    : query.grantId
  await tx.update(queryHeader).set({ reviewReasons, grantId }).where(eq(queryHeader.id, id))
  await recordChange(
    ctx,
    tx,
    { refTable: 'query_header', refId: id },
    { reviewReasons: query.reviewReasons, grantId: query.grantId },
    { reviewReasons, grantId },
  )
}
