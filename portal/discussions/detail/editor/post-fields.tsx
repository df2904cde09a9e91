import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { stopWaiting, type Sending } from '../use-discussion.ts'
import styles from '../detail.module.css'

interface PostFieldsProps {
  queryId: string
  sending: Sending
  /** it was posted before, and no one knows whether it has arrived */
  unconfirmed?: boolean
  onStopped?: () => void
  /** nothing may be added to what is on its way */
  locked?: boolean
  /** what was written, with what goes along */
  children: ReactNode
}

/** The fields of what is posted. While it waits for a connection it is sent as it stands here, or not at all. */
export function PostFields({
  queryId,
  sending,
  unconfirmed = false,
  onStopped,
  locked = sending === 'waiting',
  children,
}: PostFieldsProps) {
  const t = useTranslation()
  const queries = useQueryClient()
  return (
    <>
      <fieldset className={styles.fields} disabled={locked}>
        {children}
      </fieldset>
      {sending === 'waiting' && (
        <Banner
          live
          tone="warning"
          action={
            <Button
              small
              tone="secondary"
              onClick={() => {
                stopWaiting(queries, queryId)
                onStopped?.()
              }}
            >
              {t('reading.write.dontSend')}
            </Button>
          }
        >
          {t('asking.sentAgain')}
        </Banner>
      )}
      {sending === 'no' && unconfirmed && <Banner tone="warning">{t('reading.write.unconfirmed')}</Banner>}
    </>
  )
}
