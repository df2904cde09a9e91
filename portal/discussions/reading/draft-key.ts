/** What one person has written for one discussion and not sent. */
export const draftKey = (userId: string, key: string) => `response.${userId}.${key}`
