/** Whether the cursor is on something outside this part of the page. */
export function isFocusOutside(part: Element | null | undefined): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !part?.contains(activeElement)
}
