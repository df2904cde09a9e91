import { budgets } from './tests/house/budgets.mjs'

export default budgets()
