import { useCallback, useEffect, useRef, useState } from 'react'
import { defaultLimits } from '#model/limits.ts'
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
import { restore, type Known } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { v4 as newUuid } from 'uuid'
import { dropAt, holdAt, keepAt, keptAt } from './kept-builder.ts'
import { knownAt, stepSender } from './staff-calls.ts'

export const staffBuilder: Builder = { isCsr: true, maximum: defaultLimits['survey.maxQuestions'] }
export const newKey = () => newUuid()

/** The builder of staff at work: the same decisions as in the portal, with the staff's scales. */
export function useStaffBuilder(header: SurveyHeader, when: QuestionTiming) {
  const place = `consilium.builder.${header.id}.${when}`
  const [start] = useState(() => {
    // kept until it is saved, so that a reload loses nothing
    const before = keptAt(place)
    return { ...restore(knownAt(header, when), before), before }
  })
  const [state, setState] = useState<BuilderState>(() => startBuilder(start.items, start.before))
  const [saving, setSaving] = useState<SaveState>({ kind: 'saved' })
  const [known, setKnown] = useState<readonly Known[]>(start.known)
  const [conflict, setConflict] = useState(false)
  const saver = useRef<Saver>(undefined)

  useEffect(() => {
    const made = createSaver(start.known, {
      send: stepSender(header.id, when),
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
  }, [start, header.id, when])
  useEffect(() => saver.current?.want(state.items), [state.items])

  const unsaved = saving.kind !== 'saved' || !(state.active === null && isUntouched(state.working))
  useEffect(() => {
    if (unsaved)
      keepAt(place, {
        items: [...state.items],
        active: state.active,
        working: state.working,
        ids: Object.fromEntries(known.map(({ key, id }) => [key, id])),
      })
    else dropAt(place)
  }, [unsaved, place, state, known])
  useEffect(() => holdAt(place), [place])

  return {
    state,
    saving,
    conflict,
    restored: start.restored,
    act: useCallback((action: BuilderAction) => setState((now) => decideBuilder(now, action, staffBuilder)), []),
    /** Saves what stands in the editor; true when everything is at the server. */
    finish: async (): Promise<boolean> => {
      const how = finishOf(state, staffBuilder)
      const next = how === 'close' ? state : decideBuilder(state, { type: 'save', key: newKey() }, staffBuilder)
      setState(next)
      if (how === 'refuse') return false
      saver.current?.want(next.items)
      const settled = await saver.current?.settled()
      if (settled?.kind !== 'saved') return false
      dropAt(place)
      return true
    },
  }
}
export type StaffBuilder = ReturnType<typeof useStaffBuilder>
