import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** Bytes that are the same at every start: demo data do not depend on luck. */
export const bytesOf = (seed: string): Uint8Array => createHash('sha256').update(seed).digest()

/** A whole number below `below`, from a seed. */
export const pick = (seed: string, below: number): number =>
  new DataView(bytesOf(seed).buffer as ArrayBuffer, bytesOf(seed).byteOffset, 4).getUint32(0) % below

/** An id that sorts where its moment stands, as ids do that were made then. */
export const idAt = (at: Date, seed: string): string =>
  v7({ msecs: at.getTime(), seq: pick(`${seed}:seq`, 0x7fffffff), random: bytesOf(seed).subarray(0, 16) })
