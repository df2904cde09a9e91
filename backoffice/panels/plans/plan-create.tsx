import { planInput } from '#model/panels/plan-inputs.ts'
import { CreatePage } from '../../kit/record/create-page.tsx'
import { PlanFields } from './plan-fields.tsx'

const defaults = {
  type: 'standard',
  selectable: true,
  freeLevel: 'none',
  media: ['messenger'],
  localPoolWeight: 1,
  attachments: { messenger: true, video: true, audio: true },
}

export function PlanCreate() {
  return (
    <CreatePage resource="plans" list="/plans" schema={planInput} act="setup.edit" defaults={defaults}>
      <PlanFields />
    </CreatePage>
  )
}
