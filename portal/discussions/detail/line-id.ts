/** Name of a line in the page, to lead to it. */
export const lineId = (responseId: string) => `line-${responseId}`
