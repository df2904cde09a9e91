import { useCallback, useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerProblem, isBlank, readConfig } from '#model/surveys/builder.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { AnswerValue, OpenSurvey } from '#model/surveys/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'
import { discardDraft, restoreDraft, restoreDrafts, saveDraft } from '#api/client/draft-storage.ts'
import { keys } from '../../query-keys.ts'

type Answers = Record<string, AnswerValue>
export type Keeping = 'saved' | 'saving' | 'retrying'

const PAUSE = 700
const RETRY = 4_000
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
 * until they arrive.
 */
export function useSurvey(survey: OpenSurvey, queryId: string, userId: string) {
  const queries = useQueryClient()
  // each answer has a place of its own, so that two windows do not write over one another
  const place = `survey.${userId}.${queryId}.${survey.questionWhen}.`
  const [unsent, setUnsent] = useState<Answers>(() => restoreDrafts<AnswerValue>(place))
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...Object.fromEntries(survey.answers.map(({ questionId, value }) => [questionId, value])),
    ...unsent,
  }))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [keeping, setKeeping] = useState<Keeping>('saved')
  const [done, setDone] = useState(survey.completedAt !== null)
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<Promise<boolean>>(undefined)
  const [handing, setHanding] = useState(false)
  const latest = useRef(unsent)
  /** questions that were answered in this window */
  const written = useRef(new Set<string>())

  const hold = useCallback((next: Answers) => {
    latest.current = next
    setUnsent(next)
  }, [])

  /** What is to be sent: of an answer that was written in another window, the newest that has not been sent there. */
  const toSend = useCallback(() => {
    const entries = Object.entries(latest.current).flatMap(([id, value]): [string, AnswerValue][] => {
      const newest = restoreDraft<AnswerValue>(place + id)
      return newest !== undefined ? [[id, newest]] : written.current.has(id) ? [[id, value]] : []
    })
    return Object.fromEntries(entries)
  }, [place])

  /** Sends what has not been sent; with `complete` hands the survey in. */
  const send = useCallback(
    async (complete: boolean): Promise<boolean> => {
      // one after the other, whatever else waits for the same
      for (let last: typeof running.current; last !== running.current;) await (last = running.current)
      const before = latest.current
      const sent = toSend()
      if (!complete && Object.keys(sent).length === 0) {
        hold({})
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
              return question ? [{ questionId, value, questionVersion: question.version }] : []
            }),
          }
          await api.post('/server/survey/response', { body })
          // what was typed meanwhile is still to be sent
          for (const [id, value] of Object.entries(sent))
            if (same(restoreDraft(place + id), value)) discardDraft(place + id)
          hold(Object.fromEntries(Object.entries(latest.current).filter(([id, value]) => !same(before[id], value))))
          setKeeping('saved')
          if (complete) setDone(true)
          return true
        } catch (error) {
          if (error instanceof ApiError && error.status === 422) setProblems(error.fields)
          const again =
            !(error instanceof ApiError) ||
            error.status === 0 ||
            error.status >= 500 ||
            error.status === 429 ||
            error.status === 401
          setKeeping(again ? 'retrying' : 'saved')
          if (!again || complete) setFailure(error)
          return false
        }
      }
      running.current = work()
      return running.current
    },
    [survey, place, hold, toSend],
  )

  // half a choice is not sent: only what the question would take
  const fits = useCallback(
    (id: string, value: AnswerValue) => {
      const question = survey.questions.find((one) => one.id === id)
      return (
        question !== undefined &&
        (isBlank(value) ||
          answerProblem(question.questionTypeId, readConfig(question.configuration) ?? {}, value) === null)
      )
    },
    [survey],
  )

  const waiting = Object.keys(unsent).length > 0 && !done
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => void send(false), keeping === 'retrying' ? RETRY : PAUSE)
    const online = () => void send(false)
    window.addEventListener('online', online)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', online)
    }
  }, [waiting, unsent, keeping, send])

  const missing = survey.questions.filter(
    ({ id, configuration }) => readConfig(configuration)?.validation?.required === true && isBlank(answers[id]),
  )
  return {
    answers,
    problems,
    keeping,
    /** it is being handed in: more than that its answers are being kept */
    handing,
    done,
    failure,
    missing,
    answered: survey.questions.filter(({ id }) => !isBlank(answers[id])).length,
    answer: (id: string, value: AnswerValue) => {
      setAnswers((now) => ({ ...now, [id]: value }))
      setProblems(({ [id]: _told, ...others }) => others)
      if (!fits(id, value)) return
      written.current.add(id)
      saveDraft(place + id, value)
      hold({ ...latest.current, [id]: value })
    },
    saveNow: () => send(false),
    /** False when something is missing or it could not be sent: the page then says what. */
    handIn: async (): Promise<boolean> => {
      if (missing.length > 0) {
        setProblems(Object.fromEntries(missing.map(({ id }) => [id, 'errors.required'])))
        document.getElementById(`question-${missing[0]?.id}`)?.focus()
        return false
      }
      setHanding(true)
      try {
        const handed = await send(true)
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
  }
}
