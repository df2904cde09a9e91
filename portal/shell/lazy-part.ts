import { lazy, type ComponentType } from 'react'
import type { TextPart } from '#model/texts/load-portal.ts'
import { fetchParts, fetchTexts } from './catalogue.ts'

/**
 * A part of the portal that comes after the first load, in a file of its own with a default export; the texts beyond the
 * sign-in page come along with it, and those of the named parts.
 */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>, ...texts: TextPart[]) =>
  lazy(partLoader(load, ...texts))

/** Loads a part with its texts; a second time it is there at once. */
export const partLoader =
  <P extends object>(load: () => Promise<{ default: ComponentType<P> }>, ...texts: TextPart[]) =>
  async () => {
    const [part] = await Promise.all([load(), fetchTexts('en'), fetchParts(texts)])
    return part
  }
