import type { ReactNode } from 'react'
import { ApiError } from '#api/client/api-error.ts'
import { HomeButton } from '../../shell/layout/home-button.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import styles from './wizard.module.css'

/** Text key of the rule by which the server lets no one ask here; undefined for other failures. */
export function cannotAskReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.errorKey === 'discussion.error.maxDraft') return error.errorKey
  if (error.status !== 403) return undefined
  return typeof error.body.rule === 'string' ? error.body.rule : 'lobby.cannotPost'
}

/** A discussion cannot be started, and why. */
export function CannotAsk({ reason, children }: { reason: string; children?: ReactNode }) {
  const t = useTranslation()
  return (
    <div className={styles.cannot}>
      <Banner tone="warning">{t.maybe(reason) ?? t('lobby.cannotPost')}</Banner>
      {children}
      <HomeButton />
    </div>
  )
}
