import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { homeOf } from '#model/identity/pages.ts'
import { actorOf } from '../../identity/actor.ts'
import { useLogin } from '#api/client/session.ts'
import { HomeButton } from './home-button.tsx'
import { Page } from './page.tsx'
import { useTranslation } from '../texts.tsx'

const OwnDiscussion = lazy(() => import('./own-discussion.tsx'))

type Variant = 'page' | 'discussion' | 'invitation' | 'cancelled'

const texts = {
  page: 'errors.notFound',
  discussion: 'errors.notFoundDiscussion',
  invitation: 'errors.notFoundInvitation',
  cancelled: 'errors.discussionCancelled',
} as const

/** Empty for an address that is none, such as `%zz`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** There is no such page for this person. Also the answer to a 403 or 404 when a page is loaded. */
export default function NotFound({ variant = 'page' }: { variant?: Variant }) {
  const t = useTranslation()
  const login = useLogin()
  const { pathname } = useLocation()
  const actor = actorOf(login)
  const discussionId = decoded(/^\/(?:discussion|discussions|ask|invitation)\/([^/]+)$/.exec(pathname)?.[1] ?? '')
  return (
    <Page title={t('errors.notFoundTitle')} narrow>
      <p>{t(texts[variant])}</p>
      {actor && homeOf(actor) === 'MemberLobby' && discussionId !== '' && (
        <Suspense>
          <OwnDiscussion id={discussionId} />
        </Suspense>
      )}
      <p>
        <HomeButton />
      </p>
    </Page>
  )
}
