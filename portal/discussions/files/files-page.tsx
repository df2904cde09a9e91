import { Suspense, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { FileUp, FolderOpen, Search } from 'lucide-react'
import { fileTypes, type FileType } from '#model/content/enums.ts'
import type { DocumentSort } from '#model/content/user-files.ts'
import { fixedLimits } from '#model/limits.ts'
import { Loaded, useRead } from '../../identity/account/loaded.tsx'
import { useUser } from '#api/client/session.ts'
import { keys } from '../../query-keys.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { Page } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Toolbar } from '../../ui/card.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useDrop } from '../../ui/fields/use-drop.ts'
import { FilesTable } from './files-table.tsx'
import styles from './files.module.css'

const UploadDialog = lazyPart(() => import('./upload-dialog.tsx'))

const pageSize = fixedLimits['list.documentPageSize']
const sorts = ['-createdAt', 'name', '-size'] as const satisfies readonly DocumentSort[]
const noFilters: { queryId: string; fileType: FileType | '' } = { queryId: '', fileType: '' }

/** Everything that a member has: own files to keep and change, those of plans and discussions to read. */
export default function FilesPage() {
  const t = useTranslation()
  const { id: userId } = useUser()
  const queries = useQueryClient()
  const [filters, setFilters] = useState(noFilters)
  const [sort, setSort] = useState<DocumentSort>('-createdAt')
  const [page, setPage] = useState(1)
  const [uploading, setUploading] = useState<{ file?: File }>()
  const begin = useRef<HTMLButtonElement>(null)
  const query = { userId, ...filters, sort, page, pageSize }
  const read = useRead(keys.uploads.of(userId, query), '/server/userDocument/list', { query })
  const refresh = () => queries.invalidateQueries({ queryKey: keys.uploads.all })
  const filtered = Object.values(filters).some(Boolean)
  const set = (part: Partial<typeof noFilters>) => {
    setFilters((before) => ({ ...before, ...part }))
    setPage(1)
  }
  const dropped = useDrop((files) => {
    const [file] = files
    if (!file) return
    if (files.length > 1) notify(t('files.one'))
    setUploading({ file })
  })
  const upload = (
    <Button ref={begin} icon={<FileUp aria-hidden="true" />} onClick={() => setUploading({})}>
      {t('files.upload')}
    </Button>
  )
  return (
    <Page title={t('files.title')} lead={t('files.lead')} actions={upload}>
      <div className={styles.ground} {...dropped}>
        <Loaded read={read}>
          {({ data, total, discussions }) => (
            <Card>
              {(total > 0 || filtered) && (
                <Toolbar label={t('listing.filter')}>
                  <Select
                    label={t('files.discussion')}
                    className={styles.discussions}
                    value={filters.queryId}
                    placeholder={t('files.allDiscussions')}
                    options={discussions.map((one) => ({ value: one.id, label: `${one.key} · ${one.title}` }))}
                    onChange={(event) => set({ queryId: event.target.value })}
                  />
                  <Select
                    label={t('files.type')}
                    value={filters.fileType}
                    placeholder={t('files.allTypes')}
                    options={fileTypes
                      .filter((type) => type !== 'logo')
                      .map((value) => ({ value, label: t(`files.types.${value}`) }))}
                    onChange={(event) => set({ fileType: event.target.value as FileType | '' })}
                  />
                  <Select
                    label={t('files.order')}
                    value={sort}
                    options={sorts.map((value) => ({ value, label: t(`files.orders.${value}`) }))}
                    onChange={(event) => {
                      setSort(event.target.value as DocumentSort)
                      setPage(1)
                    }}
                  />
                </Toolbar>
              )}
              {total > 0 ? (
                <FilesTable files={data} onChanged={refresh} onRemoved={() => begin.current?.focus()} />
              ) : filtered ? (
                <EmptyState
                  icon={<Search aria-hidden="true" />}
                  title={t('files.noMatchTitle')}
                  action={
                    <Button tone="secondary" onClick={() => set(noFilters)}>
                      {t('files.showAll')}
                    </Button>
                  }
                >
                  {t('files.noMatchText')}
                </EmptyState>
              ) : (
                <EmptyState icon={<FolderOpen aria-hidden="true" />} title={t('files.emptyTitle')}>
                  {t('files.emptyText')}
                </EmptyState>
              )}
              <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />
              <span className="visually-hidden" aria-live="polite">
                {filtered ? t('listing.found', { smart_count: total }) : ''}
              </span>
            </Card>
          )}
        </Loaded>
      </div>
      {uploading && (
        <Suspense>
          <UploadDialog
            userId={userId}
            first={uploading.file}
            onClose={() => setUploading(undefined)}
            onSaved={refresh}
          />
        </Suspense>
      )}
    </Page>
  )
}
