import type { Discussion } from '#model/discussions/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { Loading, Skeleton } from '../../../ui/states.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { discardDraft } from '#api/client/draft-storage.ts'
import { useDraft } from '#api/client/use-draft.ts'
import { useTooLong } from '../../use-too-long.ts'
import { rewordingKey } from './draft-key.ts'
import { useAct, useRewordings } from '../use-discussion.ts'
import styles from '../detail.module.css'

type Decision = 'csrupdateaccept' | 'csrupdatedecline'

/** Staff propose another wording: old and new side by side, to accept or to decline. */
export default function Rewording({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const { data } = useRewordings(d.queryId, 'csrupdate')
  const summaries = useRewordings(d.queryId, 'csrhold').data
  const key = rewordingKey(useUser().id, d.key)
  const [note, setNote] = useDraft(key, '')
  const act = useAct(d.queryId, {
    onDone: ({ body }) => {
      discardDraft(key)
      notify(
        t(
          (body as { decision: Decision }).decision === 'csrupdateaccept'
            ? 'reading.rewording.accepted'
            : 'reading.rewording.declined',
        ),
        'success',
      )
    },
  })
  const tooLong = useTooLong()(note)
  if (!data)
    return (
      <Loading>
        <Skeleton lines={5} />
      </Loading>
    )
  const question = data.findLast((line) => line.subtype !== 'clinical')
  const history = data.findLast((line) => line.subtype === 'clinical' && line.aboutResponseId === question?.id)
  const summary = summaries?.findLast((line) => line.aboutResponseId === question?.id)?.text
  const decide = (decision: Decision) =>
    act.mutate({ to: 'csrUpdate', body: { decision, ...(note.trim() && { text: note.trim() }) } })
  return (
    <Card title={t('reading.rewording.title')}>
      <p>{t('reading.rewording.text')}</p>
      {summary && (
        <section className={styles.side}>
          <h3>{t('reading.rewording.summary')}</h3>
          <p className={styles.written}>{summary}</p>
        </section>
      )}
      <div className={styles.sides}>
        <Side title={t('reading.rewording.yours')} text={d.text ?? ''} history={history && d.history} />
        <Side title={t('reading.rewording.proposed')} text={question?.text ?? ''} history={history?.text} isNew />
      </div>
      <TextArea
        label={t('reading.rewording.note')}
        optional
        value={note}
        error={tooLong}
        onChange={(event) => setNote(event.target.value)}
        rows={2}
      />
      <div className={styles.row}>
        <Button busy={act.isPending} disabled={tooLong !== undefined} onClick={() => decide('csrupdateaccept')}>
          {t('reading.rewording.accept')}
        </Button>
        <Button
          tone="secondary"
          disabled={act.isPending || tooLong !== undefined}
          onClick={() => decide('csrupdatedecline')}
        >
          {t('reading.rewording.decline')}
        </Button>
      </div>
    </Card>
  )
}

function Side({
  title,
  text,
  history,
  isNew,
}: {
  title: string
  text: string
  history: string | null | undefined
  isNew?: boolean
}) {
  const t = useTranslation()
  return (
    <section className={styles.side} data-new={isNew}>
      <h3>{title}</h3>
      <p className={styles.written}>{text}</p>
      {history && (
        <>
          <h4>{t('discussion.wizard.history.name')}</h4>
          <p className={styles.written}>{history}</p>
        </>
      )}
    </section>
  )
}
