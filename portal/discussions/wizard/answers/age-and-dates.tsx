import { useState } from 'react'
import { isAgeMagnitude, isBirthDate } from '#model/discussions/age.ts'
import { ageUnits, type AgeUnit } from '#model/discussions/enums.ts'
import { newYorkDay } from '#model/time.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useDraft } from '#api/client/use-draft.ts'
import { given, givenText, type AnswerProps } from './answer.ts'
import styles from './answers.module.css'
import { serverNow } from '#api/client/server-clock.ts'

/** A number of days, weeks, months or years. */
export function Age({ step, question, problem, busy, draftKey, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const before = given(step)
  const start =
    typeof before === 'object' && before !== null && 'magnitude' in before
      ? { magnitude: String(before.magnitude), unit: before.unit as AgeUnit }
      : undefined
  const [age, setAge] = useDraft<{ magnitude: string; unit: AgeUnit }>(
    draftKey,
    start ?? { magnitude: '', unit: 'year' },
  )
  const right = /^\d{1,3}$/.test(age.magnitude) && isAgeMagnitude(Number(age.magnitude))
  return (
    <form
      className={styles.oneLine}
      aria-label={question}
      onSubmit={(event) => {
        event.preventDefault()
        if (right) onAnswer({ magnitude: Number(age.magnitude), unit: age.unit })
      }}
    >
      <TextField
        label={t('discussion.wizard.age.name')}
        className={styles.short}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={age.magnitude}
        error={problem ?? (age.magnitude !== '' && !right ? t('discussion.wizard.ageInvalid') : undefined)}
        onChange={(event) => setAge({ ...age, magnitude: event.target.value.trim() })}
      />
      <Select
        label={t('asking.unit')}
        value={age.unit}
        options={ageUnits.map((unit) => ({
          value: unit,
          label: t(age.magnitude === '1' ? `age.unit.${unit}.one` : `age.unit.${unit}.other`),
        }))}
        onChange={(event) => setAge({ ...age, unit: event.target.value as AgeUnit })}
      />
      <Button type="submit" busy={busy} disabled={!right}>
        {t('asking.send')}
      </Button>
    </form>
  )
}

/** A day of the calendar; a date of birth lies between 1910 and today. */
export function DateAnswer({ step, question, problem, busy, draftKey, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const [date, setDate] = useDraft(draftKey, givenText(step))
  const [tried, setTried] = useState(false)
  const birth = step.action === 'dob'
  const wrong = date === '' || (birth && !isBirthDate(date, newYorkDay(new Date(serverNow()))))
  return (
    <form
      className={styles.oneLine}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!wrong) onAnswer(date)
      }}
    >
      <DateField
        label={question}
        hideLabel
        value={date}
        autoComplete={birth ? 'bday' : 'off'}
        error={
          problem ??
          ((tried || date !== '') && wrong
            ? t(birth && date !== '' ? 'discussion.wizard.dateInvalid' : 'form.dateInvalid')
            : undefined)
        }
        onChange={setDate}
      />
      <Button type="submit" busy={busy} disabled={date === ''}>
        {t('asking.send')}
      </Button>
    </form>
  )
}
