import { expect, test } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import { fetchTexts } from '#portal/shell/catalogue.ts'
import { textOfError } from '#portal/shell/error-text.ts'
import { translator } from '#portal/shell/texts.tsx'

test.each([
  [
    'the text of the key',
    new ApiError(409, { errorKey: 'errors.conflict', message: 'Conflict' }),
    'opened elsewhere, reload',
  ],
  ['the words of the server', new ApiError(502, { message: 'The gateway is away' }), 'The gateway is away'],
  ['a message that is a key', new ApiError(400, { message: 'errors.required' }), 'This field is Required'],
  ['neither', new ApiError(500, {}), 'An unspecified error occurred.'],
  ['no answer at all', new TypeError('x'), 'An unspecified error occurred.'],
])('a failure of the wizard is told by %s', async (_by, error, words) => {
  await fetchTexts('en')
  expect(textOfError(translator('en'), error, 'errors.unspecified')).toBe(words)
})
