import { and, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { userTaxInformation } from '#db/schema/all.ts'
import { standingOf, standingSince, type FormNeed } from '#model/tax/standing.ts'
import { newYorkDay } from '#model/time.ts'
import { renewalDaysOf } from './renewal-days.ts'

/** How it stands with the forms of these people on a day of New York, and since when. Who never had one is in it too. */
export async function formNeedsOf(q: Queries, ids: string[], day: string): Promise<Map<string, FormNeed>> {
  const rows = await q
    .select({
      userId: userTaxInformation.userId,
      formType: userTaxInformation.formType,
      status: userTaxInformation.status,
      expiresAt: userTaxInformation.expiresAt,
      invalidAt: userTaxInformation.invalidAt,
      invalidReason: userTaxInformation.invalidReason,
    })
    .from(userTaxInformation)
    .where(
      and(
        inArray(userTaxInformation.userId, ids),
        inArray(userTaxInformation.status, ['draft', 'certified', 'invalid']),
      ),
    )
  const renewals = await renewalDaysOf(q, ids)
  return new Map(
    ids.map((id) => {
      const own = rows.filter(({ userId }) => userId === id)
      const last = own.find(({ status }) => status === 'certified') ?? own.find(({ status }) => status === 'invalid')
      const draft = own.find(({ status }) => status === 'draft')
      const facts = {
        status: last?.status ?? null,
        expiresAt: last?.expiresAt ?? null,
        renewBy: renewals.get(id) ?? null,
        hasDraft: draft !== undefined,
      }
      const standing = standingOf(facts, day)
      return [
        id,
        {
          standing,
          formType: last?.formType ?? draft?.formType ?? null,
          expiresAt: last?.expiresAt ?? null,
          since: standingSince(standing, {
            expiresAt: facts.expiresAt,
            invalidDay: last?.invalidAt ? newYorkDay(last.invalidAt) : null,
          }),
          reason: standing === 'invalid' ? (last?.invalidReason ?? null) : null,
          renewBy: facts.renewBy,
          hasDraft: facts.hasDraft,
        },
      ]
    }),
  )
}
