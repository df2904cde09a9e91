import { useEffect, useState } from 'react'
import type { Mesh } from './mesh.ts'

const LOOK_MS = 2000
/** Above this share of lost packets the picture gives way to the sound; it comes back when little is lost for a while. */
const LOSS = 0.05
const CALM_LOOKS = 10

/** Share of what this page sent that its listeners say they did not get, at worst 1. */
async function lossOf(mesh: Mesh): Promise<number> {
  const losses: number[] = []
  for (const { connection } of mesh.links.values())
    for (const report of (await connection.getStats()).values() as Iterable<{ type: string; fractionLost?: number }>)
      if (report.type === 'remote-inbound-rtp' && report.fractionLost !== undefined) losses.push(report.fractionLost)
  // one listener with a bad line says nothing about the own one
  return losses.length === 0 ? 0 : losses.reduce((sum, one) => sum + one, 0) / losses.length
}

/** Whether the own connection loses so much that the picture must rest. */
export function usePoorConnection(mesh: () => Mesh | undefined, active: boolean): boolean {
  const [poor, setPoor] = useState(false)
  useEffect(() => {
    if (!active) return setPoor(false)
    let bad = 0
    let calm = 0
    const timer = setInterval(() => {
      const now = mesh()
      if (!now) return
      void lossOf(now).then((loss) => {
        bad = loss > LOSS ? bad + 1 : 0
        calm = loss > LOSS ? 0 : calm + 1
        if (bad >= 2) setPoor(true)
        if (calm >= CALM_LOOKS) setPoor(false)
      })
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [active, mesh])
  return poor
}
