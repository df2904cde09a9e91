import { useRef, useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { limitOf } from '#model/surveys/builder.ts'
import { canAdd, finishOf, isUntouched } from '#model/surveys/builder-state.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { StaffQuestionEditor } from './staff-question-editor.tsx'
import { QuestionRows } from './staff-question-rows.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import { newKey } from '#api/client/surveys/use-survey-builder.ts'
import { staffBuilder, useStaffBuilder } from './use-staff-builder.ts'
import { WorkingButton } from '../kit/buttons/working-button.tsx'

const WIDTH = 880

/** Where staff write the questions of one time. */
export default function StaffBuilderDialog({
  header,
  when,
  onClose,
}: {
  header: SurveyHeader
  when: QuestionTiming
  onClose: () => void
}) {
  const translate = useTranslate()
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const work = useStaffBuilder(header, when)
  const { state, saving, act } = work
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState<string>()
  const [preview, setPreview] = useState(false)
  const dragging = useRef(false)
  // with what is in the editor, as if it had been saved
  const shown = [
    ...state.items.map((item) => (item.key === state.active ? { ...item, ...state.working } : item)),
    ...(state.active === null && !isUntouched(state.working) ? [{ ...state.working, key: 'new' }] : []),
  ]
  const finish = async () => {
    setBusy(true)
    const finished = await work.finish()
    setBusy(false)
    if (finished) onClose()
  }
  const told = {
    saved: '',
    saving: translate('builder.saving'),
    retrying: translate('builder.notSaved'),
    refused: saving.kind === 'refused' ? translate(saving.key, { _: saving.key }) : '',
  }
  const { canAdd: room, showLimit } = limitOf(state.items.length, staffBuilder.maximum, state.active !== null)
  return (
    <Dialog
      open
      fullWidth
      fullScreen={small}
      aria-labelledby="survey-builder"
      slotProps={{ paper: { sx: { maxWidth: WIDTH } } }}
      onClose={(_, reason) => reason === 'escapeKeyDown' && !dragging.current && onClose()}
    >
      <DialogTitle id="survey-builder">{translate(`builder.titleOf.${when}`)}</DialogTitle>
      <DialogContent>
        {!preview && (
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {translate('survey.staff.newHint')}
          </Typography>
        )}
        {work.conflict && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {translate('builder.conflict')}
          </Alert>
        )}
        {work.restored && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('builder.kept')}
          </Alert>
        )}
        {preview ? (
          <SurveyPreview questions={shown} />
        ) : (
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' } }}
          >
            <Box>
              <QuestionRows
                state={state}
                act={act}
                onDelete={setDeleting}
                onDragging={(on) => {
                  dragging.current = on
                }}
              />
              {showLimit && (
                <Typography variant="body2" color="text.secondary">
                  {translate('builder.limitHint', { count: state.items.length, maximum: staffBuilder.maximum })}
                  {room ? '' : ` · ${translate('builder.limitReached')}`}
                </Typography>
              )}
              {state.active !== null && (
                <Button
                  size="small"
                  startIcon={<AddIcon />}
                  disabled={!room}
                  onClick={() => act({ type: 'activate', target: null, key: newKey() })}
                >
                  {translate('builder.newQuestion')}
                </Button>
              )}
            </Box>
            <Box sx={{ pt: 1 }}>
              {state.active === null && !room ? (
                <Typography>{translate('builder.limitReached')}</Typography>
              ) : (
                <StaffQuestionEditor key={state.active ?? 'new'} headerId={header.id} state={state} act={act} />
              )}
              <Button
                sx={{ mt: 2 }}
                variant="outlined"
                disabled={!canAdd(state, staffBuilder)}
                onClick={() => act({ type: 'save', key: newKey() })}
              >
                {translate(state.active === null ? 'builder.add' : 'builder.done')}
              </Button>
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <IconButton
          aria-label={translate('builder.undo')}
          disabled={state.past.length === 0}
          onClick={() => act({ type: 'undo' })}
        >
          <UndoIcon />
        </IconButton>
        <IconButton
          aria-label={translate('builder.redo')}
          disabled={state.future.length === 0}
          onClick={() => act({ type: 'redo' })}
        >
          <RedoIcon />
        </IconButton>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {told[saving.kind]}
        </Typography>
        <Button
          startIcon={preview ? <EditIcon /> : <PreviewIcon />}
          disabled={!preview && shown.length === 0}
          onClick={() => setPreview(!preview)}
        >
          {translate(preview ? 'builder.closePreview' : 'builder.preview')}
        </Button>
        <Button onClick={onClose}>{translate('builder.cancel')}</Button>
        <WorkingButton
          variant="contained"
          loading={busy && saving.kind !== 'retrying'}
          disabled={finishOf(state, staffBuilder) === 'refuse'}
          onClick={() => void finish()}
        >
          {translate(
            (header.questions ?? []).some(({ questionWhen }) => questionWhen === when)
              ? 'builder.update'
              : 'builder.finish',
          )}
        </WorkingButton>
      </DialogActions>
      {deleting !== undefined && (
        <ReasonDialog
          title={translate('builder.deleteQuestion')}
          text={translate('builder.deleteHint')}
          confirm={translate('builder.delete')}
          danger
          busy={false}
          onClose={() => setDeleting(undefined)}
          onConfirm={() => {
            act({ type: 'delete', target: deleting })
            setDeleting(undefined)
          }}
        />
      )}
    </Dialog>
  )
}
