import type { ComponentType } from 'react'
import { lazyComponent } from '#api/client/lazy-component.ts'

/** A part of a page that is loaded when it is first drawn. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  lazyComponent<P, { default: ComponentType<P> }>(load).Part
