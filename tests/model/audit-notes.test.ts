import { describe, expect, test } from 'vitest'
import { noteInWords } from '#model/audit/words.ts'
import { wordsIn } from '#api/admin/export/export-texts.ts'

/** Every note that is kept in English, with its table. */
const kept: readonly [table: string, note: string, inEnglish: string][] = [
  ['user', 'reminded of the tax form: missing', 'Reminded of the tax form: Missing'],
  ['user', 'registered by invitation 0197f3', 'Registered by invitation'],
  ['user', 'registered by link 2026 (7)', 'Registered with the link 2026 (7)'],
  ['user', 'hourly rate of 300.00 USD acknowledged', 'Hourly rate of $300.00 accepted'],
  ['user', 'appointed on the server', 'Made administrator on the server'],
  ['user', 'welcome.sent', 'Welcome e-mail sent'],
  ['user', 'loginAs.started', 'Log-in-as started'],
  ['user', '10.0.0.1 (passkey)', '10.0.0.1 (passkey)'],
  ['user', '10.0.0.1 (registration)', '10.0.0.1 (after registration)'],
  ['user_password', 'set at registration', 'Set at registration'],
  ['user_password', 'left as it was', 'Left unchanged'],
  ['user_password', 'link sent by staff', 'Link sent by staff'],
  ['user_password', 'changed by its owner', 'Changed by its owner'],
  ['user_password', 'set by the link for a new account', 'Set with the link for a new account'],
  ['user_password', 'reset by a link', 'Reset with a link'],
  ['user_mfa', 'auth_app', 'Authenticator app'],
  ['user_mfa', 'sms: removed by its owner', 'Text message: removed by its owner'],
  ['user_session', '2 ended by staff', '2 sessions ended by staff'],
  ['user_session', 'ended by its owner', '1 session ended by its owner'],
  ['user_session', 'loginAs.expired', 'Log-in-as ended when its time was up'],
  ['notification', 'test.sms', 'Test text message'],
  ['user_tax_information', 'W-8BEN begun', 'W-8BEN started'],
  ['user_tax_information', 'W-9 certified, number 3 of the chain, 0123', 'W-9 certified, number 3 in the chain, 0123'],
  ['user_tax_information', 'TIN matching: match', 'TIN matching: Name and number match'],
  ['user_tax_information', 'ssn revealed: 1', 'Social Security number (SSN) shown: 1'],
  ['user_tax_information', 'PDF with whole numbers: 1', 'PDF with full numbers: 1'],
  ['user_tax_information', 'no change: 1', 'No change needed: 1'],
  ['user_tax_information', 'Recipient copy of the 1099-NEC of 2025: 1', 'Recipient copy of the 1099-NEC for 2025: 1'],
  ['user_tax_information', '1099-NEC of 2025 with whole numbers: 1', '1099-NEC for 2025 with full numbers: 1'],
  ['user_tax_information', 'TIN matching with whole numbers: 1', 'TIN matching with full numbers: 1'],
  ['bank_account', 'accountNumber revealed: 1', 'Account number shown: 1'],
  ['payout', 'payout.paid', 'Marked as paid'],
  ['year_file', 'copies whole of 2026, 3: 1', '2026 · Recipient copies · Everyone due · 3 returns: 1'],
  ['payout', '1.txt with full numbers: 1', '1.txt with full numbers: 1'],
  ['query_invite', 'terms accepted from 10.0.0.1', 'Terms accepted from 10.0.0.1'],
  ['query_header', 'removed from the call: guest', 'Removed from the call: Guest'],
  ['query_header', 'admitted to the call: expert', 'Admitted to the call: Panel expert'],
  ['query_header', 'summary of the call: agreed', 'Agreed to the call summary'],
  ['query_header', 'summary of the call: objected', 'Objected to the call summary'],
  ['survey_header', 'order of questions (closed): 2, 1', 'New order of questions: 2, 1'],
  ['survey_session', 'handed in (closed)', 'Submitted'],
  ['csr_task', 'hold: undone', 'Undone: Hold'],
  ['csr_task', 'tax name, bank', 'Tax data: Profile name changed · Bank is now in the US'],
  ['report_header', 'regenerate', 'Generated again'],
  ['report_schedule', 'the report no longer exists', 'Stopped: this report is no longer offered.'],
]
const names = /W-\d\w*|1099-NEC|PDF|SSN|TIN|\.txt/g

describe('notes are told in the language of their reader', async () => {
  const [english, chinese] = [await wordsIn('en'), await wordsIn('zh')]
  const told = (words: typeof english, table: string, note: string) =>
    noteInWords(
      table,
      note,
      (key, values) => words(key, typeof values?._ === 'string' ? values._ : key, values),
      (cents) => `$${(cents / 100).toFixed(2)}`,
    )
  test.each(kept)('%s: %s', (table, note, inEnglish) => {
    expect(told(english, table, note)).toBe(inEnglish)
    const inChinese = told(chinese, table, note)
    expect(inChinese.replace(names, '')).not.toMatch(/[A-Za-z]{2,}/)
  })
  test('what a person wrote stays as it is', () => {
    for (const [table, note] of [
      ['query_header', 'They asked for it'],
      ['user', 'Asked by phone'],
      ['user_password', 'Typed by hand'],
    ] as const)
      expect(told(chinese, table, note)).toBe(note)
  })
})
