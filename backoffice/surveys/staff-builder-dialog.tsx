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
import { useNotify, useTranslate } from 'ra-core'
import { limitOf, type QuestionProblem } from '#model/surveys/builder.ts'
import { canAdd, finishOf, hasUnsaved, isUntouched, problemsIn } from '#model/surveys/builder-state.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { GuardedButton } from '../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { StaffQuestionEditor } from './staff-question-editor.tsx'
import { QuestionRows } from './staff-question-rows.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import { newKey } from '#api/client/surveys/use-survey-builder.ts'
import type { SurveyPlace } from './staff-calls.ts'
import { useStaffBuilder, useStaffRules } from './use-staff-builder.ts'

const WIDTH = 880
/** The part of the editor that a problem is about, where its own words do not say so. */
const partOf: Partial<Record<QuestionProblem['field'], string>> = { text: 'builder.text', choices: 'builder.choices' }

/** Where staff write the questions of one time. */
export default function StaffBuilderDialog({
  place,
  header,
  when,
  onClose,
}: {
  place: SurveyPlace
  /** null: there is no survey yet */
  header: SurveyHeader | null
  when: QuestionTiming
  onClose: () => void
}) {
  const translate = useTranslate()
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const builder = useStaffRules()
  const work = useStaffBuilder(place, header, when, builder)
  const { state, saving, act } = work
  const notify = useNotify()
  const unsaved = hasUnsaved(state)
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
    saved: unsaved ? translate('builder.unsaved') : state.items.length > 0 ? translate('builder.saved') : '',
    saving: translate('builder.saving'),
    retrying: translate('builder.notSaved'),
    refused: saving.kind === 'refused' ? translate(saving.key, { _: saving.key }) : '',
  }
  const close = () => {
    if (unsaved) notify('builder.unsaved', { type: 'info' })
    onClose()
  }
  const [problem] = problemsIn(state.working, builder)
  // why the question in the editor can be neither added nor left
  const incomplete =
    problem && [partOf[problem.field], problem.key].flatMap((key) => (key ? [translate(key, { _: key })] : []))
  const why = incomplete?.join(translate('list.colon'))
  const { canAdd: room, showLimit } = limitOf(state.items.length, builder.maximum, state.active !== null)
  return (
    <Dialog
      open
      fullWidth
      fullScreen={small}
      aria-labelledby="survey-builder"
      slotProps={{ paper: { sx: { maxWidth: WIDTH } } }}
      onClose={(_, reason) => reason === 'escapeKeyDown' && !dragging.current && close()}
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
        {(work.restored || work.restoredEditor) && (
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
                  {translate('builder.limitHint', { count: state.items.length, maximum: builder.maximum })}
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
                <StaffQuestionEditor key={state.active ?? 'new'} surveyId={work.surveyId} state={state} act={act} />
              )}
              {unsaved && why && (
                <Typography
                  variant="body2"
                  color="text.secondary"
                  role={state.refused ? 'alert' : undefined}
                  sx={{ mt: 2 }}
                >
                  {translate('builder.incomplete', { why })}
                </Typography>
              )}
              <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <GuardedButton
                  variant="outlined"
                  why={canAdd(state, builder) ? undefined : (why ?? translate('builder.limitReached'))}
                  onClick={() => act({ type: 'save', key: newKey() })}
                >
                  {translate(state.active === null ? 'builder.add' : 'builder.done')}
                </GuardedButton>
                {unsaved && (
                  <Button onClick={() => act({ type: 'discard' })}>
                    {translate(state.active === null ? 'builder.discardNew' : 'builder.discardChanges')}
                  </Button>
                )}
              </Box>
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
        <Button onClick={close}>{translate('admin.close')}</Button>
        <GuardedButton
          variant="contained"
          loading={busy && saving.kind !== 'retrying'}
          why={finishOf(state, builder) === 'refuse' ? (why ?? translate('builder.limitReached')) : undefined}
          onClick={() => void finish()}
        >
          {translate(
            (header?.questions ?? []).some(({ questionWhen }) => questionWhen === when)
              ? 'builder.update'
              : 'builder.finish',
          )}
        </GuardedButton>
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
