import { createElement, lazy, useState, type ComponentType } from 'react'

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
    // chosen once: a swap of the component would lose its state
    const [Shown] = useState(() => arrived ?? Later)
    return createElement(Shown, props)
  }
  return { Part, load }
}
