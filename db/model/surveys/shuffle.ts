/** FNV-1a hash. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Shuffles deterministically: the same order for the same seed (person and question). */
export const stableOrder = <T extends { id: string }>(things: readonly T[], seed: string): T[] =>
  [...things].sort((a, b) => hashOf(`${seed}:${a.id}`) - hashOf(`${seed}:${b.id}`) || (a.id < b.id ? -1 : 1))
