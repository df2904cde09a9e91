import { useTranslate } from 'ra-core'
import { failureOf } from '#model/notifications/failure.ts'
import type { FailedMessagePlace } from '#model/notifications/failed-place.ts'

/** Why a message did not go out, in the reader's words. */
export function useFailureText() {
  const translate = useTranslate()
  return (error: string) => translate(`users.failure.${failureOf(error)}`)
}

/** Where a message that failed is mended and sent again. */
export function failedMessagePath({ resource, id }: FailedMessagePlace): string {
  const record = `/${resource}/${encodeURIComponent(id)}`
  if (resource === 'users') return `${record}/commLog?status=error`
  return resource === 'queries' ? `${record}#invites` : `${record}/deliveries`
}
