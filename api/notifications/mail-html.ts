import { eq } from 'drizzle-orm'
import { user, type notification } from '#db/schema/all.ts'
import type { Theme } from '#model/content/wire.ts'
import { topicOf } from '#model/notifications/topics.ts'
import { productName } from '#model/product-name.ts'
import type { Ctx } from '../context.ts'
import { mailLayout } from './mail-layout.ts'
import { localeOf, textIn, type TextKey } from './texts.ts'

/** The brand of a reader; of someone without an account, the product's. */
export type BrandFor = (ctx: Ctx, userId: string | null, language: string) => Promise<Theme | undefined>

/** What the button of a mail says, by its purpose. */
const buttons: Readonly<Record<string, TextKey>> = {
  invite: 'mailLayout.button.invitation',
  inviteReminder: 'mailLayout.button.invitation',
  answer: 'mailLayout.button.answer',
  surveyPending: 'mailLayout.button.survey',
  surveyReminder: 'mailLayout.button.survey',
  postSurvey: 'mailLayout.button.survey',
  followupSurvey: 'mailLayout.button.survey',
  tax: 'mailLayout.button.tax',
  meetingLive: 'mailLayout.button.call',
  report: 'mailLayout.button.report',
  payment: 'mailLayout.button.payment',
  'password-link': 'mailLayout.button.password',
}

/** The HTML of a mail, made from its plain text when it goes out, in the reader's brand and language. */
export async function mailHtml(
  ctx: Ctx,
  { userId, queryId, purpose, subject, text }: typeof notification.$inferSelect,
  brandFor: BrandFor,
): Promise<string> {
  const [reader] =
    userId === null
      ? []
      : await ctx.db.select({ language: user.preferredLanguage }).from(user).where(eq(user.id, userId))
  const language = reader?.language ?? (/\p{Script=Han}/u.test(subject) ? 'zh-cn' : 'en-us')
  const brand = await brandFor(ctx, userId, language)
  const { publicUrl } = ctx.env
  return mailLayout({
    subject,
    text,
    publicUrl,
    brand: { name: brand?.companyText || productName, colour: brand?.colours.primary ?? '', logo: brand?.logo },
    language: localeOf(language),
    button: await textIn(
      language,
      buttons[purpose] ?? (queryId === null ? 'mailLayout.button.continue' : 'mailLayout.button.discussion'),
    ),
    ...(userId !== null &&
      topicOf(purpose) && {
        settings: {
          label: await textIn(language, 'mailLayout.settings'),
          url: `${publicUrl}/account/${encodeURIComponent(userId)}/notificationPrefs`,
        },
      }),
  })
}
