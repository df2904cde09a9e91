import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { scaleMaximum, scaleNames } from '#model/surveys/builder.ts'
import type { Wording } from '#model/surveys/builder-state.ts'
import { opinionScaleLabels, type QuestionTypeId } from '#model/surveys/enums.ts'
import { movedTo } from '#model/surveys/moving.ts'
import { stableOrder } from '#model/surveys/shuffle.ts'
import type { QuestionConfig } from '#model/surveys/wire.ts'
import { SortableRows } from './sortable-rows.tsx'

/** The survey as respondents see it; it can be tried, and nothing is kept. */
export function SurveyPreview({ questions }: { questions: readonly (Wording & { key: string })[] }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
      <Typography color="text.secondary">
        {translate('survey.staff.previewHint')}
        {translate('list.gap')}
        {translate('survey.requiredMark')}
      </Typography>
      {questions.map((question, at) => (
        <OneQuestion key={question.key} question={question} number={at + 1} />
      ))}
    </Box>
  )
}

function OneQuestion({
  question: { key, text, questionTypeId, config },
  number,
}: {
  question: Wording & { key: string }
  number: number
}) {
  const translate = useTranslate()
  const id = useId()
  const required = config.validation?.required === true
  const choices = (config.choices ?? []).filter((choice) => choice.text.trim() !== '')
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel component="p" id={id} sx={{ m: 0, color: 'text.primary', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {number}. {text}
        {required && ` * (${translate('survey.required')})`}
      </FormLabel>
      <Answer
        type={questionTypeId}
        config={{
          ...config,
          choices: config.validation?.randomizeChoice === true ? stableOrder(choices, key) : choices,
        }}
        label={text}
      />
    </Box>
  )
}

function Answer({ type, config, label }: { type: QuestionTypeId; config: QuestionConfig; label: string }) {
  const translate = useTranslate()
  if (type === 2 || type === 3)
    return (
      <TextField
        fullWidth
        size="small"
        multiline={type === 3}
        minRows={type === 3 ? 4 : 1}
        slotProps={{ htmlInput: { 'aria-label': label } }}
      />
    )
  if (type === 4)
    return (
      <RadioGroup row aria-label={label}>
        {['yes', 'no'].map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={translate(`survey.${one}`)} />
        ))}
      </RadioGroup>
    )
  if (type === 5) return <Ranking choices={config.choices ?? []} label={label} />
  return type === 1 ? <Choices config={config} label={label} /> : <Scale config={config} label={label} />
}

function Choices({ config, label }: { config: QuestionConfig; label: string }) {
  const translate = useTranslate()
  const [other, setOther] = useState(false)
  const several = config.validation?.enableMultiSelect === true
  const all = [
    ...(config.choices ?? []),
    ...(config.validation?.addOther === true ? [{ id: 'other', text: translate('survey.other') }] : []),
  ]
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate(several ? 'survey.chooseSeveral' : 'survey.chooseOne')}
      </Typography>
      {several ? (
        all.map(({ id, text }) => (
          <FormControlLabel
            key={id}
            label={text}
            control={<Checkbox onChange={(_, on) => id === 'other' && setOther(on)} />}
          />
        ))
      ) : (
        <RadioGroup aria-label={label} onChange={(_, value) => setOther(value === 'other')}>
          {all.map(({ id, text }) => (
            <FormControlLabel key={id} value={id} control={<Radio />} label={text} />
          ))}
        </RadioGroup>
      )}
      {other && <TextField size="small" label={translate('survey.otherText')} />}
    </>
  )
}

function Ranking({ choices, label }: { choices: readonly { id: string; text: string }[]; label: string }) {
  const translate = useTranslate()
  const [order, setOrder] = useState(() => choices.map(({ id }) => id))
  const rows = order
    .flatMap((key) => choices.filter(({ id }) => id === key))
    .map(({ id, text }) => ({ key: id, name: text }))
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('survey.rankHint')}
      </Typography>
      <SortableRows label={label} rows={rows} onMove={(key, to) => setOrder(movedTo(order, key, to))}>
        {({ name }, at) => (
          <Box sx={{ p: 1 }}>
            {at + 1}. {name}
          </Box>
        )}
      </SortableRows>
    </>
  )
}

function Scale({ config, label }: { config: QuestionConfig; label: string }) {
  const maximum = scaleMaximum(config)
  const names = scaleNames(maximum, config.label)
  return (
    <>
      <RadioGroup
        aria-label={label}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(5, 1fr)', sm: `repeat(${maximum}, 1fr)` } }}
      >
        {Array.from({ length: maximum }, (_, at) => at + 1).map((point) => (
          <FormControlLabel
            key={point}
            value={point}
            labelPlacement="bottom"
            label={point}
            sx={{ m: 0 }}
            control={
              <Radio
                size="small"
                slotProps={{ input: { 'aria-label': names[point] ? `${point}, ${names[point]}` : String(point) } }}
              />
            }
          />
        ))}
      </RadioGroup>
      {config.label && (
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            color: 'text.secondary',
            typography: 'body2',
          }}
        >
          {opinionScaleLabels.map((name) => (
            <span key={name}>{config.label?.[name]}</span>
          ))}
        </Box>
      )}
    </>
  )
}
