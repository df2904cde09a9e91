import { useCallback, useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerProblem, isBlank, readConfig } from '#model/surveys/builder.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { AnswerValue, OpenSurvey } from '#model/surveys/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'
import { discardDraft, restoreDraft, restoreDrafts, saveDraft } from '#api/client/draft-storage.ts'
import { registerProgressCheck } from '../../identity/sign-out.ts'
import { keys } from '../../query-keys.ts'

type Answers = Record<string, AnswerValue>
export type SaveStatus = 'saved' | 'saving' | 'retrying' | 'refused'

const PAUSE = 700
const RETRY = 4_000
const trimmed = (value: AnswerValue): AnswerValue =>
  typeof value === 'string' ? value.trim() : Array.isArray(value) ? value.map((one) => one.trim()) : value
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Opens a survey. It is asked for once: what is typed here is newer than what a refresh would bring. */
export const useOpenSurvey = (queryId: string, when: QuestionTiming) =>
  useQuery({
    queryKey: keys.discussion.part(queryId, `survey-${when}`),
    queryFn: () =>
      api.post('/user/interaction/{key}/surveyKey', { params: { key: queryId }, body: { questionWhen: when } }),
    staleTime: Infinity,
    refetchOnMount: 'always',
  })

/**
 * The answers to a survey: kept in the browser at every stroke until the server has them, sent after a pause, tried again
 * until they arrive. What a question does not take waits in the browser until it is corrected.
 */
export function useSurvey(survey: OpenSurvey, queryId: string, userId: string, completed: boolean) {
  const queries = useQueryClient()
  // each answer has a place of its own, so that two windows do not write over one another
  const place = `survey.${userId}.${queryId}.${survey.questionWhen}.`
  const [unsent, setUnsent] = useState<Answers>(() => restoreDrafts<AnswerValue>(place))
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...Object.fromEntries(survey.answers.map(({ questionId, value }) => [questionId, value])),
    ...unsent,
  }))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [keeping, setKeeping] = useState<SaveStatus>('saved')
  const [done, setDone] = useState(survey.completedAt !== null)
  /** submitted in another window, so that what is typed here comes too late */
  const [elsewhere, setElsewhere] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<Promise<boolean>>(undefined)
  const [handing, setHanding] = useState(false)
  /** it was submitted and did not arrive: that is tried again */
  const [owed, setOwed] = useState(false)
  const latest = useRef(unsent)
  // while it is handed in here, the news of that may come before the answer
  if (completed && !done && !handing) {
    setDone(true)
    setElsewhere(true)
  }
  /** questions that were answered in this window, and the version of each that was answered */
  const [renewed, setRenewed] = useState<Record<string, number>>({})
  const written = useRef(new Map<string, number>())
  /** The answers on the page, except those that no longer fit their question. Submitting sends exactly these. */
  const shown = useRef<Answers>({})

  const hold = useCallback((next: Answers) => {
    latest.current = next
    setUnsent(next)
  }, [])

  /** Text key of what keeps an answer from being sent; null when nothing does. */
  const problemOf = useCallback(
    (id: string, value: AnswerValue) => {
      const question = survey.questions.find((one) => one.id === id)
      if (!question || isBlank(value)) return null
      const problem = answerProblem(question.questionTypeId, readConfig(question.configuration) ?? {}, value)
      // no field gives such an answer: the question was another one
      return problem === 'errors.invalidParameters' ? 'survey.changed' : problem
    },
    [survey],
  )

  /** What is to be sent: of an answer that was written in another window, the newest that has not been sent there. */
  const toSend = useCallback(() => {
    const entries = Object.entries(latest.current).flatMap(([id, value]): [string, AnswerValue][] => {
      const newest = restoreDraft<AnswerValue>(place + id)
      return newest !== undefined ? [[id, newest]] : written.current.has(id) ? [[id, value]] : []
    })
    return Object.fromEntries(entries.filter(([id, value]) => problemOf(id, value) === null))
  }, [place, problemOf])

  /** Sends what has not been sent; with `complete` hands the survey in, with `persists` until it arrives. */
  const send = useCallback(
    async (complete: boolean, persists = false): Promise<boolean> => {
      // one after the other, whatever else waits for the same
      for (let last: typeof running.current; last !== running.current;) await (last = running.current)
      const before = latest.current
      const sent = complete ? shown.current : toSend()
      if (!complete && Object.keys(sent).length === 0) {
        hold(Object.fromEntries(Object.entries(before).filter(([id, value]) => problemOf(id, value) !== null)))
        return true
      }
      const work = async () => {
        setKeeping('saving')
        setFailure(undefined)
        try {
          const body = {
            surveyKey: survey.surveyKey,
            complete,
            answers: Object.entries(sent).flatMap(([questionId, value]) => {
              const question = survey.questions.find(({ id }) => id === questionId)
              return question
                ? [
                    {
                      questionId,
                      value: trimmed(value),
                      questionVersion: written.current.get(questionId) ?? question.version,
                    },
                  ]
                : []
            }),
          }
          await api.post('/server/survey/response', { body })
          // what was typed meanwhile still has to be sent, and what has to be corrected is kept
          for (const [id, value] of Object.entries(sent))
            if (same(restoreDraft(place + id), value)) discardDraft(place + id)
          const rest = Object.entries(latest.current)
          hold(
            Object.fromEntries(rest.filter(([id, value]) => !same(before[id], value) || problemOf(id, value) !== null)),
          )
          setKeeping('saved')
          if (complete) setDone(true)
          return true
        } catch (error) {
          if (error instanceof ApiError && error.errorKey === 'survey.completed') {
            for (const id of Object.keys(sent)) discardDraft(place + id)
            setDone(true)
            setElsewhere(true)
            return complete
          }
          if (error instanceof ApiError && error.status === 422) setProblems(error.fields)
          const again =
            !(error instanceof ApiError) ||
            error.status === 0 ||
            error.status >= 500 ||
            error.status === 429 ||
            error.status === 401
          setOwed(again && persists)
          setKeeping(!again ? 'refused' : persists || Object.keys(sent).length > 0 ? 'retrying' : 'saved')
          if (!again || (complete && !persists)) setFailure(error)
          return false
        }
      }
      running.current = work()
      return running.current
    },
    [survey, place, hold, toSend, problemOf],
  )

  const unfit = survey.questions.filter(({ id }) => unsent[id] !== undefined && problemOf(id, unsent[id]) !== null)
  const waiting = (owed || Object.keys(unsent).length > unfit.length) && !done && keeping !== 'refused'
  // who signs out takes along what has not arrived
  useEffect(() => (waiting ? registerProgressCheck(() => send(false).then(() => true)) : undefined), [waiting, send])
  const submit = useCallback(
    async (persists: boolean): Promise<boolean> => {
      setHanding(true)
      try {
        const handed = await send(true, persists)
        if (handed)
          await Promise.all([
            queries.invalidateQueries({ queryKey: keys.discussion.one(queryId) }),
            queries.invalidateQueries({ queryKey: keys.discussions.all }),
          ])
        return handed
      } finally {
        setHanding(false)
      }
    },
    [send, queries, queryId],
  )
  useEffect(() => {
    if (!waiting || handing) return
    const again = () => void (owed ? submit(true) : send(false))
    const timer = setTimeout(again, keeping === 'retrying' ? RETRY : PAUSE)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [waiting, handing, owed, unsent, keeping, send, submit])

  /** What was answered does not fit the question as it is now. */
  const isChanged = ({ id, version }: OpenSurvey['questions'][number]) =>
    problemOf(id, answers[id] ?? '') === 'survey.changed' ||
    (renewed[id] !== version && survey.answers.some((one) => one.questionId === id && one.outdated === true))
  const changed = new Set(survey.questions.filter(isChanged).map(({ id }) => id))
  const fit = survey.questions.filter(({ id }) => !changed.has(id) && problemOf(id, answers[id] ?? '') === null)
  shown.current = Object.fromEntries(fit.map(({ id }) => [id, answers[id] ?? '']))
  const missing = survey.questions.filter(
    ({ id, configuration }) =>
      readConfig(configuration)?.validation?.required === true && (isBlank(answers[id]) || changed.has(id)),
  )
  /** Marks what cannot be sent, and what is missing. */
  const tellUnfit = (lacking: OpenSurvey['questions'] = []) => {
    const told: Record<string, string> = Object.fromEntries(
      lacking.map(({ id }) => [id, changed.has(id) ? 'survey.changed' : 'errors.required']),
    )
    for (const { id } of unfit) {
      const problem = problemOf(id, unsent[id] ?? '')
      // the field itself says by how much a text is too long
      if (problem !== null && problem !== 'errors.tooLong') told[id] = problem
    }
    setProblems(told)
  }
  return {
    answers,
    problems,
    changed,
    keeping: waiting && keeping === 'saved' ? 'saving' : keeping,
    /** answers that are to be corrected before they can be sent */
    unfit: unfit.length,
    /** it is being handed in: more than that its answers are being kept */
    handing,
    done,
    elsewhere,
    failure,
    missing,
    answered: fit.filter(({ id }) => !isBlank(answers[id])).length,
    answer: (id: string, value: AnswerValue) => {
      setAnswers((now) => ({ ...now, [id]: value }))
      setProblems(({ [id]: _told, ...others }) => others)
      const version = survey.questions.find((question) => question.id === id)?.version ?? 1
      written.current.set(id, version)
      setRenewed((now) => ({ ...now, [id]: version }))
      saveDraft(place + id, value)
      setKeeping((now) => (now === 'refused' ? 'saving' : now))
      // who changes an answer submits again
      setOwed(false)
      hold({ ...latest.current, [id]: value })
    },
    /** False when something could not be sent. */
    saveNow: async () => {
      tellUnfit()
      return (await send(false)) && unfit.length === 0
    },
    /**
     * False when something is missing or it could not be sent: the page then says what.
     * @param persists tries again until it arrives
     */
    handIn: async (persists = false): Promise<boolean> => {
      const wrong = survey.questions.filter((question) => missing.includes(question) || unfit.includes(question))
      if (wrong.length > 0) {
        tellUnfit(missing)
        const first = document.getElementById(`question-${wrong[0]?.id}`)
        // the text to be corrected gets the focus
        ;(first?.querySelector<HTMLElement>('textarea, input[type="text"]') ?? first)?.focus()
        return false
      }
      return submit(persists)
    },
  }
}
