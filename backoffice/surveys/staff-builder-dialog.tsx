import { useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { defaultLimits } from '#model/limits.ts'
import { limitOf, previewOf } from '#model/surveys/builder.ts'
import { canAdd, finishOf } from '#model/surveys/builder-state.ts'
import { questionTypes, type QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { StaffQuestionEditor } from './staff-question-editor.tsx'
import { newKey, staffBuilder, useStaffBuilder, type StaffBuilder } from './use-staff-builder.ts'

const WIDTH = 880

/** Where staff write the questions of one time. */
export function StaffBuilderDialog({ header, when, onClose }: { header: SurveyHeader; when: QuestionTiming; onClose: () => void }) {
  const translate = useTranslate()
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const work = useStaffBuilder(header, when)
  const { state, saving, act } = work
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState<string>()
  const finish = async () => {
    setBusy(true)
    const finished = await work.finish()
    setBusy(false)
    if (finished) onClose()
  }
  const told = { saved: '', saving: translate('builder.saving'), retrying: translate('builder.notSaved'), refused: saving.kind === 'refused' ? translate(saving.key, { _: saving.key }) : '' }
  const { canAdd: room, showLimit } = limitOf(state.items.length, staffBuilder.maximum, state.active !== null)
  return (
    <Dialog open fullWidth fullScreen={small} aria-labelledby="survey-builder" slotProps={{ paper: { sx: { maxWidth: WIDTH } } }} onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}>
      <DialogTitle id="survey-builder">{translate(`builder.titleOf.${when}`)}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>{translate('survey.staff.newHint')}</Typography>
        {work.restored && <Alert severity="info" sx={{ mb: 2 }}>{translate('builder.kept')}</Alert>}
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' } }}>
          <Box>
            <QuestionRows state={state} act={act} onDelete={setDeleting} />
            {showLimit && <Typography variant="body2" color="text.secondary">{translate('builder.limitHint', { count: state.items.length, maximum: staffBuilder.maximum })}{room ? '' : ` · ${translate('builder.limitReached')}`}</Typography>}
            {state.active !== null && <Button size="small" startIcon={<AddIcon />} disabled={!room} onClick={() => act({ type: 'activate', target: null, key: newKey() })}>{translate('builder.newQuestion')}</Button>}
          </Box>
          <Box sx={{ pt: 1 }}>
            {state.active === null && !room ? <Typography>{translate('builder.limitReached')}</Typography> : <StaffQuestionEditor key={state.active ?? 'new'} state={state} act={act} />}
            <Button sx={{ mt: 2 }} variant="outlined" disabled={!canAdd(state, staffBuilder)} onClick={() => act({ type: 'save', key: newKey() })}>{translate(state.active === null ? 'builder.add' : 'builder.done')}</Button>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <IconButton aria-label={translate('builder.undo')} disabled={state.past.length === 0} onClick={() => act({ type: 'undo' })}><UndoIcon /></IconButton>
        <IconButton aria-label={translate('builder.redo')} disabled={state.future.length === 0} onClick={() => act({ type: 'redo' })}><RedoIcon /></IconButton>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>{told[saving.kind]}</Typography>
        <Button onClick={onClose}>{translate('builder.cancel')}</Button>
        <Button variant="contained" loading={busy && saving.kind !== 'retrying'} disabled={finishOf(state, staffBuilder) === 'refuse'} onClick={() => void finish()}>{translate((header.questions ?? []).some(({ questionWhen }) => questionWhen === when) ? 'builder.update' : 'builder.finish')}</Button>
      </DialogActions>
      {deleting !== undefined && (
        <ReasonDialog title={translate('builder.deleteQuestion')} text={translate('builder.deleteHint')} confirm={translate('builder.delete')} danger busy={false} onClose={() => setDeleting(undefined)}
          onConfirm={() => {
            act({ type: 'delete', target: deleting })
            setDeleting(undefined)
          }} />
      )}
    </Dialog>
  )
}

function QuestionRows({ state, act, onDelete }: Pick<StaffBuilder, 'state' | 'act'> & { onDelete: (key: string) => void }) {
  const translate = useTranslate()
  if (state.items.length === 0) return <Typography color="text.secondary">{translate('survey.staff.none')}</Typography>
  return (
    <Box component="ol" aria-label={translate('builder.list')} sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
      {state.items.map((item, at) => {
        const name = translate('builder.numbered', { n: at + 1 })
        const move = (to: number) => act({ type: 'move', target: item.key, to })
        return (
          <Box component="li" key={item.key} sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
            <ListItemButton dense selected={item.key === state.active} onClick={() => act({ type: 'activate', target: item.key, key: newKey() })} sx={{ minWidth: 0 }}>
              <ListItemText primary={`${at + 1}. ${previewOf(item.text, defaultLimits['survey.previewLength'])}`} secondary={translate(questionTypes[item.questionTypeId].label)} />
            </ListItemButton>
            <IconButton size="small" aria-label={translate('builder.moveUp', { name })} disabled={at === 0} onClick={() => move(at - 1)}><UpIcon fontSize="small" /></IconButton>
            <IconButton size="small" aria-label={translate('builder.moveDown', { name })} disabled={at === state.items.length - 1} onClick={() => move(at + 1)}><DownIcon fontSize="small" /></IconButton>
            <IconButton size="small" aria-label={translate('builder.deleteNamed', { name })} onClick={() => onDelete(item.key)}><DeleteIcon fontSize="small" /></IconButton>
          </Box>
        )
      })}
    </Box>
  )
}
