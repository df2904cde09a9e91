import { useCallback, useState } from 'react'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { isLive } from '#model/discussions/enums.ts'
import type { ApiError } from '#api/client/api-error.ts'
import { GuardedButton } from '../../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useLimits } from '../../kit/hooks/use-limits.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { useRefusal } from '../commands/use-refusal.ts'
import { invalidatedBy, type Discussion, type QueryRow } from '../row.ts'

/** Changes how many paid seats the panel has. */
export function PanelSize({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const refusal = useRefusal()
  const [open, setOpen] = useState(false)
  const limits = useLimits()
  const usual = limits['discussion.panelSize']
  const [size, setSize] = useState(usual)
  const [seen, setSeen] = useState(usual)
  const onRefused = useCallback(
    (error: ApiError) => {
      const { panelSize } = (error.body.current ?? {}) as { panelSize?: number }
      if (error.errorKey !== 'conflict' || panelSize === undefined) return refusalText(error, translate)
      setSeen(panelSize)
      return translate('queries.ask.changedTo', { value: panelSize })
    },
    [translate],
  )
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: invalidatedBy, onRefused })
  const why = refusal('setPanelSize', view)
  const max = limits[isLive(query.mediaType) ? 'live.maxPanelSize' : 'discussion.maxPanelSize']
  return (
    <>
      <GuardedButton
        why={why}
        onClick={() => {
          const now = view?.panelSize ?? query.panelSize ?? usual
          setSeen(now)
          setSize(now)
          setOpen(true)
        }}
      >
        {text('queries.command.setPanelSize')}
      </GuardedButton>
      {open && (
        <ReasonDialog
          title={text('queries.command.setPanelSize')}
          confirm={text('queries.command.setPanelSize')}
          busy={busy}
          onClose={() => setOpen(false)}
          onConfirm={() =>
            void run(discussionVerbs.updatePanelSize(query.key, size, seen)).then((answer) => answer && setOpen(false))
          }
        >
          <TextField
            type="number"
            label={translate('resources.queries.fields.panelSize')}
            value={size}
            onChange={(event) => setSize(Number(event.target.value))}
            sx={{ mt: 1 }}
            autoFocus
            slotProps={{ htmlInput: { min: 1, max } }}
            helperText={text('queries.panel.max', { max })}
          />
        </ReasonDialog>
      )}
    </>
  )
}
