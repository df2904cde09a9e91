import { lazyComponent } from '#api/client/lazy-component.ts'
import { withTexts } from '../lazy-part.ts'

/** What stands around every page of someone signed in. */
export const frame = lazyComponent(withTexts(() => import('./frame.tsx')))
