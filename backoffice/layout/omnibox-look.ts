/** The field of the omnibox, before and after the rest of it is there. */
export const omniboxInput = {
  width: '100%',
  border: 0,
  outline: 0,
  px: 2,
  py: 1.75,
  font: 'inherit',
  fontSize: '1rem',
  color: 'text.primary',
  bgcolor: 'transparent',
  borderBottom: 1,
  borderColor: 'divider',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
}
