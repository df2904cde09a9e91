import { useState } from 'react'
import { Accordion } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import { plainLetters } from '#model/plain-letters.ts'
import { openOverlay } from '../shell/layout/overlays.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useDocuments, readField } from './documents.ts'
import { RichText } from './rich-text.tsx'
import styles from './help-dialog.module.css'

/** The words of an HTML text, for searching in it. */
const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ')

/** The help of the content store for this kind of user, to be searched. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const [text, setText] = useState('')
  const { data, error, isPending, isFetching, refetch } = useDocuments('help')
  const wanted = plainLetters(text).trim()
  const topics = (data?.data ?? []).map((document) => ({
    id: document.id,
    title: readField(document, 'title'),
    html: readField(document, 'html'),
  }))
  const found = topics.filter(({ title, html }) => plainLetters(`${title} ${plainText(html)}`).includes(wanted))

  return (
    <Dialog
      open
      width={760}
      height={320}
      fullscreenOnSmall
      title={t('shell.help')}
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" onClick={() => openOverlay({ kind: 'contact' })}>
            {t('menu.contactUs')}
          </Button>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
        </>
      }
    >
      {topics.length > 0 && (
        <TextField
          type="search"
          label={t('help.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {isPending && (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && topics.length === 0 && <EmptyState title={t('errors.missingCmsDocument')} />}
      {topics.length > 0 && found.length === 0 && <p role="status">{t('help.noMatch', { text: text.trim() })}</p>}
      {found.length > 0 && (
        <Accordion.Root className={styles.topics}>
          {found.map(({ id, title, html }) => (
            <Accordion.Item key={id} value={id} className={styles.topic}>
              <Accordion.Header className={styles.header}>
                <Accordion.Trigger className={styles.trigger}>
                  {title}
                  <ChevronDown aria-hidden="true" />
                </Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Panel className={styles.panel}>
                <RichText html={html} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      )}
    </Dialog>
  )
}
