import { useEffect, useRef } from 'react'
import { SendHorizontal, X } from 'lucide-react'
import type { Discussion } from '#model/discussions/wire.ts'
import { useErrorText } from '../../../shell/error-text.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/fields/choices.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { WritingHelp } from '../../../surveys/writing-help/writing-help.tsx'
import { openFollowup, useFollowupTarget } from './followup-target.ts'
import { useTooLong } from '../../use-too-long.ts'
import { PostFields } from './post-fields.tsx'
import { usePosting } from './use-posting.ts'
import { useResponseDraft } from './use-response-draft.ts'
import styles from '../detail.module.css'

type Mode = 'followup' | 'reply'

/** Where the asker writes: a question back to the panel or to one expert, or something to know. */
export function AskerEditor({ discussion: d, draftKey }: { discussion: Discussion; draftKey: string }) {
  const t = useTranslation()
  const words = useErrorText()
  const { draft, stored, write, change, address, sendKey, unconfirmed, stopped, refused, clear } =
    useResponseDraft(draftKey)
  const { act, sending } = usePosting(d.queryId, { clear, refused })
  const chosen = useFollowupTarget()
  const asked = draft.to
  const mayFollow = d.allowed.includes('followup') && d.askerAction !== 'clarify'
  const mode: Mode = asked ? 'followup' : mayFollow && !draft.clarify ? 'followup' : 'reply'
  const text = draft.text.trim()
  const tooLong = useTooLong()(draft.text)
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (!chosen) return
    openFollowup(undefined)
    address(chosen)
    area.current?.focus()
  }, [chosen, address])

  const post = () => {
    if (text === '' || tooLong !== undefined) return
    const what =
      mode === 'followup'
        ? { to: 'followup' as const, body: { text, ...(asked && { queryExpertId: asked.queryExpertId }) } }
        : { to: 'response' as const, body: { text, terms: false } }
    act.mutate({
      ...what,
      posted: mode === 'followup' ? 'question' : d.askerAction === 'clarify' ? 'reply' : undefined,
      idempotencyKey: sendKey(what.body),
    })
  }
  return (
    <Card
      title={t(
        d.askerAction === 'clarify'
          ? 'reading.write.reply'
          : mode === 'followup'
            ? 'reading.write.askBack'
            : 'reading.write.add',
      )}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          post()
        }}
      >
        <PostFields
          queryId={d.queryId}
          sending={sending}
          unconfirmed={unconfirmed && !act.error && text !== ''}
          onStopped={stopped}
        >
          {asked && (
            <div className={styles.to}>
              <span>{t('reading.write.to', { name: asked.name })}</span>
              <IconButton label={t('reading.write.toAll')} onClick={() => address(undefined)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          )}
          {mayFollow && !asked && (
            <RadioGroup<Mode>
              label={t('reading.write.kind')}
              hideLabel
              inRow
              value={mode}
              options={[
                { value: 'followup', label: t('reading.write.kindFollowup') },
                { value: 'reply', label: t('reading.write.kindReply') },
              ]}
              onChange={(value) => change({ clarify: value === 'reply' })}
            />
          )}
          <TextArea
            ref={area}
            label={t('reading.write.label')}
            hideLabel
            rows={5}
            value={draft.text}
            error={tooLong}
            onChange={(event) => write(event.target.value)}
          />
          <WritingHelp
            written={{ table: 'query_header', id: d.key }}
            target="response"
            text={draft.text}
            onUse={write}
          />
        </PostFields>
        {act.error && (
          <Banner live tone="error">
            {words(act.error)}
          </Banner>
        )}
        <div className={styles.row}>
          <Button
            type="submit"
            busy={sending !== 'no'}
            disabled={text === '' || tooLong !== undefined}
            icon={<SendHorizontal aria-hidden="true" />}
          >
            {t('reading.write.post')}
          </Button>
          {text !== '' && <span className={styles.small}>{t(stored ? 'reading.write.kept' : 'asking.notStored')}</span>}
        </div>
      </form>
    </Card>
  )
}
