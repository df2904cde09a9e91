/** What is being checked in a dialog around a form: it cannot be left meanwhile (`useIsMutating`). */
export const confirming = ['confirming']
