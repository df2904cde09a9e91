import { Suspense, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router'
import NotFound from '../../shell/layout/not-found.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { isAccountChild, type AccountChild } from '../account-children.ts'
import { AccountFrame } from './account-frame.tsx'

const parts: Record<AccountChild, ComponentType<{ userId: string }>> = {
  account: lazyPart(() => import('./profile/profile-and-sign-in.tsx')),
  address: lazyPart(() => import('./contact/address.tsx')),
  contact: lazyPart(() => import('./contact/contact.tsx')),
  bio: lazyPart(() => import('./profile/bio.tsx')),
  profilePicture: lazyPart(() => import('./profile/picture.tsx')),
  upcomingVacations: lazyPart(() => import('./time-off/vacations.tsx')),
  bankTransactions: lazyPart(() => import('../../payments/transactions.tsx')),
  notificationPrefs: lazyPart(() => import('./notifications/notifications.tsx')),
  specialities: lazyPart(() => import('./profile/specialities.tsx')),
  commLog: lazyPart(() => import('./activity/comm-log.tsx')),
  noeticSessions: lazyPart(() => import('./activity/calls.tsx')),
  planMembership: lazyPart(() => import('./plans.tsx')),
}

/** One page of an account in the frame of all; which one, the address says. */
export default function AccountPageInFrame() {
  const { userId = '' } = useParams()
  const { pathname } = useLocation()
  const page = pathname.split('/')[3]
  if (!isAccountChild(page)) return <NotFound />
  const Part = parts[page]
  return (
    <AccountFrame userId={userId} page={page}>
      <Suspense fallback={<Waiting />}>
        <Part key={userId} userId={userId} />
      </Suspense>
    </AccountFrame>
  )
}

const Waiting = () => (
  <Card>
    <Loading>
      <Skeleton height="2.75rem" lines={5} width="100%" />
    </Loading>
  </Card>
)
