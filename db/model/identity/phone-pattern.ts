/** Digits, plus, dash, parentheses, x and space, at least 7; the number itself is judged by the server. */
export const phonePattern = /^[0-9+\-()x ]{7,}$/
