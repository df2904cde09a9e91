import { Copy } from 'lucide-react'
import { copyText } from '../../shell/copy-text.ts'
import { useT } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useKept } from '../kept-locally.ts'
import { LongText } from '../long-text.tsx'
import type { ResponseDraft } from './use-response-draft.ts'
import styles from './reading.module.css'

/** Nothing can be written for the moment: what had been written is there all the same. */
export function KeptText({ draftKey }: { draftKey: string }) {
  const t = useT()
  const [draft] = useKept<Pick<ResponseDraft, 'text'>>(draftKey, { text: '' })
  const text = draft.text.trim()
  if (text === '') return null
  return (
    <Card title={t('reading.unsent.title')}>
      <p className={styles.small}>{t('reading.unsent.later')}</p>
      <LongText text={text} lines={10} />
      <div>
        <Button tone="secondary" small icon={<Copy aria-hidden="true" />} onClick={() => void copyText(t, text)}>
          {t('reading.unsent.copy')}
        </Button>
      </div>
    </Card>
  )
}
