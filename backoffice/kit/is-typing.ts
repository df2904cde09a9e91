/** Letters belong to text fields, and to the dialog or the menu that is open. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    target.getAttribute('type') !== 'checkbox') ||
  // the menu of columns is kept while it is closed
  [...document.querySelectorAll('dialog, [role="dialog"], [role="menu"], [role="listbox"]')].some((one) =>
    one.checkVisibility({ checkVisibilityCSS: true }),
  )
