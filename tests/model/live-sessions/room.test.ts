import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasPlace, roomRoles } from '#model/live-sessions/places.ts'
import { relayOnly } from '#model/live-sessions/relay.ts'
import { guestVoice, voiceChoices, voiceOf, voices } from '#model/live-sessions/voice.ts'

test.each([
  [null, null, false, 'none'],
  [null, null, true, 'up'],
  [null, 'none', true, 'up'],
  ['none', null, true, 'none'],
  ['none', 'down', true, 'down'],
  ['down', 'up', true, 'down'],
  ['up', 'none', false, 'up'],
  ['up', 'mute', false, 'mute'],
  ['mute', 'none', true, 'mute'],
] as const)('a voice set to %s, with %s chosen, blinded %s, is heard as %s', (set, chosen, blinded, heard) => {
  expect(voiceOf({ set, chosen, blinded })).toBe(heard)
})

test('what is offered is what the rule grants, and choosing never weakens', () => {
  for (const set of [null, ...voices])
    for (const blinded of [true, false]) {
      const base = voiceOf({ set, chosen: null, blinded })
      for (const chosen of voices)
        expect(voiceOf({ set, chosen, blinded }) === chosen).toBe(voiceChoices(base).includes(chosen))
    }
  expect([guestVoice('lovedone'), guestVoice('blinded_voice_mute')]).toEqual([null, 'mute'])
})

test('guests never take the place of the asker or an expert, and no more than six send', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.constantFrom(...roomRoles), { maxLength: 30 }),
      (seatedExperts, came) => {
        const inside = { asker: 0, expert: 0, guest: 0, staff: 0 }
        for (const role of came) {
          const late =
            (role === 'asker' && inside.asker === 1) || (role === 'expert' && inside.expert === seatedExperts)
          if (!late && hasPlace(role, { seatedExperts, inside })) inside[role] += 1
        }
        expect(inside.asker + inside.expert + inside.guest).toBeLessThanOrEqual(6)
        expect(inside.staff).toBeLessThanOrEqual(2)
        if (inside.asker === 0) expect(hasPlace('asker', { seatedExperts, inside })).toBe(true)
        if (inside.expert < seatedExperts) expect(hasPlace('expert', { seatedExperts, inside })).toBe(true)
      },
    ),
  )
})

test('of a blinded signal only relay candidates are left, without the address behind them', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('host', 'srflx', 'prflx', 'relay'), (address, typ) => {
      const own = `10.9.${address}`
      const candidate = `candidate:7 1 udp 41885439 203.0.113.5 50000 typ ${typ} raddr ${own} rport 4444`
      const passed = relayOnly('candidate', { candidate, sdpMid: '0' })
      expect(passed === null).toBe(typ !== 'relay')
      expect(JSON.stringify(passed)).not.toContain(own)
      const described = relayOnly('offer', {
        sdp: `o=- 1 2 IN IP4 ${own}\r\nc=IN IP4 ${own}\r\na=rtcp:9 IN IP4 ${own}\r\na=${candidate}\r\na=mid:0`,
      })
      expect(JSON.stringify(described)).not.toContain(own)
      expect(described?.sdp?.includes('a=candidate')).toBe(typ === 'relay')
    }),
  )
  // the type of an extension, and an attribute behind a space
  const disguised = 'candidate:5 1 udp 1 10.9.8.7 51001 typ host generation 0 typ relay'
  expect(relayOnly('candidate', { candidate: disguised, sdpMid: '0' })).toBeNull()
  for (const line of [`a=${disguised}`, ' a=candidate:5 1 udp 1 10.9.8.7 51001 typ relay', ` a=${disguised}`])
    expect(relayOnly('offer', { sdp: `v=0\r\n${line}\r\na=mid:0\r\n` })?.sdp).toBe('v=0\r\na=mid:0\r\n')
  expect(relayOnly('candidate', { candidate: '', sdpMid: '0' })).toEqual({ candidate: '', sdpMid: '0' })
})
