import { plainFullName } from '#model/identity/person-name.ts'
import type { Draft } from '#model/discussions/wizard/wizard-wire.ts'
import type { Translate } from '../../../shell/texts.tsx'

/** Who touched a draft last: 'You', the person whose draft it is, or the product's support. */
export function draftAuthor(t: Translate, draft: Draft, viewerId: string, ownerId: string, product: string): string {
  if (draft.updatedBy === viewerId) return t('discussion.draft.you')
  if (draft.updatedBy !== ownerId) return t('discussion.draft.support', { product })
  return plainFullName(draft.userUpdated)
}

/** MM/dd/yyyy h:mma in the reader's zone; in Chinese as dates are written there. */
export function draftDate(seconds: number, language: string): string {
  const at = new Date(seconds * 1000)
  if (language.startsWith('zh'))
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const hour = at.getHours() % 12 || 12
  return `${two(at.getMonth() + 1)}/${two(at.getDate())}/${at.getFullYear()} ${hour}:${two(at.getMinutes())}${at.getHours() < 12 ? 'AM' : 'PM'}`
}

export const draftName = (t: Translate, draft: Draft) => draft.diagnosis?.name ?? t('asking.noDiagnosis')

/** What is known of a draft so far: its medium, its plan or pool, how many questions go with it. */
export const draftFacts = (t: Translate, draft: Draft): string[] =>
  [
    draft.mediaType && t(`discussion.media.${draft.mediaType}`),
    draft.pool?.displayName ?? draft.plan?.displayTitle,
    (draft.clientData.questionCount ?? 0) > 0 &&
      t('discussion.wizard.questions', { smart_count: draft.clientData.questionCount ?? 0 }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
