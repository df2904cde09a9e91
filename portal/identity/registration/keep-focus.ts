/**
 * For the button that sends a form whose fields tell their errors when they are left: were the field left by pressing the
 * button, its error would push the button away from under the pointer, and the click would be lost.
 */
export const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
