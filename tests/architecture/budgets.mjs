import { firstLoad } from './first-load.mjs'

/** What the portal loads for a signed-in reader beside the page itself. */
const signedIn = ['shell/layout/frame.tsx', '../db/model/texts/portal-en.ts']

/**
 * What a reader downloads before the first page shows, as gzip sends it. tests/e2e/first-load.spec.ts watches a browser
 * to see that nothing is loaded which is not weighed here.
 * @param {string} [dist] where the builds are
 */
export const budgets = (dist) =>
  [
    { name: 'portal, sign-in', path: firstLoad('portal', ['identity/login-page.tsx'], dist), limit: '91 kB' },
    {
      name: 'portal, member lobby',
      path: firstLoad('portal', ['content/lobby-page.tsx', ...signedIn], dist),
      limit: '148 kB',
    },
    {
      name: 'portal, discussion',
      path: firstLoad(
        'portal',
        ['discussions/detail/discussion-page.tsx', '../db/model/texts/en/pages/discussion.json', ...signedIn],
        dist,
      ),
      limit: '271 kB',
    },
    {
      name: 'back office',
      path: firstLoad(
        'backoffice',
        ['discussions/list/query-list.tsx', 'kit/list/views/open-with-view.tsx', 'kit/list/views/view-tabs.tsx'],
        dist,
      ),
      limit: '336 kB',
    },
  ].map((budget) => ({ ...budget, gzip: true }))
