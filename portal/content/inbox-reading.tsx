import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { InboxMessage } from '#model/notifications/wire.ts'
import { copyText } from '../shell/copy-text.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Time } from '../ui/time.tsx'
import { findCode, findLinks } from './inbox-finds.ts'
import styles from './inbox.module.css'

/** One message, with its code and its links set apart for copying. */
export function InboxReading({ message }: { message: InboxMessage }) {
  const t = useTranslation()
  const [view, setView] = useState<'text' | 'html'>('text')
  const code = findCode(`${message.subject}\n${message.text}`)
  const links = findLinks(message.text)
  const text = <div className={styles.text}>{message.text}</div>
  return (
    <article className={styles.reading}>
      <header>
        <h2>{message.subject}</h2>
        <p className={styles.to}>
          {message.to} · <Time value={message.createdAt} />
        </p>
      </header>
      {code !== undefined && (
        <p className={styles.find}>
          <span className={styles.findLabel}>{t('inbox.code')}</span>
          <mark className={styles.code}>{code}</mark>
          <CopyButton what={t('inbox.code')} text={code} />
        </p>
      )}
      {links.map((link) => (
        <p key={link} className={styles.find}>
          <span className={styles.findLabel}>{t('inbox.links')}</span>
          <a href={link} className={styles.url}>
            {link}
          </a>
          <CopyButton what={link} text={link} />
        </p>
      ))}
      {message.html === null ? (
        text
      ) : (
        <Tabs
          label={message.subject}
          value={view}
          onChange={setView}
          tabs={[
            { value: 'text', label: t('inbox.asText'), panel: text },
            {
              value: 'html',
              label: t('inbox.asHtml'),
              panel: <iframe className={styles.html} title={message.subject} sandbox="" srcDoc={message.html} />,
            },
          ]}
        />
      )}
    </article>
  )
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const t = useTranslation()
  return (
    <Button
      small
      tone="secondary"
      icon={<Copy aria-hidden="true" />}
      aria-label={t('inbox.copyOf', { what })}
      onClick={() => void copyText(t, text)}
    >
      {t('inbox.copy')}
    </Button>
  )
}
