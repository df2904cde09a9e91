import { useEffect, useState, type RefObject } from 'react'
import { Eye, Pencil, Plus } from 'lucide-react'
import { limitOf, scaleMaximum } from '#model/surveys/builder.ts'
import { canAdd, isUntouched, problemsIn, type Builder } from '#model/surveys/builder-state.ts'
import type { AnswerValue } from '#model/surveys/wire.ts'
import { useWide } from '../../discussions/use-wide.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { QuestionField } from '../player/question-field.tsx'
import { QuestionEditor, type TextControl } from './question-editor.tsx'
import { QuestionList } from './question-list.tsx'
import { newKey, type SurveyBuilder } from '#api/client/surveys/use-survey-builder.ts'
import styles from './builder.module.css'

interface BuilderBodyProps {
  work: SurveyBuilder
  builder: Builder
  userId: string
  beside?: TextControl
  onDragging: (dragging: boolean) => void
  /** where one begins to write */
  writing: RefObject<HTMLTextAreaElement | null>
}

/** The list of questions and, beside it (one after the other where there is no room), the one that is written. */
export function BuilderBody({
  work: { state, act, conflict, restored, restoredEditor },
  builder,
  userId,
  beside,
  onDragging,
  writing,
}: BuilderBodyProps) {
  const t = useTranslation()
  const previewLength = useLimit('survey.previewLength')
  const wide = useWide()
  // on a phone either the list or the editor is there
  const [editing, setEditing] = useState(
    state.items.length === 0 || state.active !== null || !isUntouched(state.working),
  )
  const [preview, setPreview] = useState(false)
  const [tried, setTried] = useState<AnswerValue>()
  const { items, active, working } = state
  const { canAdd: mayAdd, showLimit } = limitOf(items.length, builder.maximum, active !== null)
  const problems = problemsIn(working, builder)
  const full = active === null && !mayAdd

  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type=checkbox], [type=radio]), textarea')
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      act({ type: event.shiftKey ? 'redo' : 'undo' })
    }
    document.addEventListener('keydown', undo)
    return () => document.removeEventListener('keydown', undo)
  }, [act])

  const toEditor = () => setTimeout(() => writing.current?.focus())
  const open = (target: string | null) => {
    setPreview(false)
    setEditing(true)
    act({ type: 'activate', target, key: newKey() })
    toEditor()
  }
  const save = () => {
    act({ type: 'save', key: newKey() })
    setPreview(false)
    if (!canAdd(state, builder)) return
    if (wide) toEditor()
    else setEditing(false)
  }
  const remove = async (target: string) => {
    if (
      await confirm({
        title: t('builder.deleteQuestion'),
        cancelLabel: t('builder.cancel'),
        confirmLabel: t('builder.delete'),
        danger: true,
      })
    )
      act({ type: 'delete', target })
  }
  const list = (
    <div className={styles.side}>
      {items.length === 0 && <p className={styles.quiet}>{t('builder.empty')}</p>}
      <QuestionList
        state={state}
        previewLength={previewLength}
        narrow={!wide}
        onOpen={open}
        onMove={(target, to) => act({ type: 'move', target, to })}
        onDelete={(target) => void remove(target)}
        onDragging={onDragging}
      />
      {showLimit && (
        <p className={styles.quiet} role="status">
          {t('builder.limitHint', { count: items.length, maximum: builder.maximum })}
          {!mayAdd && ` · ${t('builder.limitReached')}`}
        </p>
      )}
      {(active !== null || !wide) && (
        <span>
          <Button
            small
            tone="secondary"
            icon={<Plus aria-hidden="true" />}
            disabled={!mayAdd || (active !== null && problems.length > 0)}
            onClick={() => open(null)}
          >
            {t('builder.newQuestion')}
          </Button>
        </span>
      )}
    </div>
  )
  const write = (
    <div className={styles.editor}>
      <h3>
        {active === null
          ? t('builder.newQuestion')
          : t('builder.numbered', { n: items.findIndex(({ key }) => key === active) + 1 })}
      </h3>
      {full ? (
        <p className={styles.quiet}>{t('builder.limitReached')}</p>
      ) : preview ? (
        <div className={styles.preview}>
          <p className={styles.quiet}>{t('builder.previewHint')}</p>
          <QuestionField
            key={`${working.questionTypeId}-${scaleMaximum(working.config)}`}
            question={{ id: active ?? 'new', text: working.text, questionTypeId: working.questionTypeId }}
            config={working.config}
            number={active === null ? items.length + 1 : items.findIndex(({ key }) => key === active) + 1}
            seed={userId}
            value={tried}
            onChange={setTried}
          />
        </div>
      ) : (
        <QuestionEditor
          key={active ?? `new-${items.length}`}
          working={working}
          builder={builder}
          problems={problems}
          tellAll={state.refused}
          onEdit={(field, change) => act({ type: 'edit', field, change })}
          beside={beside}
          writing={writing}
        />
      )}
      {!full && (
        <div className={styles.row}>
          <Button
            tone="secondary"
            icon={active === null ? <Plus aria-hidden="true" /> : undefined}
            disabled={!canAdd(state, builder)}
            onClick={save}
          >
            {t(active === null ? 'builder.add' : 'builder.done')}
          </Button>
          <Button
            tone="quiet"
            icon={preview ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
            disabled={working.text.trim() === ''}
            onClick={() => {
              setTried(undefined)
              setPreview(!preview)
            }}
          >
            {t(preview ? 'builder.closePreview' : 'builder.preview')}
          </Button>
          {!wide && active === null && items.length > 0 && isUntouched(working) && (
            <Button tone="quiet" onClick={() => setEditing(false)}>
              {t('builder.list')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
  return (
    <>
      {(restored || restoredEditor) && <Banner tone="info">{t('builder.kept')}</Banner>}
      {conflict && (
        <Banner live tone="warning">
          {t('builder.conflict')}
        </Banner>
      )}
      {wide ? (
        <div className={styles.columns}>
          {list}
          {write}
        </div>
      ) : editing ? (
        <div className={styles.columns}>{write}</div>
      ) : (
        list
      )}
    </>
  )
}
