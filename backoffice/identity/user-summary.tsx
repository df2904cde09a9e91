import type { ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { loginAsRights } from '#model/identity/sign-in/login-as.ts'
import { Block } from '../kit/block.tsx'
import { EntityExtras } from '../kit/extras/entity-extras.tsx'
import { Named } from '../kit/list/common.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { auditColumns } from '../kit/record/history/audit-columns.tsx'
import { usePart } from '../kit/record/use-part.ts'
import { RelatedList } from '../kit/related-list.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { usePermissions } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Day, When } from '../kit/when.tsx'
import { targetOf } from './target.ts'
import { useUser } from './use-user.ts'
import { Glance } from './user-glance.tsx'

const shownPools = 5
const timeline = auditColumns({ own: 'user' })

/** The person at a glance, and what last happened to the account. */
export function UserSummary() {
  const user = useRecordContext<UserListRow>()
  const text = useText()
  const format = useFormat()
  const { allows } = usePermissions()
  if (!user) return null
  const verdict = allows('users.edit', targetOf(user))
  return (
    <>
      <Glance />
      <Card sx={{ p: 2, mb: 3 }}>
        <Box component="dl" sx={grid}>
          <Fact name="userType">
            <Named prefix="user.typeName" value={user.userType} />
          </Fact>
          <Fact name="userKind">
            <Named prefix="user.kindName" value={user.userKind} />
          </Fact>
          {user.rank && (
            <Fact name="rank">
              {user.allowedCSRView ? text('admin.rank.view') : text(`admin.rank.${user.rank}`)}
              <LoginAsRights />
            </Fact>
          )}
          <Fact name="regStatus">
            <Named prefix="user.regStatus" value={user.regStatus} />
          </Fact>
          <Fact name="csrReview">
            <Named prefix="queries.review" value={user.csrReview} />
          </Fact>
          {user.noeticExpert && <Fact name="expertTier">{user.expertTier ?? '–'}</Fact>}
          {user.noeticExpert && <Fact name="hourlyRate">{format.money(user.hourlyRate) || '–'}</Fact>}
          {user.noeticExpert && (
            <Fact name="taxFormStatus">
              <Named prefix="user.tax" value={user.taxFormStatus} />
            </Fact>
          )}
          {user.npi && <Fact name="npi">{user.npi}</Fact>}
          <Fact name="dateOfBirth">
            <Day value={user.dateOfBirth} />
          </Fact>
          <Fact name="lastSignInAt">
            <When value={user.lastSignInAt} />
          </Fact>
          <Fact name="createdAt">
            <When value={user.createdAt} />
          </Fact>
          <Fact name="planId">
            {user.plans.length === 0
              ? '–'
              : user.plans.map((plan) => (
                  <div key={plan.planId}>
                    <TextLink to={`/plans/${encodeURIComponent(plan.planId)}`}>{plan.name}</TextLink>
                  </div>
                ))}
          </Fact>
          {user.noeticExpert && (
            <Fact name="poolId">
              <Pools />
            </Fact>
          )}
        </Box>
      </Card>
      <EntityExtras entityType="user" verdict={verdict} />
      <Block title={text('users.timeline')}>
        <RelatedList
          resource="auditEvents"
          filter={{ refTable: 'user', refId: user.id }}
          sort={{ field: 'createdAt', order: 'DESC' }}
          perPage={10}
          columns={timeline}
          empty={text('admin.history.none')}
        />
      </Block>
    </>
  )
}

/** The first pools that the expert can be chosen from; the tab says all about them. */
function Pools() {
  const { ask } = useUser()
  const text = useText()
  const { data } = usePart('users.poolMembership', '/server/user/{id}/poolMembership', {
    ...ask,
    query: { pageSize: shownPools },
  })
  if (!data) return <>…</>
  if (data.total === 0) return <>–</>
  return (
    <>
      {data.data.map((pool) => (
        <div key={pool.poolId}>
          <TextLink to={`/pools/${encodeURIComponent(pool.poolId)}/details`}>{pool.poolName}</TextLink>
        </div>
      ))}
      {data.total > shownPools && text('diagnosis.andMore', { smart_count: data.total - shownPools })}
    </>
  )
}

/** As whom a member of staff may log in, beside the rank. */
function LoginAsRights() {
  const { ask } = useUser()
  const text = useText()
  const { data } = usePart('userRoles', '/server/user/{id}/role', ask)
  return <>{data && loginAsRights(data.roles).map((role) => <div key={role}>{text(`users.role.${role}`)}</div>)}</>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {translate(`resources.users.fields.${name}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

const grid = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fill, minmax(180px, 1fr))' },
}
