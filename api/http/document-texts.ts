import { CONFIRMED_MINUTES } from '#model/identity/sign-in/confirmation.ts'
import type { Area } from '#model/resources.ts'

/** The tags of the document: one for each area, in the order in which they are shown. */
export const documentTags: Readonly<Record<Area | 'administration' | 'service' | 'development', string>> = {
  service: 'Liveness and readiness of the server.',
  identity:
    'Sign-in, second factors, passkeys, sessions, registration, invitations and accounts, including a person’s own profile and files.',
  discussions:
    'Questions to expert panels: drafts, the wizard, invitations and engagements of experts, guests, files, Word and PDF documents, and staff work on discussions.',
  panels:
    'Funding sources, membership plans with their members and links, expert pools, and the diagnosis tree: who may ask, and who is asked.',
  surveys:
    'Surveys of drafts, discussions and plans with their questions, answers and results, and the writing assistant.',
  'live-sessions': 'Calls of a discussion: the next call, its calendar entry, and the page of an invited guest.',
  tax: 'Tax forms of experts: drafts, certification, and what staff reveal or invalidate, with a reason.',
  payments: 'The ledger of amounts due and paid, quarterly payouts, and bank accounts.',
  notifications:
    'Messages to people, unsubscribing from e-mails, messages to customer service, the change stream, and presence on records.',
  content: 'Content documents, brand themes and reference lists.',
  classification: 'Tags and custom fields, and what they are put on.',
  reporting: 'Summaries of discussions and people.',
  audit: 'The change log: who changed which field, when, and reverting a change.',
  administration: 'Bulk actions, saved list views, and the limits of the product.',
  development: 'The development inbox and clock, outside production only.',
}

export const introduction = `
## Sign in
1. \`POST /api/auth/webLogin\` with the e-mail address and password, and the client in \`Authorization: Basic d2ViOmNvbnNpbGl1bS13ZWI=\` (\`web:consilium-web\` in base64, unless the server's \`WEB_CLIENT\` names another). The response holds a \`token\`.
2. Send it with every call: \`Authorization: Bearer <token>\`.
3. If \`mfaValidated\` in the response is false, request a code with \`GET /api/auth/mfa/requestCode\` and verify it with \`GET /api/auth/mfa/verify\`. Until then most calls answer 403.

Using a session extends it: \`x-token-update\` holds the token and its new expiry in epoch seconds. An expired token answers 401, and \`x-session-terminated\` gives the reason.

## Confirmation
An open session is not enough to change how its account is signed in to. Operations with \`x-confirmed\` need a sign-in, or a confirmation in the same session, within the last ${CONFIRMED_MINUTES} minutes; otherwise they answer 403 \`auth.confirm.required\`, and \`ways\` names what the account can confirm with. \`password\` and \`passkey\` are confirmed with \`POST /api/auth/confirm\` (a passkey by a challenge of \`POST /api/auth/passkey/options\`); \`email\`, \`sms\` and \`auth_app\` with a code, as in “Sign in”.

## Pagination
Lists take \`page\`, \`pageSize\` (at most 250) and \`sort\` (\`status,-createdAt\`) and answer \`{ data, total, page, pageSize }\`.
Lists under \`/api/rest\` take \`range\`, \`sort\` and \`filter\` as JSON, answer an array, and give the total in \`Content-Range\`.
An unknown filter or sort field is refused with 422.

## Concurrent changes
Editable records have a \`version\`. Send the one you read, in the body or as \`If-Match: "7"\` (the \`ETag\` of a single record). If the record has changed since, the response is 409 with the current record in \`current\`. If an optional version is left out, the last write wins. A call that compares no version refuses \`If-Match\`.

## Reading again
Lists and single records under \`/api/rest\`, their catalogues and discussions answer with an \`ETag\`. Send it as \`If-None-Match\` with the same call: as long as nothing in the answer has changed, the response is 304 without a body.

## Retries
Send your own \`Idempotency-Key\` with a POST. Repeating the key with the same body within 24 hours returns the first response; with a different body it is refused with 422.
No response that holds a secret is kept: where a call makes a link, repeating its key is refused with 409 (\`idempotency.notKept\`) and does nothing twice; calls that answer with a token or a whole number take no key, and each call counts.
Calls without a token are limited to 1,200 a minute for each call and network address, and those that could guess something to fewer.
After 429 and 503, wait for the number of seconds in \`Retry-After\`.

## Errors
Every refusal is \`{ errorKey, message, fields, requestId }\`: \`errorKey\` is stable, \`message\` is for people, \`fields\`, where it is present, names the invalid fields, and \`requestId\` helps support find the call.
404 is also returned for a record you may not know about. Unknown fields in a body are refused, never ignored. A record may be sent back as it was read: what no one can change is refused when it differs, and what the record shows of others (counts, names) is passed over.
`.trim()

/** Descriptions of parameters whose name does not say enough, used where the route gives none. */
export const parameterTexts: Readonly<Record<string, string>> = {
  page: 'Page number, from 1',
  pageSize: 'Rows per page',
  dxId: 'Diagnosis id',
  format: 'File format',
  inclPast: 'Include past entries',
  inclQuestions: 'Include the questions',
  hideCsrData: 'Leave out what only staff see',
  inclTestQueries: 'Include discussions of test users',
  maxSubRecords: 'Maximum number of rows in each related list',
  isPreview: 'Show it as a participant who is not the host sees it',
  afterId: 'Only responses after this one',
  forceCancel: 'Cancel even with seats or answers; CSR admin only',
  createIfNotFound: 'Create one if there is none',
  unreadOnly: 'Only unread messages',
}

/** Descriptions of `{key}` by the start of the path. */
export const keyTexts: Readonly<Record<string, string>> = {
  '/api/user/interaction/': 'Key of the discussion, as in its URL',
  '/api/csradmin/interaction/': 'Key of the discussion, as in its URL',
  '/api/server/query/iCal/': 'Key of the discussion, as in its URL',
  '/api/invitee/': 'Key from the guest invitation',
  '/api/auth/oauth/': 'Key of the identity provider',
  '/api/user/store/': 'Name under which the value is stored',
}
