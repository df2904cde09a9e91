import type { EnvironmentFacts } from '#model/content/wire.ts'
import { api } from './client.ts'

type Environment = EnvironmentFacts['environment']
/** until the server has answered, what serves development is not offered */
let environment: Environment = 'production'

export function noteEnvironment(said: Environment): void {
  environment = said
}

/** Asked before the first page is drawn. */
export const loadEnvironment = (): Promise<void> =>
  api.get('/static/environment').then(
    (answer) => noteEnvironment(answer.environment),
    () => undefined,
  )

/** What serves development is no part of production. */
export const withDevelopment = (): boolean => environment !== 'production'
