import { merge } from './messages.ts'
import { en as identity } from './identity.en.ts'
import { en as portal } from './portal.en.ts'
import { en as shell } from './shell.en.ts'

/** What the sign-in page and the frame around every page say in English; the rest of the texts follow with the first page. */
export const firstEn = merge(shell, identity, portal)
