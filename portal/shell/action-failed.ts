/** Shows failures of actions: the snackbar, which knows the language. */
let listener: ((error: unknown) => void) | undefined

export function onActionFailed(error: unknown) {
  listener?.(error)
}

export function showActionFailures(show: (error: unknown) => void) {
  listener = show
  return () => {
    if (listener === show) listener = undefined
  }
}
