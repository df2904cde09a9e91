import { useTranslate } from 'ra-core'
import { NotFound } from '../layout/not-found.tsx'
import { PageError } from '../layout/page-error.tsx'
import { RecordDeleted, isGone, isRefused, Refused } from '../layout/whole-page.tsx'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import type { QueryRow } from './row.ts'

interface Props {
  /** as it was before it went */
  query: QueryRow | undefined
  error: unknown
  onRetry: () => void
}

/** Why there is no discussion to show. */
export function Missing({ query, error, onRetry }: Props) {
  const translate = useTranslate()
  const list = { to: '/queries', label: translate('drawer.queryList') }
  if (isRefused(error)) return <Refused why={refusalText(error, translate)} list={list} />
  if (!isGone(error)) return <PageError error={error} onRetry={onRetry} />
  return query ? <RecordDeleted name={query.key} list={list} /> : <NotFound />
}
