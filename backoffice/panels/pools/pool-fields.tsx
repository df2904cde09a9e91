import { specialties } from '#model/identity/enums.ts'
import { poolFields } from '#model/panels/inputs.ts'
import { CreatePage } from '../../kit/record/create-page.tsx'
import { ChoiceInput, LongText, Words } from '../../kit/record/inputs.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'

/** What a pool is made of; the same for a new one and an old one. */
export function PoolFields() {
  const text = useText()
  return (
    <Section title="admin.record.basics">
      <Words source="poolName" required helperText={text('panels.poolNameHint')} />
      <Words source="displayName" required helperText={text('panels.displayNameHint')} />
      <ChoiceInput
        source="specialty"
        values={specialties}
        prefix="specialty"
        helperText={text('panels.specialtyHint')}
      />
      <Wide>
        <LongText source="description" />
      </Wide>
    </Section>
  )
}

export function PoolCreate() {
  return (
    <CreatePage resource="pools" list="/pools" schema={poolFields} act="setup.edit">
      <PoolFields />
    </CreatePage>
  )
}
