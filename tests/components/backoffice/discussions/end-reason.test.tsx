import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useParticipantColumns } from '#backoffice/discussions/panel/participant-columns.tsx'
import type { ParticipantRow, QueryRow } from '#backoffice/discussions/row.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(() => signInFully('csr.super@consilium.test'))

const reasons = {
  declineReason: 'Not my field',
  givenBackReason: 'Emergency surgery',
  rejectReason: 'Names the patient',
}

function State({ of }: { of: Partial<ParticipantRow> }) {
  const columns = useParticipantColumns({ id: 'q1' } as unknown as QueryRow)
  return <>{columns.find(({ source }) => source === 'status')?.render?.({ ...reasons, ...of } as ParticipantRow)}</>
}

test.each([
  ['declined', reasons.declineReason],
  ['cancelled', reasons.givenBackReason],
  ['rejected', reasons.rejectReason],
  ['claimed', null],
] as const)('a part that is %s shows why it ended', async (status, shown) => {
  await renderInBackOffice(<State of={{ status }} />)
  await expect.poll(() => document.querySelectorAll('.MuiChip-root').length).toBe(1)
  for (const reason of Object.values(reasons))
    expect(screen.queryAllByText(reason)).toHaveLength(reason === shown ? 1 : 0)
})
