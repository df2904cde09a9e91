import type { Format, Translate } from './format.ts'

/** What a note says in words, by what was found in it. */
export type SayNote = (parts: string[], translate: Translate, money: Format['money']) => string
export type NotePattern = readonly [RegExp, SayNote]

const plain = (pattern: RegExp, key: string): NotePattern => [pattern, (_parts, translate) => translate(key)]
/** Something that happened, and the words of the person who gave the reason. */
const because = (pattern: RegExp, said: (found: string[], translate: Translate) => string): NotePattern => [
  pattern,
  (parts, translate) => `${said(parts, translate)}${translate('list.colon')}${parts.at(-1)}`,
]
const revealed = (names: string): NotePattern =>
  because(/^(\w+) revealed: ([^]*)$/, ([field], translate) =>
    translate('audit.note.form.revealed', { field: translate(`${names}.${field}`, { _: field }) }),
  )

/** Notes about accounts, their sign-in, tax forms and bank accounts. */
export const accountNotes: Readonly<Record<string, readonly NotePattern[]>> = {
  user: [
    [
      /^reminded of the tax form: (\w+)$/,
      ([standing], translate) =>
        translate('audit.note.user.taxReminder', { standing: translate(`staffTax.standing.${standing}`) }),
    ],
    plain(/^registered by invitation \S+$/, 'audit.note.user.byInvitation'),
    [/^registered by link ([^]*)$/, ([link], translate) => translate('audit.note.user.byLink', { link })],
    [
      /^hourly rate of ([\d.]+) USD acknowledged$/,
      ([dollars], translate, money) =>
        translate('audit.note.user.rate', { amount: money(Math.round(Number(dollars) * 100)) }),
    ],
    plain(/^appointed on the server$/, 'audit.note.user.appointed'),
    [
      /^(\S+) \((registration|passkey)\)$/,
      ([address, means], translate) => `${address} (${translate(`audit.note.means.${means}`)})`,
    ],
  ],
  user_password: [
    plain(/^set at registration$/, 'audit.note.password.registered'),
    plain(/^left as it was$/, 'audit.note.password.kept'),
    plain(/^link sent by staff$/, 'audit.note.password.link'),
    plain(/^changed by its owner$/, 'audit.note.password.owner'),
    plain(/^set by the link for a new account$/, 'audit.note.password.newAccount'),
    plain(/^reset by a link$/, 'audit.note.password.reset'),
  ],
  user_mfa: [
    [/^(email|sms|auth_app)$/, ([method], translate) => translate(`users.mfa.${method}`)],
    [
      /^(email|sms|auth_app): ([^]*)$/,
      ([method, why = ''], translate) =>
        `${translate(`users.mfa.${method}`)}${translate('list.colon')}${why === 'removed by its owner' ? translate('audit.note.factor.byOwner') : why}`,
    ],
  ],
  user_tax_information: [
    [/^(\S+(?: BEN)?) begun$/, ([form], translate) => translate('audit.note.form.begun', { form })],
    [
      /^(\S+(?: BEN)?) certified, number (\d+) of the chain, (\w+)$/,
      ([form, number, hash], translate) => translate('audit.note.form.certified', { form, number, hash }),
    ],
    revealed('tax.field'),
    [
      /^TIN matching: (\w+)$/,
      ([result], translate) => translate('audit.note.form.matched', { result: translate(`yearEnd.tin.${result}`) }),
    ],
    because(/^PDF with whole numbers: ([^]*)$/, (_found, translate) => translate('audit.note.form.pdf')),
    because(/^no change: ([^]*)$/, (_found, translate) => translate('audit.note.form.unchanged')),
    because(/^Recipient copy of the 1099-NEC of (\d{4}): ([^]*)$/, ([year], translate) =>
      translate('audit.note.form.copy', { year }),
    ),
    because(/^1099-NEC of (\d{4}) with whole numbers: ([^]*)$/, ([year], translate) =>
      translate('audit.note.form.file', { year }),
    ),
    because(/^TIN matching with whole numbers: ([^]*)$/, (_found, translate) => translate('audit.note.form.matching')),
  ],
  bank_account: [revealed('account.money')],
  query_invite: [
    [/^terms accepted from (\S+)$/, ([address], translate) => translate('audit.note.call.terms', { address })],
  ],
}

/** Notes of what happened in a call. */
export const callNotes: readonly NotePattern[] = [
  [
    /^(removed from|admitted to) the call: (\w+)$/,
    ([how, role], translate) =>
      translate(`audit.note.call.${how === 'removed from' ? 'removed' : 'admitted'}`, {
        role: translate(`opener.role.${role}`, { _: role }),
      }),
  ],
  [/^summary of the call: (agreed|objected)$/, ([how], translate) => translate(`audit.note.call.${how}`)],
]
