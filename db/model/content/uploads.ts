/** Uploads and their virus scan. */

/** `checking`: in quarantine until scanned · `infected`: malware found, content deleted. */
export const uploadCheckStatuses = ['checking', 'infected'] as const
export type UploadCheckStatus = (typeof uploadCheckStatuses)[number]

/** Retry delay after a failed scan: 5, 10, 20 … seconds, at most ten minutes. */
const FIRST_WAIT = 5
const LONGEST_WAIT = 600
/**
 * Seconds until the scan is retried after the scanner was unavailable.
 * @param attempts number of attempts so far, at least 1
 */
export const nextCheckIn = (attempts: number) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1))
