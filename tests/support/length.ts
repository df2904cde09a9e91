/** Whether `npm run test:long` runs this test: see vitest.config.ts. */
const isLong = process.env.TEST_LENGTH === 'long'

/** What a test takes of that whose amount is a matter of patience: enough to see a rule broken, or as much as there is time for. */
export const ofLength = <T>(short: T, long: T): T => (isLong ? long : short)
