/** Closes a dialog in which something may have been written: not by a press beside it. */
export const ignoreBackdropClick =
  (close: () => void) => (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick') close()
  }
