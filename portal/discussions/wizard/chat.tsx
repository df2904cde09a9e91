import { PencilLine } from 'lucide-react'
import type { ActionContext, ChatMessage, WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { RichText } from '../../content/rich-text.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { LongText } from '../long-text.tsx'
import { usePhrase } from '../phrases.ts'
import { nameOf } from './summary-rows.ts'
import styles from './chat.module.css'

interface ChatProps {
  data: WizardData
  messages: readonly ChatMessage[]
  typing: boolean
  onEdit: (tag: ActionContext) => void
  /** while something is sent, nothing is edited */
  locked: boolean
}

/** The conversation so far. New lines are read out; the last answer to each question can be changed. */
export function Chat({ data, messages, typing, onEdit, locked }: ChatProps) {
  const t = useTranslation()
  const phrase = usePhrase()
  return (
    <div role="log" aria-label={t('asking.chat')} className={styles.chat}>
      {messages.map((message, at) => {
        if (goesOn(messages, at)) return null
        const text = linesFrom(messages, at).map(phrase).join('\n')
        if (message.type === 'banner')
          return (
            <Banner key={at} tone="warning">
              {text}
            </Banner>
          )
        const own = message.user !== undefined
        const tag = own && isLastOf(messages, lastLineFrom(messages, at)) ? message.actionContext : undefined
        const name = tag === undefined || tag === 'submit' ? undefined : phrase(nameOf(tag, data))
        return (
          <div key={at} className={cx(styles.line, own && styles.own)}>
            <span className="visually-hidden">{t(own ? 'asking.youSaid' : 'asking.asked')}</span>
            <div className={styles.bubble}>
              {message.type === 'html' ? <RichText html={text} /> : <LongText text={text} />}
            </div>
            {tag !== undefined && tag !== 'submit' && (
              <IconButton
                label={t('asking.edit', { name: name ?? '' })}
                className={styles.edit}
                disabled={locked}
                onClick={() => onEdit(tag)}
              >
                <PencilLine aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )
      })}
      {typing && (
        <div className={styles.line} aria-hidden="true">
          <div className={cx(styles.bubble, styles.typing)}>
            <span />
            <span />
            <span />
          </div>
        </div>
      )}
    </div>
  )
}

/** One more line of the answer above it: chosen times are said in one bubble. */
function goesOn(messages: readonly ChatMessage[], at: number) {
  const [before, now] = [messages[at - 1], messages[at]]
  return now?.user !== undefined && before?.user !== undefined && before.actionContext === now.actionContext
}

function lastLineFrom(messages: readonly ChatMessage[], at: number) {
  let last = at
  while (last + 1 < messages.length && goesOn(messages, last + 1)) last++
  return last
}

const linesFrom = (messages: readonly ChatMessage[], at: number) =>
  messages.slice(at, lastLineFrom(messages, at) + 1).map(({ content }) => content)

/** An answer of several lines (chosen times) and an answer given again: one pencil, at the last line. */
function isLastOf(messages: readonly ChatMessage[], at: number) {
  const tag = messages[at]?.actionContext
  return (
    tag !== undefined &&
    !messages.slice(at + 1).some((message) => message.user !== undefined && message.actionContext === tag)
  )
}
