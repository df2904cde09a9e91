import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { UserAdmin } from '#model/identity/inputs.ts'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import Typography from '@mui/material/Typography'
import { LongText, YesNo } from '../kit/record/inputs.tsx'
import { Wide } from '../kit/record/section.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'

/** What widens log-in-as: for those who may log in as anybody, and with a reason. */
export function AccountFlags() {
  const text = useText()
  const saved = useRecordContext<Partial<UserAdmin>>()
  const verdict = useMay('users.flags')
  const why = useDisabledReason()(verdict)
  const [testUser, supportAccount] = useWatch({ name: ['testUser', 'supportAccount'] }) as unknown[]
  const changed =
    Boolean(testUser) !== Boolean(saved?.testUser) || Boolean(supportAccount) !== Boolean(saved?.supportAccount)
  return (
    <>
      <YesNo source="testUser" disabled={!verdict.allowed} />
      <YesNo source="supportAccount" disabled={!verdict.allowed} />
      {why && (
        <Wide>
          <Typography variant="body2" color="text.secondary">
            {why}
          </Typography>
        </Wide>
      )}
      {changed && (
        <Wide>
          <LongText source="reason" rows={2} required helperText={text('users.flagReasonHint')} />
        </Wide>
      )}
    </>
  )
}
