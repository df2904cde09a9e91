import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Act } from '#model/permissions.ts'
import { Loading } from '../loading.tsx'
import { Refused } from '../../layout/whole-page.tsx'
import { getPermissions } from '../../providers/permissions.ts'
import { useDisabledReason } from '../buttons/guarded-button.tsx'

interface Props {
  act: Act
  /** where those go on who may not */
  list?: { to: string; label: string }
  children: ReactNode
}

/** A page for those who may; the others see which rule closes it. */
export function RequireAct({ act, list, children }: Props) {
  const { data } = useQuery({ queryKey: ['permissions'], queryFn: getPermissions, staleTime: Infinity })
  const why = useDisabledReason()
  if (!data) return <Loading />
  const verdict = data.allows(act)
  if (verdict.allowed) return <>{children}</>
  return <Refused why={why(verdict)} list={list} />
}
