import { useState } from 'react'
import { wizardActions, type WizardAction } from '#model/discussions/wizard/wizard-enums.ts'
import type { WizardAnswer } from '#model/discussions/wizard/wizard-wire.ts'
import { answerAreas } from '../discussions/wizard/answer-areas.ts'
import type { WizardStepWire } from '../discussions/wizard/conversation.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/fields/select.tsx'
import styles from './playground.module.css'

const names = ['first', 'second', 'third'] as const
const tags: Partial<Record<WizardAction, WizardStepWire['tag']>> = {
  'text-long': 'question',
  dob: 'dob',
  age: 'age',
  schedule: 'schedule',
  'text-line': 'focus',
}

/** How each kind of question of the wizard is answered, also those that no step asks today. */
export function Answers() {
  const t = useTranslation()
  const [kind, setKind] = useState<WizardAction>('choose-many')
  const [given, setGiven] = useState<WizardAnswer>()
  const Area = answerAreas[kind]
  const day = new Date()
  day.setUTCHours(15, 0, 0, 0)
  const ts = Math.floor(day.getTime() / 1000) + 86_400
  const choices =
    kind === 'schedule'
      ? [
          {
            value: {
              short: '',
              long: '',
              date: new Date(ts * 1000).toISOString().slice(0, 10),
              times: [
                { ts, time: '' },
                { ts: ts + 1800, time: '' },
              ],
            },
          },
        ]
      : kind === 'age'
        ? (['day', 'week', 'month', 'year'] as const).map((value) => ({
            value,
            label: { key: `age.unit.${value}.other` },
          }))
        : names.map((value) => ({ value, label: t(`playground.field.${value}`) }))
  const step: WizardStepWire = {
    action: kind,
    tag: tags[kind] ?? 'plan',
    clientData: {},
    choices,
    minimum: kind === 'choose-many' ? 2 : 1,
    maximum: kind === 'schedule' ? 1 : 200,
    isAction: kind !== 'say',
  }
  return (
    <Card title={t('playground.answers')}>
      <Select
        label={t('playground.answerKind')}
        value={kind}
        options={wizardActions.map((value) => ({ value, label: value }))}
        onChange={(event) => {
          setKind(event.target.value as WizardAction)
          setGiven(undefined)
        }}
      />
      {Area ? (
        <Area
          key={kind}
          step={step}
          question={t('playground.answerKind')}
          problem={undefined}
          data={{}}
          busy={false}
          draftKey={`playground.${kind}`}
          onAnswer={setGiven}
        />
      ) : (
        <p>{t('playground.saysOnly')}</p>
      )}
      {given !== undefined && (
        <p className={styles.line} role="status">
          {t('playground.given', { text: JSON.stringify(given) })}
        </p>
      )}
    </Card>
  )
}
