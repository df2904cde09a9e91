/** What waits for staff: the review and charge queues, answers to review. */
export const en = {
  task: {
    waits: 'This still waits: settle it where it belongs, and the task ends by itself.',
    over: 'What this task was about has been settled.',
  },
  errors: { noTaskFor: 'Only staff who may change something can have a task.' },
  audit: { table: { csr_task: 'Task of staff' } },
  tasks: {
    kind: { review: 'Review', answer: 'Answer to review', charge: 'Charge', tax: 'Tax data' },
    state: { open: 'Open', done: 'Done' },
    whose: { title: 'Whose tasks', all: 'All', mine: 'Mine', nobody: 'Nobody’s', overdue: 'Overdue' },
    nobody: 'Nobody',
    take: 'Take it',
    giveBack: 'Give it back',
    takenBy: 'Take it over from %{name}',
    handTo: 'Hand to somebody',
    handToWhom: 'Staff',
    hand: 'Hand over',
    done: 'Done',
    yours: 'The task is yours',
    back: 'The task is nobody’s again',
    handed: 'Handed over',
    settled: 'Done',
    actionsOf: 'What can be done with the task %{name}',
    open: 'Open',
    overdue: 'Overdue since %{since}',
    soon: 'Due %{when}',
    hint: 'They come and go with what they are about. Take one with t.',
  },
  resources: {
    tasks: {
      name: 'Task |||| Tasks',
      fields: {
        key: 'Discussion', kind: 'What for', reasons: 'Why', dueAt: 'Due', assignedTo: 'With', csrHandler: 'Handler', personId: 'Person', title: 'Title', status: 'Status', createdAt: 'Since',
        doneAt: 'Done', state: 'State',
      },
    },
  },
}
