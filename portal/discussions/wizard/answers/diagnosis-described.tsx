import { describedLength } from '#model/panels/diagnoses/not-listed.ts'
import type { WizardAnswer } from '#model/discussions/wizard/wizard-wire.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useDraft } from '#api/client/use-draft.ts'
import styles from './answers.module.css'

interface Props {
  start: string
  draftKey: string
  busy: boolean
  problem: string | undefined
  onAnswer: (value: WizardAnswer) => void
}

/** A diagnosis in one's own words; staff set the right one before anybody is invited. */
export function DescribedDiagnosis({ start, draftKey, busy, problem, onAnswer }: Props) {
  const t = useTranslation()
  const [text, setText] = useDraft(`${draftKey}.described`, start)
  const typed = text.trim()
  const over = [...typed].length > describedLength
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '' && !over) onAnswer({ described: typed })
      }}
    >
      <TextField
        label={t('asking.diagnosisOwnWords')}
        hint={t('asking.diagnosisOwnWordsHint')}
        dir="auto"
        value={text}
        error={over ? t('asking.tooLong', { n: describedLength }) : problem}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
      />
      <div className={styles.row}>
        <Button type="submit" busy={busy} disabled={typed === '' || over}>
          {t('asking.continue')}
        </Button>
      </div>
    </form>
  )
}
