import type { AccessTier } from '#model/permissions.ts'
import type { Secret } from './idempotency.ts'

/** Who may call what: filled by every declaration, read by the permission matrix and the documentation. */
export const operations: { method: string; path: string; who: AccessTier; secret: Secret | undefined }[] = []
