/** Radix sort for positive numbers: four times as fast as a comparator for tens of thousands of candidates. */

const digit = 11
const buckets = 1 << digit
const highWord = new Uint32Array(new Float64Array([1]).buffer)[1] === 0 ? 0 : 1

/**
 * Indexes of `costs` in ascending order. Costs must be ≥ 0: then the bits of a double, read as an integer, have the
 * same order. The upper 32 bits are radix-sorted; entries with equal upper bits are fixed by comparison, ties by
 * `earlier`.
 */
export function orderOf(costs: Float64Array, earlier: (a: number, b: number) => boolean): Uint32Array {
  const count = costs.length
  const words = new Uint32Array(costs.buffer, costs.byteOffset, count * 2)
  const keys = new Uint32Array(count)
  for (let i = 0; i < count; i++) keys[i] = words[i * 2 + highWord] ?? 0

  let from = new Uint32Array(count).map((_, index) => index)
  let into = new Uint32Array(count)
  for (let shift = 0; shift < 32; shift += digit) {
    const starts = new Uint32Array(buckets + 1)
    for (let i = 0; i < count; i++) starts[(((keys[i] ?? 0) >>> shift) & (buckets - 1)) + 1]! += 1
    for (let i = 0; i < buckets; i++) starts[i + 1]! += starts[i] ?? 0
    for (let i = 0; i < count; i++) {
      const index = from[i] ?? 0
      into[starts[((keys[index] ?? 0) >>> shift) & (buckets - 1)]!++] = index
    }
    ;[from, into] = [into, from]
  }
  return insertionSort(from, costs, earlier)
}

/** Insertion sort; cheap because only neighbors with equal upper bits move. */
function insertionSort(
  order: Uint32Array,
  costs: Float64Array,
  earlier: (a: number, b: number) => boolean,
): Uint32Array {
  for (let i = 1; i < order.length; i++) {
    const moving = order[i] ?? 0
    const cost = costs[moving] ?? 0
    let place = i
    while (place > 0) {
      const before = order[place - 1] ?? 0
      const costBefore = costs[before] ?? 0
      if (costBefore < cost || (costBefore === cost && !earlier(moving, before))) break
      order[place] = before
      place--
    }
    order[place] = moving
  }
  return order
}
