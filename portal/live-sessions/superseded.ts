/** Router state: this window’s page of the invitation was replaced by a newer one. */
export const superseded = { superseded: true }
export const isSuperseded = (state: unknown): boolean =>
  (state as Partial<typeof superseded> | null)?.superseded === true
