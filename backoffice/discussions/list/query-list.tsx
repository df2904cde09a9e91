import { lazyPart } from '../../kit/lazy-part.ts'
import { AdminList } from '../../kit/list/admin-list.tsx'
import { queryColumns, queryPath } from './query-columns.tsx'
import { advancedFilters, queryFilters } from './query-filters.ts'
import { QuickViews } from './quick-views.tsx'
import { WorkNow } from './work-now.tsx'
import { NewForUser } from './new-for-user.tsx'
import type { QueryRow } from '../row.ts'

const DiscussionPeek = lazyPart(async () => ({ default: (await import('../peek.tsx')).DiscussionPeek }))

/** Every discussion, newest first, with the queues that staff work through as quick views. */
export function QueryList() {
  return (
    <AdminList<QueryRow>
      resource="queries"
      columns={queryColumns}
      filters={queryFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      rowPath={queryPath}
      advanced={advancedFilters}
      above={
        <>
          <WorkNow />
          <QuickViews />
        </>
      }
      create={<NewForUser />}
      peek={{ idOf: ({ id }) => String(id), panel: DiscussionPeek }}
    />
  )
}
