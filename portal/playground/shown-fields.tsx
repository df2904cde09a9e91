import { useState } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import { Card } from '../ui/card.tsx'
import { CheckboxGroup, RadioGroup } from '../ui/fields/choices.tsx'
import { Combobox } from '../ui/fields/combobox.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { PasswordField, TextArea, TextField } from '../ui/fields/text-field.tsx'
import styles from './playground.module.css'

const choices = ['first', 'second', 'third'] as const
type Choice = (typeof choices)[number]

/** Every kind of field, with and without hint and error. */
export function Fields() {
  const t = useTranslation()
  const [text, setText] = useState('')
  const [day, setDay] = useState('2026-03-27')
  const [one, setOne] = useState<Choice | null>('first')
  const [many, setMany] = useState<Choice[]>(['second'])
  const options = choices.map((value) => ({ value, label: t(`playground.field.${value}`) }))
  const typed = { value: text, onChange: (event: { target: { value: string } }) => setText(event.target.value) }
  return (
    <Card title={t('playground.fields')}>
      <div className={styles.grid}>
        <TextField label={t('playground.field.text')} hint={t('playground.field.hint')} optional {...typed} />
        <TextField label={t('playground.field.wrong')} error={t('errors.required')} {...typed} />
        <PasswordField label={t('playground.field.password')} autoComplete="off" {...typed} />
        <TextArea label={t('playground.field.long')} rows={3} maxLength={200} count={text.length} {...typed} />
        <DateField label={t('playground.field.day')} value={day} onChange={setDay} />
        <Select
          label={t('playground.field.list')}
          options={options}
          value={one ?? ''}
          onChange={(event) => setOne(event.target.value as Choice)}
        />
        <Combobox label={t('playground.field.find')} options={options} value={one} onChange={setOne} />
        <RadioGroup label={t('playground.field.one')} options={options} value={one ?? undefined} onChange={setOne} />
        <CheckboxGroup label={t('playground.field.many')} options={options} value={many} onChange={setMany} />
      </div>
    </Card>
  )
}
