/** The address of a list, narrowed by a filter. */
export const listWith = (path: string, filter: object) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`
