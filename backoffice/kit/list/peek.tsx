import { Suspense, useEffect, type ComponentType } from 'react'
import { useListContext, type RaRecord } from 'ra-core'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import CloseIcon from '@mui/icons-material/Close'
import { useText } from '../hooks/use-text.ts'
import { isTyping } from '../is-typing.ts'
import { Loading } from '../loading.tsx'

export interface Peekable<R> {
  /** null: there is nothing to preview */
  idOf: (record: R) => string | null
  panel: ComponentType<{ id: string }>
}

interface Props<R> extends Peekable<R> {
  recordId: string
  /** null closes it */
  onChange: (recordId: string | null) => void
}

/** What is behind a row, beside the list. It follows the rows; Escape closes it. */
export function Peek<R extends RaRecord>({ recordId, onChange, idOf, panel: Panel }: Props<R>) {
  const text = useText()
  const { data = [] } = useListContext<R>()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-record]') : null
      if (row?.dataset.record) onChange(row.dataset.record)
    }
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTyping(event)) onChange(null)
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('keydown', close)
    }
  }, [onChange])
  const record = data.find(({ id }) => String(id) === recordId)
  const id = record && idOf(record)
  if (!record) return null
  return (
    <Paper component="aside" aria-label={text('peek.title')} elevation={8} sx={panelStyle}>
      <IconButton
        size="small"
        aria-label={text('peek.close')}
        onClick={() => onChange(null)}
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
