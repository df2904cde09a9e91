import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where the demo's directory keeps its sessions and codes: nowhere but here, until they expire. */
export function memoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()
  const live = (key: string) => {
    const found = kept.get(key)
    if (found && found.until > Date.now()) return found.payload
    kept.delete(key)
    return undefined
  }
  const findBy = async (kind: string, member: 'uid' | 'userCode', value: string) =>
    [...kept.keys()]
      .filter((key) => key.startsWith(`${kind} `))
      .map(live)
      .find((payload) => payload?.[member] === value)
  return (kind) => ({
    async upsert(id, payload, expiresIn) {
      for (const key of kept.keys()) live(key)
      kept.set(`${kind} ${id}`, { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Infinity })
    },
    find: async (id) => live(`${kind} ${id}`),
    findByUid: (uid) => findBy(kind, 'uid', uid),
    findByUserCode: (userCode) => findBy(kind, 'userCode', userCode),
    async consume(id) {
      const payload = live(`${kind} ${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      kept.delete(`${kind} ${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
