import { useEffect } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '../shell/texts.tsx'
import { IconButton } from './button.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  /** from 1 */
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
}

/** Shown only when there is more than one page. From a page that is no longer there it goes to the last one. */
export function Pagination({ page, pageSize, total, onChange }: PaginationProps) {
  const t = useTranslation()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  useEffect(() => {
    if (page > pages) onChange(pages)
  }, [page, pages, onChange])
  if (pages === 1) return null
  const values = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total }
  return (
    <nav className={styles.pagination} aria-label={t('list.pages')}>
      <IconButton label={t('list.previousPage')} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className="numbers" aria-live="polite">
        {t('list.range', values)}
      </span>
      <IconButton label={t('list.nextPage')} disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
