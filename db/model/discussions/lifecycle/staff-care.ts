import { queryStatuses } from '../enums.ts'
import type { Rules } from './context.ts'
import { choosesExperts } from './release.ts'

export const openStatuses = queryStatuses.filter((status) => status !== 'closed' && status !== 'cancelled')

/** Staff settings that do not change the status. */
export const staffCare: Rules<'setReview' | 'setPreventInvites'> = {
  setReview: {
    from: openStatuses,
    by: ['csr'],
    run: ({ csrReview }, _facts, state) => ({ to: state, steps: [{ kind: 'set', fields: { csrReview } }] }),
  },
  setPreventInvites: {
    from: openStatuses,
    by: ['csr'],
    run: ({ preventInvites }, { discussion, seats }, state) => ({
      to: state,
      steps: [
        { kind: 'set', fields: { preventInvites } },
        ...(state === 'open' &&
        discussion.preventInvites &&
        !preventInvites &&
        choosesExperts(discussion.type) &&
        seats.used < seats.panelSize
          ? [{ kind: 'runSelection', cause: 'staff' } as const]
          : []),
      ],
    }),
  },
}
