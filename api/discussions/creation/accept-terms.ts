import { frontMatterConsent } from '#model/discussions/response-enums.ts'
import type { Ctx } from '../../context.ts'
import { acknowledge } from './front-matter.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { saveTermsAcceptance } from './terms.ts'

/** Accepts the terms without yet taking a seat, or acknowledges the front matter. @throws not.found, auth.acting.forbidden */
export const acceptTerms = (ctx: Ctx, key: string, termsId: string): Promise<{ acceptedAt: string }> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    await (termsId === frontMatterConsent ? acknowledge(unit, reader) : saveTermsAcceptance(unit, termsId))
    return { acceptedAt: unit.now.toISOString() }
  })
