import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { tagDefinitionTypes, tagValidators } from '#model/classification/enums.ts'
import { ChoiceInput } from '../kit/record/inputs.tsx'
import { Wide } from '../kit/record/section.tsx'
import { ChoicesInput } from './choices-input.tsx'

/** Type, validator and choices: what does not belong to the type is taken out of the form. */
export function TypeFields({
  type: typeField,
  choices: choicesField,
  fixed,
}: {
  type: string
  choices: string
  fixed?: string
}) {
  const type = useWatch<Record<string, string | undefined>>({ name: typeField })
  const { setValue, getValues } = useFormContext()
  useEffect(() => {
    if (type === undefined) return
    if (type !== 'string' && getValues('validator')) setValue('validator', null, { shouldDirty: true })
    if (type !== 'enum' && (getValues(choicesField) as string[] | undefined)?.length)
      setValue(choicesField, [], { shouldDirty: true })
  }, [type, choicesField, setValue, getValues])
  return (
    <>
      <ChoiceInput source={typeField} values={tagDefinitionTypes} prefix="tags.type" required helperText={fixed} />
      {type === 'string' && <ChoiceInput source="validator" values={tagValidators} prefix="tags.validator" />}
      {type === 'enum' && (
        <Wide>
          <ChoicesInput source={choicesField} />
        </Wide>
      )}
    </>
  )
}
