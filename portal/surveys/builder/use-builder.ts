import { useCallback, useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { createSaver, type SaveState, type Saver } from '#model/surveys/builder-saver.ts'
import {
  decideBuilder,
  finishOf,
  isUntouched,
  startBuilder,
  type Builder,
  type BuilderAction,
  type BuilderState,
} from '#model/surveys/builder-state.ts'
import { restore, type KeptBuilder, type Known } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import { v4 as newUuid } from 'uuid'
import { forget, keep, readKept } from '../../discussions/kept-locally.ts'
import { keys } from '../../query-keys.ts'
import { loadBuilder, stepSender, type BuilderPlace, type LoadedBuilder } from './calls.ts'

/** The questions of a draft or a discussion, asked for each time the builder opens. */
export const useLoadedBuilder = (place: BuilderPlace, userId: string, when: QuestionTiming) =>
  useQuery({
    queryKey: keys.wizard(`builder-${place.queryDraftId ?? place.queryId}-${when}`),
    queryFn: () => loadBuilder(place, userId, when),
    gcTime: 0,
    staleTime: Infinity,
  })

export const newKey = () => newUuid()

/** The builder at work: what is edited, kept in the browser until the server has it, and saved whenever a question is left. */
export function useBuilder(
  { headerId, known: server }: LoadedBuilder,
  userId: string,
  when: QuestionTiming,
  builder: Builder,
) {
  const place = `builder.${userId}.${headerId}.${when}`
  const [start] = useState(() => {
    const kept = readKept<KeptBuilder>(place)
    return { ...restore(server, kept), kept }
  })
  const [state, setState] = useState<BuilderState>(() => startBuilder(start.items, start.kept))
  const [saving, setSaving] = useState<SaveState>({ kind: 'saved' })
  const [known, setKnown] = useState<readonly Known[]>(start.known)
  const [conflict, setConflict] = useState(false)
  const saver = useRef<Saver>(undefined)

  useEffect(() => {
    const made = createSaver(start.known, {
      send: stepSender({ surveyHeaderId: headerId, userId, questionWhen: when }),
      later: (ms, work) => setTimeout(work, ms),
      changed: (next, now, clash) => {
        setSaving(next)
        setKnown(now)
        if (clash) setConflict(true)
      },
    })
    saver.current = made
    made.want(start.items)
    window.addEventListener('online', made.retry)
    return () => {
      window.removeEventListener('online', made.retry)
      made.close()
    }
  }, [start, headerId, userId, when])

  useEffect(() => saver.current?.want(state.items), [state.items])

  const unsaved = saving.kind !== 'saved' || !(state.active === null && isUntouched(state.working))
  // another window that has nothing to keep lets go of nothing
  const kept = useRef(start.kept !== undefined)
  useEffect(() => {
    if (!unsaved && kept.current) forget(place)
    kept.current = unsaved
    if (unsaved)
      keep(place, {
        items: [...state.items],
        active: state.active,
        working: state.working,
        ids: Object.fromEntries(known.map(({ key, id }) => [key, id])),
      } satisfies KeptBuilder)
  }, [unsaved, place, state, known])

  const act = useCallback((action: BuilderAction) => setState((now) => decideBuilder(now, action, builder)), [builder])
  return {
    state,
    saving,
    conflict,
    restored: start.restored || (start.kept !== undefined && !isUntouched(start.kept.working)),
    act,
    count: () => saver.current?.known().length ?? 0,
    /** Saves what stands in the editor; true when the builder may close, with everything at the server. */
    finish: async (): Promise<boolean> => {
      const how = finishOf(state, builder)
      const next = how === 'close' ? state : decideBuilder(state, { type: 'save', key: newKey() }, builder)
      setState(next)
      if (how === 'refuse') return false
      saver.current?.want(next.items)
      const settled = await saver.current?.settled()
      if (settled?.kind !== 'saved') return false
      forget(place)
      return true
    },
  }
}
export type BuilderAtWork = ReturnType<typeof useBuilder>
