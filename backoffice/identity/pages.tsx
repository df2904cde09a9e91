export { UserCreate } from './user-create.tsx'
export { UserPage } from './user-page.tsx'
