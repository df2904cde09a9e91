import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { QuestionProblem } from '#model/surveys/builder.ts'
import { problemsIn, type Wording } from '#model/surveys/builder-state.ts'
import {
  defaultScaleMaximum,
  opinionScaleLabels,
  questionTypeIds,
  questionTypes,
  scaleMaxima,
  settingLabel,
  type QuestionTypeId,
} from '#model/surveys/enums.ts'
import type { QuestionConfig } from '#model/surveys/wire.ts'
import { newKey, type SurveyBuilder } from '#api/client/surveys/use-survey-builder.ts'
import { useStaffRules } from './use-staff-builder.ts'
import { WritingHelp } from './writing-help.tsx'

/** One question: its text, its type, and what that type asks for. */
export function StaffQuestionEditor({
  surveyId,
  state,
  act,
}: Pick<SurveyBuilder, 'state' | 'act'> & { surveyId: () => Promise<string> }) {
  const translate = useTranslate()
  const builder = useStaffRules()
  const { working, refused } = state
  const { config, questionTypeId, text } = working
  const { kind, settings } = questionTypes[questionTypeId]
  const problems = problemsIn(working, builder).filter(
    ({ field }) => refused || (field === 'text' && text.trim().length > 20),
  )
  const problem = (field: QuestionProblem['field']) => {
    const key = problems.find((one) => one.field === field)?.key
    return key && translate(key, { _: key })
  }
  const edit = (field: string, change: Partial<Wording>) => act({ type: 'edit', field, change })
  const change = (field: string, part: Partial<QuestionConfig>) => edit(field, { config: { ...config, ...part } })
  const choices = config.choices ?? []
  const end = kind === 'rating' ? 'selectedRating' : 'maxOpinionScale'
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label={translate('builder.text')}
        required
        multiline
        minRows={3}
        maxRows={10}
        value={text}
        error={problem('text') !== undefined}
        helperText={problem('text')}
        onChange={(event) => edit('text', { text: event.target.value })}
      />
      <WritingHelp
        label={translate('builder.text')}
        logRefTable="survey_header"
        logRefId={surveyId}
        target="question"
        text={text}
        onUse={(better) => edit('suggestion', { text: better })}
      />
      <TextField
        select
        label={translate('builder.typeLabel')}
        value={questionTypeId}
        onChange={(event) => edit('type', { questionTypeId: Number(event.target.value) as QuestionTypeId })}
      >
        {questionTypeIds.map((id) => (
          <MenuItem key={id} value={id}>
            {translate(questionTypes[id].label)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'choice' && (
        <Box role="group" aria-label={translate('builder.choices')} sx={{ display: 'grid', gap: 1 }}>
          {choices.map(({ id, text: words }, at) => (
            <Box key={id} sx={{ display: 'flex', gap: 1 }}>
              <TextField
                size="small"
                fullWidth
                required
                label={translate('builder.choice', { n: at + 1 })}
                value={words}
                onChange={(event) =>
                  change(`choice-${id}`, {
                    choices: choices.map((one) => (one.id === id ? { id, text: event.target.value } : one)),
                  })
                }
              />
              {choices.length > 1 && (
                <IconButton
                  aria-label={translate('builder.removeChoice', { n: at + 1 })}
                  onClick={() => change(`remove-${id}`, { choices: choices.filter((one) => one.id !== id) })}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              )}
            </Box>
          ))}
          {problem('choices') && <FormHelperText error>{problem('choices')}</FormHelperText>}
          <Box>
            <Button
              size="small"
              startIcon={<AddIcon />}
              onClick={() => change('addChoice', { choices: [...choices, { id: newKey(), text: '' }] })}
            >
              {translate('builder.addChoice')}
            </Button>
          </Box>
        </Box>
      )}
      {kind === 'opinionScale' && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {opinionScaleLabels.map((label) => (
            <TextField
              key={label}
              size="small"
              required
              error={problem('label') !== undefined && !config.label?.[label]?.trim()}
              label={translate(`builder.labels.${label}`, { maximum: config.maxOpinionScale ?? defaultScaleMaximum })}
              value={config.label?.[label] ?? ''}
              onChange={(event) =>
                change(`label-${label}`, { label: { ...config.label, [label]: event.target.value } })
              }
            />
          ))}
          {problem('label') && <FormHelperText error>{problem('label')}</FormHelperText>}
        </Box>
      )}
      {(kind === 'rating' || kind === 'opinionScale') && (
        <TextField
          select
          size="small"
          label={translate('builder.maximum')}
          value={config[end] ?? defaultScaleMaximum}
          onChange={(event) => change('maximum', { [end]: Number(event.target.value) })}
        >
          {scaleMaxima.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box>
        {settings.map((setting) => (
          <FormControlLabel
            key={setting}
            label={translate(settingLabel(setting))}
            control={
              <Switch
                size="small"
                checked={config.validation?.[setting] === true}
                onChange={(event) =>
                  change(setting, { validation: { ...config.validation, [setting]: event.target.checked } })
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
  )
}
