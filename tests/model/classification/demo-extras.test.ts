import { expect, test } from 'vitest'
import { customFieldInput, ruleOfField } from '#model/classification/custom-fields.ts'
import { readValue } from '#model/classification/field-value.ts'
import { tagDefinitionInput } from '#model/classification/tags.ts'
import { demoDefinitions, demoFields, demoTags } from '#db/seed/demo/data/extras.ts'

const number = (text: string | undefined) => (text === undefined ? null : Number(text))

test('the fields of the demo are ones that staff could define, and their values ones that they could enter', () => {
  for (const { set, disabled: _, values = [], min, max, ...scenario } of demoFields) {
    const definition = {
      ...scenario,
      min: number(min),
      max: number(max),
      maxLength: scenario.maxLength ?? null,
      validator: scenario.validator ?? null,
      userType: scenario.userType ?? null,
      values: [...values],
    }
    expect(customFieldInput.safeParse(definition).error, scenario.name).toBeUndefined()
    for (const { value = '' } of set)
      expect(readValue(ruleOfField(definition), value), scenario.name).toEqual({ ok: true, value })
  }
  expect(new Set(demoFields.map(({ definitionType }) => definitionType))).toEqual(
    new Set(['string', 'enum', 'int', 'timestamp', 'boolean', 'float']),
  )
})

test('so are its tags', () => {
  for (const definition of demoDefinitions)
    expect(tagDefinitionInput.safeParse(definition).error, definition.name).toBeUndefined()
  for (const { definition, places, assignmentType } of demoTags) {
    const rule = demoDefinitions.find(({ name }) => name === definition)
    expect(rule?.entityType ?? assignmentType).toBe(assignmentType)
    for (const { value } of places)
      if (rule && value)
        expect(readValue({ type: rule.type, choices: rule.options ?? [] }, value)).toEqual({ ok: true, value })
  }
})
