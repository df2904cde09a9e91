/** Placeholder diagnosis for "I don't see mine": the asker describes it, staff assign the right one before release. */
export const notListedCode = 'NOT-LISTED'
/** Maximum length of the description. */
export const describedLength = 150
