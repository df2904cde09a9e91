export { DocumentList } from './document-list.tsx'
export { DocumentCreate, DocumentPage } from './document-pages.tsx'
