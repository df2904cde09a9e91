import { vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '#portal/client.ts'

/** The API with these answers, by path; what else is asked for is not there. */
export const answerWith = (answers: Record<string, unknown>) =>
  vi
    .spyOn(api, 'get')
    .mockImplementation(((path: string) =>
      path in answers ? Promise.resolve(answers[path]) : Promise.reject(new ApiError(404))) as never)
