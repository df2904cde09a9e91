export { UserCreate } from './user-create.tsx'
export { UserList } from './user-list.tsx'
export { UserPage } from './user-page.tsx'
