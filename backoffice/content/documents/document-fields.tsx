import { useFormContext, useWatch } from 'react-hook-form'
import { AutocompleteInput, NumberInput, TextInput } from 'react-admin'
import { useTranslate } from 'ra-core'
import { contentTypes, locales } from '#model/content/enums.ts'
import { userTypes } from '#model/identity/enums.ts'
import { shapeOf, type FieldShape } from '#model/content/shapes.ts'
import { HtmlInput } from '../../kit/record/rich-text/html-input.tsx'
import { ChoiceInput, marked, textOf, Words } from '../../kit/record/inputs.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { fieldLabel, furtherFields, languageName, typeLabel } from './document-names.ts'
import { Placeholders } from './placeholders.tsx'
import { ThemeSample } from './theme-sample.tsx'
import { readJson, readWords, TypedText, writeJson, writeWords } from './typed-text.tsx'

type Fields = Record<string, unknown>

/** Where a document stands and what it says; the inputs follow its type. */
export function DocumentFields() {
  const text = useText()
  const type = useWatch<Record<string, string | undefined>>({ name: 'type' }) ?? ''
  const known = contentTypes.some((one) => one === type) || type === '' ? contentTypes : [...contentTypes, type]
  return (
    <>
      <Section title="contents.place">
        <AutocompleteInput
          source="type"
          isRequired
          TextFieldProps={textOf(true)}
          choices={known.map((id) => ({ id, name: typeLabel(id) }))}
          onCreate={(word?: string) => ({ id: word ?? '', name: word ?? '' })}
          fullWidth
          helperText={false}
        />
        <Words source="uid" required helperText={text('contents.uidHint')} />
        <ChoiceInput
          source="userType"
          values={userTypes}
          prefix="user.typeName"
          helperText={text('contents.everybodyHint')}
        />
        <LocaleInput />
      </Section>
      {type !== '' && (
        <Section title="contents.content">
          {shapeOf(type).map((shape) => (
            <ShapeInput key={`${type}.${shape.name}`} shape={shape} />
          ))}
          <FurtherFields type={type} />
        </Section>
      )}
      <Placeholders />
    </>
  )
}

function LocaleInput() {
  return (
    <AutocompleteInput
      source="locale"
      isRequired
      TextFieldProps={textOf(true)}
      choices={locales.map((id) => ({ id, name: languageName(id) }))}
      translateChoice={false}
      fullWidth
      helperText={false}
    />
  )
}

function ShapeInput({ shape: { name, kind, required } }: { shape: FieldShape }) {
  const text = useText()
  const source = `fields.${name}`
  const label = fieldLabel(name)
  if (kind === 'html')
    return (
      <Wide>
        <HtmlInput rich resource="contentDocuments" source={source} label={label} required={required} />
      </Wide>
    )
  if (kind === 'number')
    return <NumberInput source={source} label={label} step={1} fullWidth helperText={text('contents.orderHint')} />
  if (kind === 'colours')
    return (
      <Wide>
        <Colours label={label} />
      </Wide>
    )
  if (kind === 'text')
    return (
      <Wide>
        <TextInput
          source={source}
          label={label}
          {...marked(required)}
          multiline
          minRows={2}
          maxRows={10}
          fullWidth
          helperText={false}
        />
      </Wide>
    )
  return (
    <TextInput
      source={source}
      label={label}
      {...marked(required)}
      fullWidth
      helperText={kind === 'link' && name === 'link' ? text('contents.linkHint') : false}
    />
  )
}

function Colours({ label }: { label: string }) {
  const { setValue } = useFormContext()
  const colours = useWatch<Record<string, Record<string, string> | undefined>>({ name: 'fields.colours' }) ?? {}
  const text = useText()
  return (
    <>
      <TypedText
        label={useTranslate()(label)}
        hint={text('contents.coloursHint')}
        value={colours}
        write={writeWords}
        read={readWords}
        onChange={(value) => setValue('fields.colours', value, { shouldDirty: true, shouldValidate: true })}
      />
      <ThemeSample colours={colours} />
    </>
  )
}

/** What the type does not know stays as it is, and can be changed by those who know what reads it. */
function FurtherFields({ type }: { type: string }) {
  const { setValue } = useFormContext()
  const fields = useWatch<Record<string, Fields | undefined>>({ name: 'fields' }) ?? {}
  const text = useText()
  const further = furtherFields(type, fields)
  const known = contentTypes.some((one) => one === type)
  if (known && Object.keys(further).length === 0) return null
  const change = (value: Fields) => {
    const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(further, name)))
    setValue('fields', { ...kept, ...value }, { shouldDirty: true })
  }
  return (
    <Wide>
      <TypedText
        label={text('contents.further')}
        hint={text('contents.furtherHint')}
        value={further}
        write={writeJson}
        read={readJson}
        onChange={change}
      />
    </Wide>
  )
}
