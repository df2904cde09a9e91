import type { z } from 'zod'
import { frontMatterConsent } from '#model/discussions/response-enums.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import type { acceptTermsBody } from '#model/discussions/wire-bodies.ts'
import { acknowledge } from './front-matter.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { saveTermsAcceptance } from './terms.ts'

type TermsId = z.infer<typeof acceptTermsBody>['termsId']

/**
 * Accepts the terms without yet taking a seat, or acknowledges the front matter.
 * @throws not.found, auth.acting.forbidden, auth.notAuthorized for anyone who takes no part as an expert
 */
export const acceptTerms = (ctx: Ctx, key: string, termsId: TermsId): Promise<{ acceptedAt: string }> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    if (termsId === frontMatterConsent) await acknowledge(unit, reader)
    // staff take no part, and the asker has accepted the plan's terms
    else if (reader.kind !== 'expert') throw new AppError('auth.notAuthorized', 'Not Authorized')
    else await saveTermsAcceptance(unit)
    return { acceptedAt: unit.now.toISOString() }
  })
