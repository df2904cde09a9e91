/** The words of an HTML text, for searching in it. */
export const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ')
