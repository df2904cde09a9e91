export { QueryList } from './query-list.tsx'
export { QueryPage } from './query-page.tsx'
