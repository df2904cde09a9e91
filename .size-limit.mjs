import { budgets } from './tests/architecture/budgets.mjs'

export default budgets()
