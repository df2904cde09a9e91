/** The code of the diagnosis that stands for "I don't see mine": the asker describes it, staff set the right one before release. */
export const notListedCode = 'NOT-LISTED'
/** Letters of a description. */
export const describedLength = 150
