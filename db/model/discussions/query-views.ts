/** Filters of the staff work queues. */
export const queryViews = ['reviewQueue', 'waitsForCharge', 'held', 'liveToday', 'closingSoon', 'emptyPanel'] as const
export type QueryView = (typeof queryViews)[number]
