/** The ways in which someone's name is written, whole and in its words. */
export const ownNames = ({ firstName: first, lastName: last }: { firstName: string; lastName: string }): string[] => [
  `${first} ${last}`,
  `${last} ${first}`,
  `${last}${first}`,
  first,
  last,
]
