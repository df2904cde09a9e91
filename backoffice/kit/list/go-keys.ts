import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { TextKey } from '#model/texts/load.ts'
import { isTyping } from '../is-typing.ts'

interface GoKey {
  key: string
  text: TextKey
  /** below /admin */
  path: string
}

/** After `g`: the pages that staff go to most. */
export const goKeys: readonly GoKey[] = [
  { key: 'q', text: 'drawer.queryList', path: '/queries' },
  { key: 't', text: 'admin.tools.triage', path: '/triage' },
  { key: 'k', text: 'admin.tasks.title', path: '/tasks' },
  { key: 'u', text: 'drawer.userAdmin', path: '/users' },
  { key: 'i', text: 'drawer.userInvitations', path: '/invitations' },
  { key: 'p', text: 'drawer.plans', path: '/plans' },
  { key: 'f', text: 'drawer.fundingSources', path: '/grants' },
  { key: 'e', text: 'drawer.expertPools', path: '/pools' },
  { key: 'o', text: 'admin.tools.overview', path: '/overview' },
  { key: 'r', text: 'drawer.commonReports', path: '/reports/common' },
]

/** How long the second key is waited for. */
const WAIT_MS = 1_500

/** `g` and a letter lead to a page, before the page in front gets the letter. */
export function useGoKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let begun = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const goal = event.timeStamp - begun < WAIT_MS ? goKeys.find(({ key }) => key === event.key) : undefined
      begun = event.key === 'g' ? event.timeStamp : -Infinity
      if (!goal) return
      event.preventDefault()
      void navigate(goal.path)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [navigate])
}
