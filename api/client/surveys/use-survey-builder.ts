import { useCallback, useEffect, useRef, useState } from 'react'
import { v4 as newUuid } from 'uuid'
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
import { restore, type BuilderDraft, type StoredQuestion } from '#model/surveys/builder-sync.ts'
import type { Client } from '../http.ts'
import { saveQuestion, type SurveyOf } from './save-question.ts'

/** Where the browser stores what the server does not have yet. */
export interface BuilderDrafts {
  restore: (key: string) => BuilderDraft | undefined
  save: (key: string, draft: BuilderDraft) => void
  discard: (key: string) => void
}

interface Options {
  client: Client
  /** the questions as the server has them */
  server: readonly StoredQuestion[]
  /** its way to the survey stays the same while the builder is open */
  of: SurveyOf
  builder: Builder
  drafts: BuilderDrafts
  draftKey: string
}

export const newKey = () => newUuid()

/** The question builder at work: edits are a draft in the browser until the server has them, and saved when a question is left. */
export function useSurveyBuilder({ client, server, of, builder, drafts, draftKey }: Options) {
  const { surveyHeaderId, userId, questionWhen } = of
  const [start] = useState(() => {
    const draft = drafts.restore(draftKey)
    return { ...restore(server, draft), draft }
  })
  const [state, setState] = useState<BuilderState>(() => startBuilder(start.items, start.draft))
  const [saving, setSaving] = useState<SaveState>({ kind: 'saved' })
  const [known, setKnown] = useState<readonly StoredQuestion[]>(start.known)
  const [conflict, setConflict] = useState(false)
  const saver = useRef<Saver>(undefined)

  useEffect(() => {
    const made = createSaver(start.known, {
      send: (step) => saveQuestion(client, { surveyHeaderId, userId, questionWhen }, step),
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
  }, [client, start, surveyHeaderId, userId, questionWhen])

  useEffect(() => saver.current?.want(state.items), [state.items])

  const unsaved = saving.kind !== 'saved' || !(state.active === null && isUntouched(state.working))
  // a window that has nothing unsaved does not discard the draft of another
  const hasDraft = useRef(start.draft !== undefined)
  useEffect(() => {
    if (!unsaved && hasDraft.current) drafts.discard(draftKey)
    hasDraft.current = unsaved
    if (unsaved)
      drafts.save(draftKey, {
        items: [...state.items],
        active: state.active,
        working: state.working,
        ids: Object.fromEntries(known.map(({ key, id }) => [key, id])),
      })
  }, [unsaved, drafts, draftKey, state, known])

  return {
    state,
    saving,
    conflict,
    /** saved questions came from the draft */
    restored: start.restored,
    /** so did what stands in the editor */
    restoredEditor: start.draft !== undefined && !isUntouched(start.draft.working),
    act: useCallback((action: BuilderAction) => setState((now) => decideBuilder(now, action, builder)), [builder]),
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
      drafts.discard(draftKey)
      return true
    },
  }
}
export type SurveyBuilder = ReturnType<typeof useSurveyBuilder>
