import { historyRemoved, longTextProblem } from '#model/long-text.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useErrorText } from '../../../shell/error-text.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { discardDraft } from '#api/client/draft-storage.ts'
import { useDraft } from '#api/client/use-draft.ts'
import { useTooLong } from '../../use-too-long.ts'
import { PostFields } from './post-fields.tsx'
import { resubmitKey } from './draft-key.ts'
import { useAct, useSending } from '../use-discussion.ts'
import styles from '../detail.module.css'

/** Staff asked for a change: why, and the question to reword and send again. */
export default function Returned({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const words = useErrorText()
  const { id: userId } = useUser()
  const key = resubmitKey(userId, d.key)
  const [draft, setDraft] = useDraft(key, { text: d.text ?? '', history: d.history ?? '' })
  const act = useAct(d.queryId, {
    handled: true,
    networkMode: 'online',
    onDone: (_act, answer) => {
      discardDraft(key)
      const { status } = answer as Discussion
      notify(t(`reading.returned.${status === 'open' || status === 'csrhold' ? status : 'done'}`), 'success')
    },
  })
  const sending = useSending(d.queryId)
  const tooLong = useTooLong()
  const problem = longTextProblem(draft.text)
  const long = { text: tooLong(draft.text), history: tooLong(draft.history) }
  const historyProblem =
    long.history ?? (historyRemoved(d.history ?? '', draft.history) ? t('errors.required') : undefined)
  const refused = problem !== null || long.text !== undefined || historyProblem !== undefined
  return (
    <Card title={t('reading.returned.title')}>
      <Banner tone="warning" title={t('reading.returned.why')}>
        {d.staffNote && <span>{d.staffNote}</span>}
      </Banner>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (refused || sending !== 'no') return
          act.mutate({ to: 'resubmit', body: { text: draft.text, history: draft.history, version: d.version } })
        }}
      >
        <PostFields queryId={d.queryId} sending={sending} locked={sending !== 'no'}>
          <TextArea
            label={t('discussion.wizard.question.name')}
            value={draft.text}
            error={long.text ?? (problem === null ? undefined : (t.maybe(problem) ?? problem))}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          />
          <TextArea
            label={t('discussion.wizard.history.name')}
            value={draft.history}
            error={historyProblem}
            onChange={(event) => setDraft({ ...draft, history: event.target.value })}
          />
        </PostFields>
        {act.error && (
          <Banner live tone="error">
            {words(act.error)}
          </Banner>
        )}
        <div className={styles.row}>
          <Button type="submit" busy={sending !== 'no'} disabled={refused}>
            {t('reading.returned.resubmit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
