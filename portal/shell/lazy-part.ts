import { createElement, lazy, useState, type ComponentType } from 'react'
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

/**
 * A component that is loaded when it is first drawn.
 * @returns also the way to fetch it ahead: what has arrived is drawn at once, where a lazy component would first show the
 *   place holder and React keep that for 300 ms
 */
export function lazyComponent<P extends object, M extends { default: ComponentType<P> }>(fetch: () => Promise<M>) {
  let arrived: ComponentType<P> | undefined
  const load = async () => {
    const part = await fetch()
    arrived = part.default
    return part
  }
  const Later: ComponentType<P> = lazy(load)
  function Part(props: P) {
    // for as long as it is on the page: another component would start anew
    const [Shown] = useState(() => arrived ?? Later)
    return createElement(Shown, props)
  }
  return { Part, load }
}
