import { previewOf } from '#model/surveys/builder.ts'
import { questionTypes } from '#model/surveys/enums.ts'
import type { BuilderState } from '#model/surveys/builder-state.ts'
import { Trash2 } from 'lucide-react'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Sortable } from '../sortable.tsx'
import styles from './builder.module.css'

interface QuestionListProps {
  state: BuilderState
  previewLength: number
  /** one column: each question has its own way into the editor */
  narrow: boolean
  onOpen: (key: string) => void
  onMove: (key: string, to: number) => void
  onDelete: (key: string) => void
  onDragging: (dragging: boolean) => void
}

/** The questions in their order. */
export function QuestionList({
  state,
  previewLength,
  narrow,
  onOpen,
  onMove,
  onDelete,
  onDragging,
}: QuestionListProps) {
  const t = useTranslation()
  const rows = state.items.map((item, at) => ({
    ...item,
    text: item.key === state.active ? state.working.text : item.text,
    name: t('builder.numbered', { n: at + 1 }),
  }))
  return (
    <Sortable
      label={t('builder.list')}
      rows={rows}
      active={state.active}
      hideHandle={narrow}
      onMove={onMove}
      onDragging={onDragging}
    >
      {(row, at) => (
        <div className={styles.line}>
          <button
            type="button"
            className={styles.open}
            aria-current={row.key === state.active || undefined}
            onClick={() => onOpen(row.key)}
          >
            {at + 1}. {previewOf(row.text, previewLength)}
            <span className={styles.kind}>{t.maybe(questionTypes[row.questionTypeId].label)}</span>
          </button>
          {narrow && (
            <Button
              small
              tone="quiet"
              aria-label={`${t('builder.edit')}${t('list.colon')}${row.name}`}
              onClick={() => onOpen(row.key)}
            >
              {t('builder.edit')}
            </Button>
          )}
          <IconButton label={t('builder.deleteNamed', { name: row.name })} onClick={() => onDelete(row.key)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Sortable>
  )
}
