import { useEffect, useState } from 'react'
import { Copy } from 'lucide-react'
import { copyText } from '../../shell/copy-text.ts'
import { useT } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { forgetAll, readKept } from '../kept-locally.ts'
import { LongText } from '../long-text.tsx'
import type { ResponseDraft } from './use-response-draft.ts'
import styles from './reading.module.css'

/**
 * The discussion has ended: what was written and not sent is no longer kept on the device, and shown a last time, so
 * that nobody loses a text to somebody else's click.
 */
export function UnsentText({ draftKey }: { draftKey: string }) {
  const t = useT()
  const [text] = useState(() => readKept<ResponseDraft>(draftKey)?.text.trim() ?? '')
  useEffect(() => forgetAll(draftKey), [draftKey])
  if (text === '') return null
  return (
    <Card title={t('reading.unsent.title')}>
      <p className={styles.small}>{t('reading.unsent.text')}</p>
      <LongText text={text} lines={10} />
      <div>
        <Button tone="secondary" small icon={<Copy aria-hidden="true" />} onClick={() => void copyText(t, text)}>
          {t('reading.unsent.copy')}
        </Button>
      </div>
    </Card>
  )
}
