import { can, type Act, type UserTarget } from '#model/permissions.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { actorOf } from '../actor.ts'
import { useLogin } from '#api/client/session.ts'

/** The rule that forbids an act here, in words; undefined when it is allowed, as far as the browser can tell. */
export function useMayNot(act: Act, target?: UserTarget): string | undefined {
  const t = useTranslation()
  const actor = actorOf(useLogin())
  const verdict = actor && can(actor, act, target)
  return verdict && !verdict.allowed ? t.maybe(verdict.rule) : undefined
}
