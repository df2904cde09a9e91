import type { ComponentType } from 'react'
import { lazyComponent } from '#api/client/lazy-component.ts'
import type { TextPart } from '#model/texts/load-portal.ts'
import { fetchParts, fetchTexts } from './catalogue.ts'

/**
 * A part of the portal that comes after the first load, in a file of its own with a default export; the texts beyond the
 * sign-in page come along with it, and those of the named parts.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  ...texts: TextPart[]
): ComponentType<P> => lazyComponent<P, { default: ComponentType<P> }>(withTexts(load, ...texts)).Part

/** Loads a part with its texts; a second time it is there at once. */
export const withTexts =
  <M extends object>(load: () => Promise<M>, ...texts: TextPart[]) =>
  async () => {
    const [part] = await Promise.all([load(), fetchTexts('en'), fetchParts(texts)])
    return part
  }
