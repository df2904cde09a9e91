import type { IndexRecord } from './wire.ts'

/** What an expert's page begins with: open invitations, then the work in hand; the next deadline first. */
export interface ExpertDay {
  invitations: IndexRecord[]
  work: IndexRecord[]
}

const inHand: readonly string[] = ['claimed', 'followup']
const byDeadline = (deadline: (one: IndexRecord) => string | null | undefined) => (a: IndexRecord, b: IndexRecord) =>
  (deadline(a) ?? latest).localeCompare(deadline(b) ?? latest) || a.queryId.localeCompare(b.queryId)
/** sorts after every instant */
const latest = '9999'

export function expertDay(records: readonly IndexRecord[]): ExpertDay {
  const all = [...new Map(records.map((one) => [one.queryId, one])).values()]
  return {
    invitations: all.filter(({ isInvited }) => isInvited).sort(byDeadline((one) => one.engagement?.inviteExpires)),
    work: all
      .filter(
        ({ isInvited, engagement, status }) =>
          !isInvited && status !== 'closed' && status !== 'cancelled' && inHand.includes(engagement?.status ?? ''),
      )
      .sort(byDeadline((one) => one.engagement?.reservedUntil)),
  }
}

const hasAnswered: readonly string[] = ['answered', 'followup']

/** The five latest other cases with this diagnosis that the expert has answered. */
export const similarAnswered = (
  records: readonly IndexRecord[],
  { queryId, diagnosis }: { queryId: string; diagnosis: { code: string | null; plainName: string } },
): IndexRecord[] =>
  [...new Map(records.map((one) => [one.queryId, one])).values()]
    .filter(
      (one) =>
        one.queryId !== queryId &&
        hasAnswered.includes(one.engagement?.status ?? '') &&
        (diagnosis.code === null ? one.diagnosisName === diagnosis.plainName : one.diagnosisCode === diagnosis.code),
    )
    .sort((a, b) => b.displayTime - a.displayTime)
    .slice(0, 5)

/** Seats that can still be taken. */
export const seatsLeft = ({ seatsUsed, panelSize }: NonNullable<IndexRecord['engagement']>): number =>
  Math.max(0, panelSize - seatsUsed)
