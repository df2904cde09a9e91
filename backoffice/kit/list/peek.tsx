import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useListContext, type RaRecord } from 'ra-core'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import CloseIcon from '@mui/icons-material/Close'
import { useText } from '../hooks/use-text.ts'
import { isTyping } from '../is-typing.ts'
import { Loading } from '../loading.tsx'
import { onPeek } from './peek-event.ts'

export interface Peekable<R> {
  /** null: there is nothing to preview */
  idOf: (record: R) => string | null
  panel: ComponentType<{ id: string }>
}

/** What is behind a row, beside the list: Space opens and closes it, and it follows the rows. */
export function Peek<R extends RaRecord>({ first, idOf, panel: Panel }: Peekable<R> & { first: string }) {
  const text = useText()
  const { data = [] } = useListContext<R>()
  const [recordId, setRecordId] = useState<string | null>(first)
  const open = recordId !== null
  useEffect(() => onPeek((id) => setRecordId((before) => (before === id ? null : id))), [])
  useEffect(() => {
    if (!open) return
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-record]') : null
      if (row?.dataset.record) setRecordId(row.dataset.record)
    }
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTyping(event)) setRecordId(null)
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('keydown', close)
    }
  }, [open])
  const record = data.find(({ id }) => String(id) === recordId)
  const id = record && idOf(record)
  if (!record) return null
  return (
    <Paper component="aside" aria-label={text('peek.title')} elevation={8} sx={panelStyle}>
      <IconButton
        size="small"
        aria-label={text('peek.close')}
        onClick={() => setRecordId(null)}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      {id ? (
        <Suspense fallback={<Loading />}>
          <Panel key={id} id={id} />
        </Suspense>
      ) : (
        <p>{text('peek.nothing')}</p>
      )}
    </Paper>
  )
}

/** Below the bar of the page, over the right side of the list. */
const panelStyle = {
  position: 'fixed',
  zIndex: 'drawer',
  top: 48,
  right: 0,
  bottom: 0,
  width: 'min(520px, 100vw)',
  overflowY: 'auto',
  p: 2.5,
  borderRadius: 0,
}
