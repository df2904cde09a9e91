/** What staff count of the tasks, each as the filter of the list that it opens. */
export const countedTasks = {
  open: { state: 'open' },
  overdue: { state: 'open', overdue: true },
  // tasks of people who have left have no one either
  unassigned: { state: 'open', csrHandler: ['unassigned', 'deactivated'] },
} as const
export type CountedTasks = keyof typeof countedTasks
