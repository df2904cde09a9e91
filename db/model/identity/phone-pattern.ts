/** Digits, plus, dash, parentheses, x and space, at least 7 characters; the server validates the number itself. */
export const phonePattern = /^[0-9+\-()x ]{7,}$/
