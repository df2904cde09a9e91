import { createElement, lazy, useState, type ComponentType } from 'react'
import { ApiError } from './api-error.ts'
import { serverHasChanged } from './server-version.ts'

/** Code that has not arrived. Its message names the connection unless a newer version has replaced the file. */
export class NotLoaded extends ApiError {
  /** from now on the component is fetched again when it is drawn */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super(0, serverHasChanged() ? { errorKey: 'errors.generic' } : {})
    this.cause = cause
    this.forget = forget
  }
}

/**
 * A component that is loaded when it is first drawn. What fails to arrive throws `NotLoaded`, which the boundary that shows it forgets.
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
  // a lazy component keeps its failure for good, so that another takes its place
  const later = (): ComponentType<P> =>
    lazy(() =>
      load().catch((error: unknown) => {
        throw new NotLoaded(error, () => (next = later()))
      }),
    )
  let next = later()
  function Part(props: P) {
    // chosen once: a swap of the component would lose its state
    const [Shown] = useState(() => arrived ?? next)
    return createElement(Shown, props)
  }
  return { Part, load }
}
