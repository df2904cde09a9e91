import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { userTaxInformation } from '#db/schema/all.ts'
import type { SignForm } from '#db/seed/demo/seed-pay.ts'
import { formRevisions } from '#model/tax/enums.ts'
import { expiryOf } from '#model/tax/validity.ts'
import type { Evidence } from '#model/tax/wire.ts'
import { newYorkDay } from '#model/time.ts'
import { systemCtx, type Deps } from '../context.ts'
import { appendLink } from './chain.ts'
import { storeNumbers } from './form-numbers.ts'
import { columnsOf } from './form-rows.ts'

/** Signs the forms of the demo's experts: numbers sealed and the chain as in certifyForm, but no one is told of it. */
export function demoFormSigner(deps: Deps): SignForm {
  const ctx = systemCtx(deps)
  return async (tx, { userId, values, signedAt }) => {
    const id = newId()
    const certificationDate = newYorkDay(signedAt)
    const dated = { certificationDate, expiresAt: expiryOf(values.formType, certificationDate) }
    const evidence: Evidence = {
      certifiedAt: signedAt.toISOString(),
      localDate: certificationDate,
      timeZone: 'America/New_York',
      address: '',
      userAgent: 'Demo data',
      session: '',
      mfaMethod: 'email',
      revision: formRevisions[values.formType],
      nameTyped: values.legalName,
    }
    await tx.insert(userTaxInformation).values({
      ...columnsOf(values),
      ...dated,
      id,
      userId,
      formType: values.formType,
      certifyDate: signedAt,
      evidence,
      status: 'certified',
      createdAt: signedAt,
      updatedAt: signedAt,
    })
    await storeNumbers(ctx, tx, id, {}, values)
    const link = await appendLink(ctx, tx, { id, userId, ...dated }, values, evidence)
    await tx.update(userTaxInformation).set(link).where(eq(userTaxInformation.id, id))
  }
}
