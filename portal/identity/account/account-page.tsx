import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { useLocation, useParams } from 'react-router'
import NotFound from '../../shell/not-found.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { isAccountChild, type AccountChild } from '../account-children.ts'
import { AccountFrame } from './account-frame.tsx'

const parts: Record<AccountChild, LazyExoticComponent<ComponentType<{ userId: string }>>> = {
  account: lazy(() => import('./profile-and-sign-in.tsx')),
  address: lazy(() => import('./address.tsx')),
  contact: lazy(() => import('./contact.tsx')),
  bio: lazy(() => import('./bio.tsx')),
  profilePicture: lazy(() => import('./picture.tsx')),
  upcomingVacations: lazy(() => import('./vacations.tsx')),
  bankTransactions: lazy(() => import('../../payments/transactions.tsx')),
  notificationPrefs: lazy(() => import('./notifications.tsx')),
  specialities: lazy(() => import('./specialities.tsx')),
  commLog: lazy(() => import('./comm-log.tsx')),
  noeticSessions: lazy(() => import('./calls.tsx')),
  planMembership: lazy(() => import('./plans.tsx')),
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
