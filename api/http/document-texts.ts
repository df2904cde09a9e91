import type { Area } from '#model/resources.ts'

/** The tags of the document: one for each area, in the order in which they are shown. */
export const documentTags: Readonly<Record<Area | 'administration' | 'service' | 'development', string>> = {
  service: 'Whether the server is alive and ready.',
  identity:
    'Sign-in, second factors, passkeys, sessions, registration, invitations and accounts. A person’s own profile and files are here too.',
  discussions:
    'Questions to a panel and what follows from them: drafts, the wizard, participation of experts, guests, files, and the work of staff on them.',
  panels:
    'What decides who may ask and who is asked: funding sources, plans with their members and links, expert pools and the tree of diagnoses.',
  surveys: 'Surveys of drafts, discussions and plans with their questions, answers and results, and the writing help.',
  'live-sessions': 'Calls of a discussion: the next one, its calendar entry, and the page of an invited guest.',
  payments: 'The ledger of what is owed and paid, payouts of a quarter, and the bank details of a person.',
  notifications:
    'Messages to people, unsubscribing from e-mails, mail to customer service, the stream of changes, and who else has a record open.',
  content: 'Content documents, brand themes, reference lists, tags and custom fields.',
  reporting: 'Summaries of discussions and people, and a discussion as a Word or PDF document.',
  audit: 'The log of changes: who changed which field, when, and taking a change back.',
  administration: 'Changes of many records at once, saved list views, and the limits that the product works with.',
  development: 'What would have been sent, outside production only.',
}

export const introduction = `
## Sign in
1. \`POST /api/auth/webLogin\` with the e-mail address and password, and the fixed client in \`Authorization: Basic …\`. The answer holds a \`token\`.
2. Send it with every call: \`Authorization: Bearer <token>\`.
3. Where \`mfaValidated\` in the answer is false, ask for a code with \`GET /api/auth/mfa/requestCode\` and check it with \`GET /api/auth/mfa/verify\`. Until then most calls answer 403.

A session lasts longer while it is used: \`x-token-update\` holds the token and its new end in epoch seconds. A dead token answers 401, and \`x-session-terminated\` says why.

## Page
Lists take \`page\`, \`pageSize\` (at most 250) and \`sort\` (\`lastName,-createdAt\`) and answer \`{ data, total, page, pageSize }\`.
Lists under \`/api/rest\` take \`range\`, \`sort\` and \`filter\` as JSON, answer an array, and give the total in \`Content-Range\`.
A filter or order that does not exist is refused with 422.

## Lock
Editable records have a \`version\`. Send the one that you read, in the body or as \`If-Match: "7"\` (the \`ETag\` of one record): if somebody else has changed the record since, the answer is 409 with the record as it is now in \`current\`. Where it may be left out and is, the last write wins. A call that compares no version refuses \`If-Match\`.

## Retry
Send an \`Idempotency-Key\` of your own with a POST. The same key with the same body gives the first answer again; with another body it is refused with 422.
After 429 and 503 wait as many seconds as \`Retry-After\` says.

## Errors
Every refusal is \`{ errorKey, message, fields, requestId }\`: \`errorKey\` is stable, \`message\` is for people, \`fields\` names the fields that are wrong, and \`requestId\` helps support find the call.
404 also stands for a record that you may not know of. Unknown fields in a body are refused, never ignored.
`.trim()

/** Words for parameters whose name does not say enough, wherever they have none of their own. */
export const parameterTexts: Readonly<Record<string, string>> = {
  page: 'The page, from 1',
  pageSize: 'How many rows a page has',
  dxId: 'The diagnosis',
  format: 'The kind of file',
  inclPast: 'Also those that are over',
  inclQuestions: 'With its questions',
  hideCsrData: 'Without what only staff see',
  inclTestQueries: 'Also discussions of test users',
  maxSubRecords: 'How many rows of each part at most',
  isPreview: 'As somebody sees it who is not the host',
  afterId: 'Only what comes after this line',
  forceCancel: 'Also where there are seats or answers; CSR admin only',
  createIfNotFound: 'Makes one where there is none',
  unreadOnly: 'Only messages that were not read',
}

/** What `{key}` stands for, by the start of the path. */
export const keyTexts: Readonly<Record<string, string>> = {
  '/api/user/interaction/': 'The key of the discussion, as in its address',
  '/api/csradmin/interaction/': 'The key of the discussion, as in its address',
  '/api/server/query/iCal/': 'The key of the discussion, as in its address',
  '/api/invitee/': 'The key from the invitation of the guest',
  '/api/auth/oauth/': 'The key of the identity provider',
  '/api/user/store/': 'The name under which it was kept',
}
