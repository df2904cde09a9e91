import { lazy, type ComponentType } from 'react'
import { Navigate, Route } from 'react-router'
import { CustomRoutes, Resource } from 'react-admin'

/** One file of an area, loaded when its first page opens. */
const page = <M extends Record<string, unknown>>(load: () => Promise<M>, name: keyof M) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType }))

const queries = () => import('./discussions/pages.tsx')
const QueryList = page(queries, 'QueryList')
const QueryPage = page(queries, 'QueryPage')

/** Every page below /admin/. */
export const pages = [
  <Resource key="queries" name="queries" list={QueryList} edit={QueryPage} recordRepresentation="key" />,
  <CustomRoutes key="routes">
    <Route path="/" element={<Navigate to="/queries" replace />} />
  </CustomRoutes>,
]
