import { expect, test } from 'vitest'
import { customFieldInput, ruleOfField } from '#model/content/custom-fields.ts'
import { readValue } from '#model/content/field-value.ts'
import { tagDefinitionInput } from '#model/content/tags.ts'
import { storyDefinitions, storyFields, storyTags } from '#db/seed/story/extras.ts'

const number = (text: string | undefined) => (text === undefined ? null : Number(text))

test('the fields of the story are ones that staff could define, and their values ones that they could enter', () => {
  for (const { set, disabled: _, values = [], min, max, ...story } of storyFields) {
    const definition = {
      ...story,
      min: number(min),
      max: number(max),
      maxLength: story.maxLength ?? null,
      validator: story.validator ?? null,
      userType: story.userType ?? null,
      values: [...values],
    }
    expect(customFieldInput.safeParse(definition).error, story.name).toBeUndefined()
    for (const { value = '' } of set)
      expect(readValue(ruleOfField(definition), value), story.name).toEqual({ ok: true, value })
  }
  expect(new Set(storyFields.map(({ definitionType }) => definitionType))).toEqual(
    new Set(['string', 'enum', 'int', 'timestamp', 'boolean', 'float']),
  )
})

test('so are its tags', () => {
  for (const definition of storyDefinitions)
    expect(tagDefinitionInput.safeParse(definition).error, definition.name).toBeUndefined()
  for (const { definition, places, assignmentType } of storyTags) {
    const rule = storyDefinitions.find(({ name }) => name === definition)
    expect(rule?.entityType ?? assignmentType).toBe(assignmentType)
    for (const { value } of places)
      if (rule && value)
        expect(readValue({ type: rule.type, choices: rule.options ?? [] }, value)).toEqual({ ok: true, value })
  }
})
