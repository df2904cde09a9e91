/**
 * Listeners of the window are called in the order in which they came, so anyone who wants to hold back a step through the
 * history must be there before the router. This file is loaded with the app for that.
 */
let guard: ((event: PopStateEvent) => void) | undefined

if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event))

/** Called before the router handles a step back or forward; `stopImmediatePropagation` keeps it from the router. */
export function guardSteps(next: ((event: PopStateEvent) => void) | undefined) {
  guard = next
}
