import { grantInput } from '#model/panels/inputs.ts'
import { CreatePage } from '../../kit/record/create-page.tsx'
import { GrantFields } from './grant-fields.tsx'

export function GrantCreate() {
  return (
    <CreatePage resource="grants" list="/grants" schema={grantInput} act="setup.edit" defaults={{ priority: 100 }}>
      <GrantFields />
    </CreatePage>
  )
}
