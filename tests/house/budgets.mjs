import { firstLoad } from './first-load.mjs'

/**
 * What a reader downloads before the first page shows, as gzip sends it.
 * @param {string} [dist] where the builds are
 */
export const budgets = (dist) =>
  [
    { name: 'portal, sign-in', path: firstLoad('portal', ['identity/login-page.tsx'], dist), limit: '110 kB' },
    { name: 'portal, member lobby', path: firstLoad('portal', ['content/lobby-page.tsx'], dist), limit: '160 kB' },
    { name: 'back office', path: firstLoad('backoffice', [], dist), limit: '420 kB' },
  ].map((budget) => ({ ...budget, gzip: true }))
