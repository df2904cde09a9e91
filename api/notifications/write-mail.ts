import { eq } from 'drizzle-orm'
import { user, type notification } from '#db/schema/all.ts'
import type { Theme } from '#model/content/wire.ts'
import { topicOf } from '#model/notifications/topics.ts'
import { productName } from '#model/product-name.ts'
import type { Ctx } from '../context.ts'
import { mailLayout } from './mail-layout.ts'
import { localeOf, signed, textIn, type TextKey } from './texts.ts'

/** The brand of a message's reader. */
export type BrandFor = (ctx: Ctx, message: Row, language: string) => Promise<Theme | undefined>

/** What the button of a mail says, by its purpose. */
const buttons: Readonly<Record<string, TextKey>> = {
  invite: 'mailLayout.button.invitation',
  inviteReminder: 'mailLayout.button.invitation',
  answer: 'mailLayout.button.answer',
  question: 'mailLayout.button.question',
  surveyPending: 'mailLayout.button.survey',
  surveyReminder: 'mailLayout.button.survey',
  postSurvey: 'mailLayout.button.survey',
  followupSurvey: 'mailLayout.button.survey',
  tax: 'mailLayout.button.tax',
  taxAccount: 'mailLayout.button.tax',
  meetingLive: 'mailLayout.button.call',
  callReopened: 'mailLayout.button.call',
  report: 'mailLayout.button.report',
  payment: 'mailLayout.button.payment',
  'password-link': 'mailLayout.button.password',
}

/** The same for guests, who have an invitation and no discussion. */
const guestButtons: Readonly<Record<string, TextKey>> = {
  meetingLive: 'mailLayout.button.call',
  callReopened: 'mailLayout.button.call',
}

/** Goes to our own support desk, from a reader of ours. */
const unsigned = 'support'

type Row = typeof notification.$inferSelect

/** Several invitations in one text: each with its subject, its facts and its link. */
async function bundled(rows: readonly Row[], language: string): Promise<{ subject: string; text: string }> {
  const params = { count: rows.length }
  const parts = rows.map(({ subject, text }) => {
    const [greeting = '', , ...offer] = text.split('\n\n')
    return { greeting, offer: [subject, ...offer] }
  })
  return {
    subject: await textIn(language, 'mailLayout.bundle.subject', params),
    text: [
      parts[0]?.greeting,
      await textIn(language, 'mailLayout.bundle.intro', params),
      ...parts.flatMap(({ offer }) => offer),
    ].join('\n\n'),
  }
}

/**
 * An e-mail in the reader's brand and language as it goes out: plain text, and the HTML made from it.
 * @param rows the messages that go in this mail; the first says whose it is
 */
export async function writeMail(
  ctx: Ctx,
  rows: readonly Row[],
  brandFor?: BrandFor,
): Promise<{ subject: string; text: string; html: string }> {
  const [first] = rows
  if (!first) throw new Error('a mail needs a message')
  const { userId, queryId, purpose } = first
  const [reader] =
    userId === null
      ? []
      : await ctx.db.select({ language: user.preferredLanguage }).from(user).where(eq(user.id, userId))
  const language = reader?.language ?? (/\p{Script=Han}/u.test(first.subject) ? 'zh-cn' : 'en-us')
  const brand = await brandFor?.(ctx, first, language)
  const name = brand?.companyText || productName
  const { subject, text: said } = rows.length > 1 ? await bundled(rows, language) : first
  const text = purpose === unsigned ? said : await signed(said, language, name)
  const { publicUrl } = ctx.env
  const settings =
    userId !== null && topicOf(purpose)
      ? {
          label: await textIn(language, 'mailLayout.settings'),
          url: `${publicUrl}/account/${encodeURIComponent(userId)}/notificationPrefs`,
        }
      : undefined
  const html = mailLayout({
    subject,
    text,
    publicUrl,
    brand: { name, colour: brand?.colours.primary ?? '', logo: brand?.logo },
    language: localeOf(language),
    button: await textIn(
      language,
      queryId !== null && userId === null
        ? (guestButtons[purpose] ?? 'mailLayout.button.guest')
        : (buttons[purpose] ?? (queryId === null ? 'mailLayout.button.continue' : 'mailLayout.button.discussion')),
    ),
    settings,
  })
  return { subject, text: settings ? `${text}\n\n${settings.label}\n${settings.url}` : text, html }
}
