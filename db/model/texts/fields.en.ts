/** What is wrong with one field. */
export const en = {
  errors: {
    validatorNeedsText: 'This is possible for text only.',
    boundNeedsNumber: 'This is possible for numbers only.',
    maxBelowMin: 'The maximum must not be below the minimum.',
    duplicateChoice: 'Each choice may occur once only.',
    amountZero: 'The amount must not be 0.',
    paidIsNegative: 'A payment lowers what is owed: enter a negative amount.',
    quarter: 'Enter a quarter, like 2026-Q1.',
    minutesRange: 'Enter 15 to 60 minutes.',
    minutesStep: 'Enter the minutes in steps of 5.',
    unknownLimit: 'This setting does not exist.',
  },
  password: {
    tooShort: 'At least 12 characters',
    tooLong: 'At most 128 characters',
    repeated: 'No character three times in a row',
    lowercase: 'At least one lower-case letter',
    uppercase: 'At least one upper-case letter',
    digit: 'At least one digit',
    special: 'At least one special character',
    personal: 'Not your name or e-mail address',
    common: 'Not a commonly used password',
  },
}
