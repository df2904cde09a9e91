import { planFields } from '#model/panels/plan-inputs.ts'
import { CreatePage } from '../kit/record/create-page.tsx'
import { PlanFields } from './plan-fields.tsx'

const defaults = { type: 'standard', selectable: true, freeLevel: 'none', media: ['messenger'], localPoolWeight: 1 }

export function PlanCreate() {
  return <CreatePage resource="plans" list="/plans" schema={planFields} act="setup.edit" defaults={defaults}><PlanFields /></CreatePage>
}
