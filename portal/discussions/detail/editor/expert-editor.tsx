import { useRef, useState } from 'react'
import { SendHorizontal } from 'lucide-react'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { citedText } from '#model/discussions/writing/citations.ts'
import { longTextProblem } from '#model/long-text.ts'
import { earning, formulaText, nextStatable, statableMinutes, suggestedMinutes } from '#model/payments/earning.ts'
import { useErrorText } from '../../../shell/error-text.ts'
import { fieldTexts } from '../../../shell/field-texts.ts'
import { useLimits } from '../../../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/fields/choices.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { WritingHelp } from '../../../surveys/writing-help/writing-help.tsx'
import { TextBlockTool } from '../../text-blocks/text-block-tool.tsx'
import { TermsGate, useTermsNeeded } from '../../terms-gate.tsx'
import { useTooLong } from '../../use-too-long.ts'
import { PostFields } from './post-fields.tsx'
import { LostSeat } from '../lost-seat.tsx'
import { EarlierAnswers } from './earlier-answers.tsx'
import { usePosting } from './use-posting.ts'
import { useResponseDraft } from './use-response-draft.ts'
import styles from '../detail.module.css'

const seated = ['claimed', 'answered', 'followup']

/** What a text is in this discussion; around a call it is a note until the call is settled. */
function kindOf({ engagement: part, call }: Discussion) {
  if (part?.status === 'followup') return 'followup'
  if (part && part.bookedAt !== null)
    return call?.state === 'over' || call?.state === 'settled' ? 'afterCall' : 'beforeCall'
  const awaited = part !== null && seated.includes(part.status) && (part.answeredAt === null || part.withdrawn)
  return awaited ? 'answer' : 'comment'
}

/** what it is called once it is posted */
const postedAs = {
  followup: 'reply',
  beforeCall: 'note',
  afterCall: 'note',
  answer: 'answer',
  comment: 'comment',
} as const

interface ExpertEditorProps {
  discussion: Discussion
  draftKey: string
  /** comes before an answer is sent; false: it is not sent */
  first?: () => Promise<boolean>
  /** it is still on its way to the page: an answer sent now could only be refused */
  firstLoads?: boolean
}

/** Where an expert (or staff, or a physician of a communal plan) writes. The draft survives reload and crash. */
export function ExpertEditor({ discussion: d, draftKey, first, firstLoads = false }: ExpertEditorProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const limits = useLimits()
  const words = useErrorText()
  const { draft, stored, write, change, sendKey, unconfirmed, stopped, refused, clear } = useResponseDraft(draftKey)
  const area = useRef<HTMLTextAreaElement>(null)
  const [accepted, setAccepted] = useState(false)
  const [handing, setHanding] = useState(false)
  const { act, sending } = usePosting(d.queryId, { clear, refused })
  const part = d.engagement
  const questionOpen = part?.questionOpen === true
  const clarify = draft.clarify && !questionOpen
  const hasSeat = part !== null && seated.includes(part.status)
  // before the call a text is a note
  const isNote = part !== null && part.bookedAt !== null
  const termsNeeded = useTermsNeeded() && d.viewer !== 'csr' && !hasSeat
  const fields = fieldTexts(t, act.error)
  const asksTerms = termsNeeded || fields.terms !== undefined
  const text = draft.text.trim()
  // an answer is checked as a question is; a question back and a note may be short
  const tooLong = useTooLong()(draft.text)
  const problem =
    tooLong !== undefined
      ? 'asking.tooLong'
      : text === ''
        ? 'errors.required'
        : d.viewer !== 'csr' && !clarify && !isNote
          ? longTextProblem(text)
          : null
  const paid = part?.pay?.payable === true && !isLive(d.mediaType) && !clarify && part.answeredAt === null
  const minutes =
    draft.minutes === undefined
      ? suggestedMinutes(part?.measuredSeconds ?? 0, limits)
      : nextStatable(draft.minutes, limits)

  const waits = problem !== null || (asksTerms && !accepted) || (firstLoads && !clarify)

  const post = async () => {
    if (waits || handing) return
    if (first && !clarify) {
      setHanding(true)
      const handed = await first().finally(() => setHanding(false))
      if (!handed) return
    }
    const body = {
      text,
      terms: accepted || (part !== null && hasSeat && fields.terms === undefined),
      ...(clarify && { subtype: 'clarify' as const }),
      ...(paid && { minutes }),
    }
    act.mutate({
      to: 'response',
      body,
      posted: clarify ? 'question' : postedAs[kindOf(d)],
      idempotencyKey: sendKey(body),
    })
  }
  return (
    <Card title={t(`reading.write.${kindOf(d)}`)}>
      {text !== '' && <LostSeat discussion={d} live />}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void post()
        }}
      >
        <PostFields
          queryId={d.queryId}
          sending={sending}
          unconfirmed={unconfirmed && !act.error && text !== ''}
          onStopped={stopped}
        >
          <TextArea
            label={t(clarify ? 'reading.write.clarifyLabel' : 'reading.write.label')}
            hideLabel
            rows={8}
            ref={area}
            value={draft.text}
            error={
              tooLong ??
              fields.text ??
              (text !== '' && problem !== null && problem !== 'errors.longText.tooShort'
                ? (t.maybe(problem) ?? problem)
                : undefined)
            }
            hint={problem === 'errors.longText.tooShort' ? t('errors.longText.tooShort') : undefined}
            onChange={(event) => write(event.target.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain')
              const cited = citedText(pasted)
              if (cited === pasted) return
              event.preventDefault()
              const field = event.currentTarget
              field.setRangeText(cited, field.selectionStart, field.selectionEnd, 'end')
              write(field.value)
            }}
          />
          {d.viewer === 'expert' && (
            <EarlierAnswers
              discussion={d}
              onUse={(earlier) => write(draft.text === '' ? earlier : `${draft.text}\n\n${earlier}`)}
            />
          )}
          <WritingHelp written={{ table: 'query_header', id: d.key }} target="response" text={draft.text} onUse={write}>
            <TextBlockTool area={area} text={draft.text} onWrite={write} />
          </WritingHelp>
          {hasSeat && (
            <Checkbox
              label={t('reading.write.clarify')}
              hint={t(
                questionOpen
                  ? 'reading.write.clarifyOpen'
                  : part.status === 'claimed' && part.reservedUntil !== null
                    ? 'reading.write.clarifyHint'
                    : 'reading.write.clarifyHintUntimed',
              )}
              checked={clarify}
              disabled={questionOpen}
              onChange={(event) => change({ clarify: event.target.checked })}
            />
          )}
          {paid && part.pay && (
            <div className={styles.row}>
              <Select
                label={t('reading.minutes')}
                hint={t('reading.minutesHint', { step: limits['money.minutesStep'] })}
                value={String(minutes)}
                options={statableMinutes(limits).map((value) => ({
                  value: String(value),
                  label: t('reading.minutesCount', { n: value }),
                }))}
                onChange={(event) => change({ minutes: Number(event.target.value) })}
              />
              <span className={styles.formula}>
                {formulaText(earning('async', part.pay.hourlyRate, minutes, part.pay.surge), locale)}
              </span>
            </div>
          )}
          {asksTerms && <TermsGate accepted={accepted} onChange={setAccepted} error={fields.terms} />}
        </PostFields>
        {act.error && Object.keys(fields).length === 0 && (
          <Banner live tone="error">
            {words(act.error)}
          </Banner>
        )}
        <div className={styles.row}>
          <Button
            type="submit"
            busy={handing || sending !== 'no'}
            disabled={waits}
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
