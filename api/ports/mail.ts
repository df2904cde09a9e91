import nodemailer from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string | undefined
  /** the same message is never sent twice: the receiving server may tell by this */
  messageId: string
}
/** Sends e-mail. Rejects when the message was not taken; the caller tries again later. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

const TIMEOUT_MS = 5_000

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, messageId: `<${mail.messageId}@consilium>` })
    },
  }
}

/** No mail server is set: the development inbox is where messages go. */
export const noMailer: Mailer = { send: async () => undefined }
