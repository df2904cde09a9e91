import { Redo2, Undo2 } from 'lucide-react'
import { finishOf, isUntouched, type Builder } from '#model/surveys/builder-state.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import type { SurveyBuilder } from '#api/client/surveys/use-survey-builder.ts'
import styles from './builder.module.css'

interface BuilderFooterProps {
  work: SurveyBuilder
  builder: Builder
  /** there were questions before */
  update: boolean
  busy: boolean
  onFinish: () => void
  onSkip?: () => void
}

/** Undo, how saving stands, and the way out. */
export function BuilderFooter({
  work: { state, saving, act },
  builder,
  update,
  busy,
  onFinish,
  onSkip,
}: BuilderFooterProps) {
  const t = useTranslation()
  const told = {
    saved: '',
    saving: t('builder.saving'),
    retrying: t('builder.notSaved'),
    refused: saving.kind === 'refused' ? (t.maybe(saving.key) ?? t('builder.refused')) : '',
  }
  return (
    <>
      <span>
        <IconButton label={t('builder.undo')} disabled={state.past.length === 0} onClick={() => act({ type: 'undo' })}>
          <Undo2 aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('builder.redo')}
          disabled={state.future.length === 0}
          onClick={() => act({ type: 'redo' })}
        >
          <Redo2 aria-hidden="true" />
        </IconButton>
      </span>
      <span className={styles.state} role="status">
        {told[saving.kind]}
      </span>
      {onSkip && state.items.length === 0 && isUntouched(state.working) && saving.kind === 'saved' && (
        <Button tone="secondary" disabled={busy} onClick={onSkip}>
          {t('asking.noQuestions')}
        </Button>
      )}
      <Button
        busy={busy && saving.kind !== 'retrying'}
        disabled={finishOf(state, builder) === 'refuse'}
        onClick={onFinish}
      >
        {t(update ? 'builder.update' : 'builder.finish')}
      </Button>
    </>
  )
}
