import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { previewOf } from '#model/surveys/builder.ts'
import { questionTypes } from '#model/surveys/enums.ts'
import { useLimits } from '../kit/hooks/use-limits.ts'
import { SortableRows } from './sortable-rows.tsx'
import { newKey, type SurveyBuilder } from '#api/client/surveys/use-survey-builder.ts'

interface QuestionRowsProps extends Pick<SurveyBuilder, 'state' | 'act'> {
  onDelete: (key: string) => void
  onDragging: (dragging: boolean) => void
}

/** The questions in their order. */
export function QuestionRows({ state, act, onDelete, onDragging }: QuestionRowsProps) {
  const translate = useTranslate()
  const previewLength = useLimits()['survey.previewLength']
  if (state.items.length === 0) return <Typography color="text.secondary">{translate('survey.staff.none')}</Typography>
  const rows = state.items.map((item, at) => ({ ...item, name: translate('builder.numbered', { n: at + 1 }) }))
  return (
    <SortableRows
      label={translate('builder.list')}
      rows={rows}
      onMove={(target, to) => act({ type: 'move', target, to })}
      onDragging={onDragging}
    >
      {({ key, text, questionTypeId, name }, at) => (
        <>
          <ListItemButton
            dense
            selected={key === state.active}
            onClick={() => act({ type: 'activate', target: key, key: newKey() })}
            sx={{ minWidth: 0 }}
          >
            <ListItemText
              sx={{ overflowWrap: 'anywhere' }}
              primary={`${at + 1}. ${previewOf(text, previewLength)}`}
              secondary={translate(questionTypes[questionTypeId].label)}
            />
          </ListItemButton>
          <IconButton
            size="small"
            aria-label={translate('builder.deleteNamed', { name })}
            onClick={() => onDelete(key)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </SortableRows>
  )
}
