import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { MergePreview } from '#model/panels/diagnoses/merge-wire.ts'
import { byMeaning } from '../../kit/list/filters/filters.ts'
import { PageError } from '../../layout/page-error.tsx'
import { Listed } from '../../kit/listed.tsx'
import { RecordPicker } from '../../kit/record-picker.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { panelVerbs } from '../../providers/panel-verbs.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'

interface Props {
  diagnosis: { id: string; name: string }
  onClose: () => void
  /** true while the server is at it, false when it refused */
  onEnding: (ending: boolean) => void
  onMerged: (intoId: string) => void
}
const none: readonly string[] = []
const reload = [
  'diagnoses',
  'diagnosisGroups',
  'diagnosisDomains',
  'auditEvents',
  'queries',
  'grants.diagnoses',
  'plans.diagnoses',
  'pools.diagnoses',
]

/** Two that mean the same become one: choose the one that stays, see what moves, confirm. */
export function MergeDialog({ diagnosis, onClose, onEnding, onMerged }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [into, setInto] = useState<string>()
  const queries = useQueryClient()
  const { run, busy } = useActionMutation({ done: 'diagnosis.merged', reload: none })
  const merge = async (preview: MergePreview) => {
    onEnding(true)
    const done = await run(
      panelVerbs.merge(diagnosis.id, {
        intoId: preview.into.id,
        version: preview.from.version,
        intoVersion: preview.into.version,
      }),
    )
    if (!done) return onEnding(false)
    onMerged(preview.into.id)
    // the one that ended is asked for no more
    await queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        reload.includes(String(queryKey[0])) && !JSON.stringify(queryKey).includes(diagnosis.id),
    })
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">
        {text('diagnosis.merge')}
        {text('list.colon')}
        {diagnosis.name}
      </DialogTitle>
      {into ? (
        <Preview
          id={diagnosis.id}
          into={into}
          busy={busy}
          onBack={() => setInto(undefined)}
          onConfirm={(preview) => void merge(preview)}
        />
      ) : (
        <>
          <DialogContent sx={{ pt: '8px !important' }}>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {text('diagnosis.mergeHint')}
            </Typography>
            <RecordPicker
              autoFocus
              resource="diagnoses"
              {...byMeaning}
              detail="name"
              label={text('diagnosis.mergeInto')}
              exclude={[diagnosis.id]}
              onPick={(record) => setInto(String(record.id))}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function Preview({
  id,
  into,
  busy,
  onBack,
  onConfirm,
}: {
  id: string
  into: string
  busy: boolean
  onBack: () => void
  onConfirm: (preview: MergePreview) => void
}) {
  const text = useText()
  const translate = useTranslate()
  const { data, error, refetch } = usePart('merge', '/server/diagnosis/{id}/merge/{intoId}', {
    params: { id, intoId: into },
  })
  const lines: [string, number][] = data
    ? [
        [text('drawer.fundingSources'), data.grants],
        [text('drawer.plans'), data.plans],
        [text('drawer.expertPools'), data.pools],
        [translate('resources.queries.name', { smart_count: 2 }), data.discussions],
        [text('diagnosis.drafts'), data.drafts],
      ]
    : []
  return (
    <>
      <DialogContent>
        {error && <PageError error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <Typography sx={{ mb: 1 }}>
              {text('diagnosis.mergePreview', { from: data.from.name, into: data.into.name })}
            </Typography>
            <ul>
              {lines.map(([label, n]) => (
                <li key={label}>
                  {label}
                  {text('list.colon')}
                  {n}
                </li>
              ))}
            </ul>
            {data.both > 0 && (
              <Typography variant="body2">{translate('diagnosis.mergeBoth', { smart_count: data.both })}</Typography>
            )}
            <Typography variant="body2">
              {text('diagnosis.mergeSynonyms')}
              {text('list.colon')}
              <Listed words={data.synonyms} />
            </Typography>
            <Typography variant="body2" color="error" sx={{ mt: 1 }}>
              {text('admin.record.deleteText')}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{translate('ra.action.back')}</Button>
        <WorkingButton
          variant="contained"
          color="error"
          loading={busy}
          disabled={!data}
          onClick={() => data && onConfirm(data)}
        >
          {text('diagnosis.merge')}
        </WorkingButton>
      </DialogActions>
    </>
  )
}
