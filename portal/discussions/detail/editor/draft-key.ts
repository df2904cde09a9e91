/** What one person has written for one discussion and not sent. */
export const draftKey = (userId: string, key: string) => `response.${userId}.${key}`
/** The question as its asker rewords it, since staff sent it back. */
export const resubmitKey = (userId: string, key: string) => `resubmit.${userId}.${key}`
/** What the asker says to the wording that staff propose. */
export const rewordingKey = (userId: string, key: string) => `rewording.${userId}.${key}`
/** The question as staff would word it. */
export const staffWordingKey = (userId: string, key: string) => `reword.${userId}.${key}`
