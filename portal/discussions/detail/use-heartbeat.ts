import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { fixedLimits } from '#model/limits.ts'
import { api } from '../../client.ts'
import { getLogin } from '#api/client/session.ts'
import { keys } from '../../query-keys.ts'
import { makeWorkingTime } from './working-time.ts'

const second = 1000
const atWork = ['claimed', 'followup']
const inputs = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'wheel', 'touchstart'] as const

/** Measures the time an expert works on a written answer. Nothing is sent while the page is hidden or not used. */
export function useHeartbeat({ queryId, engagement, mediaType }: Discussion): void {
  const queries = useQueryClient()
  const measured = engagement !== null && atWork.includes(engagement.status) && !isLive(mediaType)
  useEffect(() => {
    if (!measured || getLogin()?.authUser) return
    const time = makeWorkingTime(fixedLimits['money.idle'] * second)
    const visible = () => document.visibilityState === 'visible'
    const noteInput = () => time.input(Date.now())
    const tick = () => time.tick(Date.now(), visible())
    const beat = () => {
      const seconds = time.take()
      if (!visible() || seconds === 0) return
      api
        .post('/user/interaction/{key}/activity', { params: { key: queryId }, body: { seconds }, background: true })
        .then(({ measuredSeconds }) =>
          queries.setQueryData<Discussion>(keys.discussion.one(queryId), (shown) =>
            shown?.engagement ? { ...shown, engagement: { ...shown.engagement, measuredSeconds } } : shown,
          ),
        )
        // a lost heartbeat costs half a minute of the suggestion, and is no news for the reader
        .catch(() => undefined)
    }
    for (const name of inputs) window.addEventListener(name, noteInput, { passive: true, capture: true })
    document.addEventListener('visibilitychange', tick)
    const ticking = setInterval(tick, second)
    const beating = setInterval(beat, fixedLimits['money.heartbeat'] * second)
    return () => {
      clearInterval(ticking)
      clearInterval(beating)
      document.removeEventListener('visibilitychange', tick)
      for (const name of inputs) window.removeEventListener(name, noteInput, { capture: true })
    }
  }, [measured, queryId, queries])
}
