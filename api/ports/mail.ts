export interface Mail {
  to: string
  subject: string
  text: string
  html?: string | undefined
  /** whom an answer reaches, where a person wrote the message; else support */
  replyTo?: string | undefined
  /** the same message is never sent twice: the receiving server may tell by this */
  messageId: string
  /** where one click stops mails like this one */
  unsubscribe?: string | undefined
  /** an entry for the reader's calendar */
  calendar?: CalendarPart | undefined
}
export interface CalendarPart {
  method: 'PUBLISH' | 'CANCEL'
  /** iCalendar */
  content: string
}
/** Sends e-mail. Rejects when the message was not taken; the caller tries again later. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

const CONNECT_WITHIN_MS = 5_000
/** A server may take ten minutes to accept a mail (RFC 5321, 4.5.3.2.6); hanging up earlier sends it twice. */
const ANSWER_WITHIN_MS = 600_000

/** The domain of the sender; that of the product's address where the sender has none. */
export function mailDomain(from: string, publicUrl: string): string {
  return /@([\w.-]+\.[\w-]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? new URL(publicUrl).hostname
}

export interface SenderSettings {
  from: string
  /** whom an answer reaches */
  replyTo: string
  publicUrl: string
}

export function smtpMailer(url: string, { from, replyTo, publicUrl }: SenderSettings): Mailer {
  const domain = mailDomain(from, publicUrl)
  const connect = async () => {
    const { default: nodemailer } = await import('nodemailer')
    const transport = nodemailer.createTransport(url, { from })
    Object.assign(transport.options, {
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
    })
    return transport
  }
  let connected: ReturnType<typeof connect> | undefined
  return {
    send: async ({ unsubscribe, messageId, calendar, replyTo: writer, ...mail }) => {
      const transport = await (connected ??= connect())
      await transport.sendMail({
        ...mail,
        ...(calendar && { icalEvent: { ...calendar, filename: 'call.ics' } }),
        replyTo: writer ?? replyTo,
        messageId: `<${messageId}@${domain}>`,
        headers: {
          // help desks skip what no person wrote
          ...(writer === undefined && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribe && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}

/** No mail server is set: the development inbox is where messages go. */
export const noMailer: Mailer = { send: async () => undefined }
