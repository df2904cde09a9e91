import { useRecordContext } from 'ra-core'
import Card from '@mui/material/Card'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { planInput } from '#model/panels/plan-inputs.ts'
import { Block } from '../../kit/block.tsx'
import { LongText } from '../../kit/record/inputs.tsx'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { PlanFiles } from './plan-files.tsx'

/** Files of the plan, and what the accounts should know of it. */
export function PlanAdditional() {
  const plan = useRecordContext<PlanAdmin>()
  const text = useText()
  if (!plan) return null
  return (
    <>
      <Block title={text('panels.files')}>
        <PlanFiles planId={plan.id} />
      </Block>
      <Card sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
        <RecordForm schema={planInput} act="setup.edit">
          <Section title="panels.accounting">
            <Wide>
              <LongText source="accountingNotes" rows={4} helperText={text('panels.accountingHint')} />
            </Wide>
          </Section>
        </RecordForm>
      </Card>
    </>
  )
}
