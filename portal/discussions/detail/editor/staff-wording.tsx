import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Discussion } from '#model/discussions/wire.ts'
import { longTextProblem } from '#model/long-text.ts'
import { api } from '../../../client.ts'
import { useUser } from '#api/client/session.ts'
import { keys } from '../../../query-keys.ts'
import { useErrorText } from '../../../shell/error-text.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { WritingHelp } from '../../../surveys/writing-help/writing-help.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { discardDraft } from '#api/client/draft-storage.ts'
import { useDraft } from '#api/client/use-draft.ts'
import { useTooLong } from '../../use-too-long.ts'
import { staffWordingKey } from './draft-key.ts'
import styles from '../detail.module.css'

/** What staff may do with a question in review, without leaving the page: word it again. The rest is in the back office. */
export default function StaffWording({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  const may = d.allowed.includes('csrUpdate')
  return (
    <Card
      title={t('reading.staff.title')}
      action={<a href={`/admin/queries/${encodeURIComponent(d.queryId)}`}>{t('reading.staff.backOffice')}</a>}
    >
      {d.askerAction === 'csrupdate' && <p className={styles.small}>{t('reading.staff.waits')}</p>}
      {may && !open && (
        <div>
          <Button small tone="secondary" onClick={() => setOpen(true)}>
            {t('reading.staff.reword')}
          </Button>
        </div>
      )}
      {may && open && <Wording discussion={d} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const fields = ['text', 'history', 'summary'] as const

function Wording({ discussion: d, onClose }: { discussion: Discussion; onClose: () => void }) {
  const t = useTranslation()
  const words = useErrorText()
  const tooLong = useTooLong()
  const queries = useQueryClient()
  const key = staffWordingKey(useUser().id, d.key)
  const [draft, setDraft] = useDraft(key, { text: d.text ?? '', history: d.history ?? '', summary: '' })
  const problem = longTextProblem(draft.text)
  const names = {
    text: t('discussion.wizard.question.name'),
    history: t('reading.history'),
    summary: t('reading.staff.summary'),
  }
  const propose = useMutation({
    meta: { handled: true },
    mutationFn: () =>
      api.post('/csradmin/interaction/{key}/updateQueryQuestion', {
        params: { key: d.key },
        body: {
          text: draft.text,
          history: draft.history,
          ...(draft.summary.trim() && { summary: draft.summary.trim() }),
          version: d.version,
        },
      }),
    onSuccess: () => {
      discardDraft(key)
      notify(t('reading.staff.proposed'), 'success')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keys.discussion.one(d.queryId) }),
  })
  const refused = problem !== null || fields.some((field) => tooLong(draft[field]) !== undefined)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!refused) propose.mutate()
      }}
    >
      <p className={styles.small}>{t('reading.staff.text')}</p>
      {fields.map((field) => (
        <div key={field} className={styles.form}>
          <TextArea
            label={names[field]}
            optional={field !== 'text'}
            rows={field === 'summary' ? 2 : 5}
            value={draft[field]}
            error={
              tooLong(draft[field]) ??
              (field === 'text' && problem !== null ? (t.maybe(problem) ?? problem) : undefined)
            }
            onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
          />
          {field !== 'summary' && (
            <WritingHelp
              written={{ table: 'query_header', id: d.key }}
              target={field === 'text' ? 'question' : 'history'}
              text={draft[field]}
              onUse={(text) => setDraft({ ...draft, [field]: text })}
            />
          )}
        </div>
      ))}
      {propose.error && (
        <Banner live tone="error">
          {words(propose.error)}
        </Banner>
      )}
      <div className={styles.row}>
        <Button type="submit" busy={propose.isPending} disabled={refused}>
          {t('reading.staff.reword')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('contact.cancel')}
        </Button>
      </div>
    </form>
  )
}
