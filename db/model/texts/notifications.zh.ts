import type { Messages } from './messages.ts'
import type { en } from './notifications.en.ts'

export const zh = {} satisfies Messages<typeof en>
