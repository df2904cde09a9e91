import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore, useTranslate } from 'ra-core'
import type { SavedView, ViewParams } from '#model/admin/saved-view.ts'
import type { AdminName } from '#model/resources.ts'
import { api } from '../../../providers/client.ts'
import { del, post, put } from '../../../providers/verb.ts'
import { newKey } from '../../hooks/new-key.ts'
import { useMay, usePermissions } from '../../hooks/use-permissions.ts'
import { refusalText, useActionMutation } from '../../hooks/use-action-mutation.ts'

/** Where a person keeps which view a list opens with. */
const defaultViewKey = (resource: string) => `admin.view.${resource}`

/** A view as the menu shows it; `local` ones are kept in this browser only. */
export type View = Pick<
  SavedView,
  'id' | 'name' | 'shared' | 'params' | 'ownerId' | 'ownerName' | 'editable' | 'version'
> & { local?: true }

/** What a person without the right to write keeps, keeps this browser. */
const useLocalViews = (resource: string) => useStore<View[]>(`${resource}.ownViews`, [])
const useLocalDefault = (resource: string) => useStore<string | null>(`${resource}.defaultView`, null)

/** Whether this person's views stay in the browser, since nothing of theirs is written on the server. */
const useInBrowser = () => !useMay('setup.edit').allowed

/** The view that a list opens with, by its id. */
export function useDefaultView(resource: string) {
  const { actor } = usePermissions()
  const inBrowser = useInBrowser()
  const queries = useQueryClient()
  const [local, setLocal] = useLocalDefault(resource)
  const key = defaultViewKey(resource)
  const { run } = useActionMutation({ reload: [] })
  const { data } = useQuery({
    queryKey: ['defaultView', resource],
    staleTime: Infinity,
    enabled: actor.userId !== '' && !inBrowser,
    queryFn: async () => (await api.get('/user/store/{key}', { params: { key } })).value,
  })
  const set = async (id: string | null) => {
    if (inBrowser) return setLocal(id)
    if (await run(put('/user/store/{key}', { params: { key }, body: { value: id } })))
      queries.setQueryData(['defaultView', resource], id)
  }
  return { id: inBrowser ? local : typeof data === 'string' ? data : null, set }
}

/** The views of a list, the person's own and the shared ones, and what can be done with them. */
export function useViews(resource: string) {
  const { actor } = usePermissions()
  const inBrowser = useInBrowser()
  const [local, setLocal] = useLocalViews(resource)
  const translate = useTranslate()
  const [nameRefused, setNameRefused] = useState<string>()
  const { run, busy } = useActionMutation({
    reload: ['savedViews'],
    onRefused: (refused) => {
      setNameRefused(refused.fields.name)
      return refused.fields.name ? false : refusalText(refused, translate)
    },
  })
  const { data, isPending, isSuccess, error, refetch } = useQuery({
    queryKey: ['savedViews', resource],
    queryFn: async () => (await api.get('/server/view', { query: { resource: resource as AdminName } })).data,
  })
  const kept: View[] = local.map((view) => ({ ...view, editable: true, local: true }))
  const all: View[] = [...kept, ...(data ?? [])]
  return {
    isPending,
    isSuccess,
    error,
    refetch,
    busy,
    /** text key of what is wrong with the name that was sent last */
    nameRefused,
    inBrowser,
    own: all.filter((view) => view.local || view.ownerId === actor.userId),
    shared: all.filter((view) => !view.local && view.ownerId !== actor.userId),
    all,
    save: async (name: string, shared: boolean, params: ViewParams): Promise<View | undefined> => {
      if (!inBrowser)
        return run(post('/server/view', { body: { resource: resource as AdminName, name, shared, params } }))
      const view: View = {
        id: `local-${newKey()}`,
        name,
        shared: false,
        params,
        ownerId: actor.userId,
        ownerName: '',
        editable: true,
        version: 1,
        local: true,
      }
      setLocal([...local, view])
      return view
    },
    change: async (
      view: View,
      change: Partial<Pick<View, 'name' | 'shared' | 'params'>>,
    ): Promise<View | undefined> => {
      if (!view.local)
        return run(put('/server/view/{id}', { params: { id: view.id }, body: { ...change, version: view.version } }))
      const changed = { ...view, ...change, shared: false }
      setLocal(local.map((one) => (one.id === view.id ? changed : one)))
      return changed
    },
    remove: async (view: View): Promise<boolean> => {
      if (!view.local) return (await run(del('/server/view/{id}', { params: { id: view.id } }))) !== undefined
      setLocal(local.filter((one) => one.id !== view.id))
      return true
    },
  }
}
