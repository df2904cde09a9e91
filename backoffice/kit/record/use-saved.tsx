import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useCloseNotification, useDataProvider, useNotify, useTranslate, type RaRecord } from 'ra-core'
import { useText } from '../hooks/use-text.ts'
import { refusalText } from '../hooks/use-action-mutation.ts'

const UNDO_MS = 8_000
const counted = new Set(['id', 'version', 'updatedAt'])

/** The fields that a save changed, with the values they had. */
export const undoing = (before: RaRecord, sent: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(sent)
      .filter(
        (name) => !counted.has(name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(sent[name] ?? null),
      )
      .map((name) => [name, before[name] ?? null]),
  )

/**
 * Says that a record was saved and offers to take it back. Undo is a change like any other: it is refused when someone
 * has changed the record since, and is in the history.
 */
export function useSaved(resource: string) {
  const notify = useNotify()
  const provider = useDataProvider()
  const queries = useQueryClient()
  const translate = useTranslate()
  const reload = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => [resource, 'auditEvents'].includes(String(queryKey[0])) })
  return (before: RaRecord, sent: Record<string, unknown>, after: RaRecord) => {
    const back = undoing(before, sent)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'auditEvents' })
    const undo = () =>
      provider
        .update(resource, { id: after.id, data: { ...after, ...back }, previousData: after })
        .then(() => notify('undo.done', { type: 'success' }))
        .catch((error: unknown) => notify(refusalText(error, translate), { type: 'error', multiLine: true }))
        .then(reload)
    notify(<Saved onUndo={Object.keys(back).length > 0 ? () => void undo() : undefined} />, {
      type: 'success',
      autoHideDuration: UNDO_MS,
    })
  }
}

function Saved({ onUndo }: { onUndo?: () => void }) {
  const text = useText()
  const close = useCloseNotification()
  return (
    <Alert
      severity="success"
      variant="filled"
      role="status"
      action={
        onUndo && (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              close()
              onUndo()
            }}
          >
            {text('undo.undo')}
          </Button>
        )
      }
    >
      {text('undo.saved')}
    </Alert>
  )
}
