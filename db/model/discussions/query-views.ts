/** The queues that staff work through. */
export const queryViews = ['reviewQueue', 'waitsForCharge', 'held', 'liveToday', 'closingSoon', 'emptyPanel'] as const
export type QueryView = (typeof queryViews)[number]
