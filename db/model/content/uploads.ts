/** Uploads and the virus scanner. */

/** `checking`: the bytes wait in quarantine for the scanner · `infected`: it found something, and the bytes are gone. */
export const uploadCheckStatuses = ['checking', 'infected'] as const
export type UploadCheckStatus = (typeof uploadCheckStatuses)[number]

/** The scanner is asked again after 5, 10, 20 … seconds, and every ten minutes at the latest. */
const FIRST_WAIT = 5
const LONGEST_WAIT = 600
/** Seconds until a scanner that was away is asked again. @param attempts how often it has been asked, at least 1 */
export const nextCheckIn = (attempts: number) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1))
