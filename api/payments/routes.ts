import { createRouter } from '../http/route.ts'
import { transactionResources } from './admin.ts'
import { ledgerRoutes } from './ledger-routes.ts'
import { ownPayRoutes } from './own-pay-routes.ts'
import { staffLedgerRoutes } from './staff-ledger-routes.ts'
import { surgePaymentRoute } from './surge-payments.ts'
import { yearEndRoutes } from './year-end/year-end-routes.ts'

/** The ledger of amounts due and paid, payouts and bank accounts. */
export const routes = createRouter([
  ...ledgerRoutes,
  ...ownPayRoutes,
  ...transactionResources,
  ...staffLedgerRoutes,
  surgePaymentRoute,
  ...yearEndRoutes,
])
