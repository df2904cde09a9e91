import { loadSurvey as load, surveyIdOf as idOf } from '#api/client/surveys/survey-at.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { api } from '../providers/client.ts'

/** A discussion, or a plan whose discussions take the questions over. */
export type SurveyPlace = { queryId: string } | { planId: string }

const asStaff = (place: SurveyPlace) => ({ ...place, userId: 'staff' })
export const loadSurvey = (place: SurveyPlace, create: boolean) => load(api, asStaff(place), create)
export const surveyIdOf = (place: SurveyPlace, header: SurveyHeader | null) => idOf(api, asStaff(place), header)
