import type { ReactNode } from 'react'
import { Copy } from 'lucide-react'
import { copyText } from '../../../shell/copy-text.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LongText } from '../../long-text.tsx'
import styles from '../detail.module.css'

interface UnsentCardProps {
  /** why it was not sent, and for how long it is still there */
  why: string
  text: string
  /** what may be done with it beside taking a copy */
  children?: ReactNode
}

/** A text that was written here and not sent, for its writer to copy. */
export function UnsentCard({ why, text, children }: UnsentCardProps) {
  const t = useTranslation()
  return (
    <Card title={t('reading.unsent.title')}>
      <p className={styles.small}>{why}</p>
      <LongText text={text} lines={10} />
      <div className={styles.row}>
        <Button tone="secondary" small icon={<Copy aria-hidden="true" />} onClick={() => void copyText(t, text)}>
          {t('reading.unsent.copy')}
        </Button>
        {children}
      </div>
    </Card>
  )
}
