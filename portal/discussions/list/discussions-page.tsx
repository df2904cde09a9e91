import { useState } from 'react'
import { Inbox, List, Rows3, Search, X } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { recordTotal } from '#model/discussions/buckets.ts'
import { mediaTypes, type MediaType } from '#model/discussions/enums.ts'
import { userType } from '#model/identity/enums.ts'
import { getLogin, useUser } from '#api/client/session.ts'
import { Page } from '../../shell/layout/page.tsx'
import { queryClient } from '../../shell/query-client.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Toolbar } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useDraft } from '#api/client/use-draft.ts'
import { useWide } from '../use-wide.ts'
import { DraftCards } from './draft-cards.tsx'
import { DraftsLink } from './drafts-link.tsx'
import { Records } from './records.tsx'
import { matches, onlyOf, recordsOf, sectionOf, sectionsFor, type CardFilter, type Section } from './sections.ts'
import { indexQuery, useIndex } from './use-index.ts'
import styles from './list.module.css'

/** A person's discussions by what they want of them. */
export default function DiscussionsPage() {
  const t = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const wide = useWide()
  const isMember = user.userType === userType.client
  const [shared, setShared] = useState(false)
  const [text, setText] = useState('')
  const [medium, setMedium] = useState<MediaType | ''>('')
  const [compact, setCompact] = useDraft('list.compact', false)
  const { data, error, isFetching, refetch } = useIndex(shared)
  const sections = sectionsFor(isMember, (data?.queryStats.newOpportunities ?? 0) > 0)
  // chosen once: a section that becomes empty is not left for another
  const [first, setFirst] = useState<Section>()
  if (data && first === undefined) setFirst(sectionOf('', isMember, user.noeticExpert, data.queryStats))
  const wanted = (hash === '' && first) || sectionOf(hash, isMember, user.noeticExpert)
  const section = sections.includes(wanted) ? wanted : 'ongoing'
  const only = onlyOf(hash, isMember)
  const searched = text.trim() !== '' || medium !== ''
  const filtered = searched || only !== undefined

  // new responses come from several sections, so none of the tabs stands for them
  const updated = only === 'newResponses'
  const found = (one: Section, by: CardFilter | undefined) =>
    data
      ? recordsOf(data.data, one, isMember, by).filter((record) => matches(record, { text: text.trim(), medium }))
      : []
  const shown = found(section, only)
  // what members must do is counted where they find it
  const stats = data && {
    ...data.queryStats,
    ongoing: data.queryStats.ongoing + (isMember ? data.queryStats.requiresAction : 0),
  }
  const countOf = (one: Section) =>
    searched || (only && !updated)
      ? found(one, one === section && !updated ? only : undefined).length
      : (stats?.[one] ?? 0)
  const urgent = new Set(isMember ? data?.data.requiresAction.map((record) => record.queryId) : [])

  const clearFilter = only && (
    <div className={styles.only}>
      <Button
        tone="secondary"
        small
        icon={<X aria-hidden="true" />}
        onClick={() => void navigate({ hash: 'ongoing' }, { replace: true })}
      >
        {t(`listing.only.${only}`)}
      </Button>
    </div>
  )
  const list =
    shown.length === 0 ? (
      <EmptyState
        icon={filtered ? <Search aria-hidden="true" /> : <Inbox aria-hidden="true" />}
        title={t('discussion.empty')}
      >
        {t(updated && !searched ? 'home.nothingNew' : filtered ? 'listing.emptyFiltered' : `listing.empty.${section}`)}
      </EmptyState>
    ) : (
      <Records
        key={`${updated ? 'newResponses' : section}-${shared}`}
        records={shown}
        compact={compact}
        wide={wide}
        urgent={urgent}
      />
    )

  return (
    <Page
      title={t('menu.myDiscussions')}
      lead={
        stats
          ? t(user.noeticExpert ? 'listing.total' : 'listing.totalOthers', {
              smart_count: recordTotal(stats, user.noeticExpert),
            })
          : '\u00A0'
      }
      actions={
        <>
          {isMember && (
            <ButtonLink tone="secondary" to="/member/files">
              {t('listing.files')}
            </ButtonLink>
          )}
          <DraftsLink />
        </>
      }
    >
      <Toolbar label={t('listing.filter')}>
        <TextField
          label={t('listing.search')}
          type="search"
          className={styles.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          label={t('discussion.wizard.medium.name')}
          value={medium}
          placeholder={t('listing.allMedia')}
          options={mediaTypes.map((value) => ({ value, label: t(`discussion.media.${value}`) }))}
          onChange={(event) => setMedium(event.target.value as MediaType | '')}
        />
        <Checkbox label={t('listing.shared')} checked={shared} onChange={(event) => setShared(event.target.checked)} />
        <IconButton
          label={t(compact ? 'listing.expand' : 'listing.collapse')}
          aria-pressed={compact}
          onClick={() => setCompact(!compact)}
        >
          {compact ? <Rows3 aria-hidden="true" /> : <List aria-hidden="true" />}
        </IconButton>
      </Toolbar>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="8rem" lines={4} width="100%" />
        </Loading>
      )}
      {data && (
        <>
          <Tabs<Section>
            label={t('menu.myDiscussions')}
            value={updated ? null : section}
            onChange={(value) => void navigate({ hash: value }, { replace: true })}
            tabs={sections.map((one) => ({
              value: one,
              label: isMember && one === 'newOpportunities' ? t('listing.sharedWithMe') : t(`discussion.bucket.${one}`),
              count: countOf(one),
              panel: one === section && !updated && (
                <>
                  {clearFilter}
                  {one === 'ongoing' && !shared && !only && (
                    <DraftCards filter={{ text: text.trim(), medium }} compact={compact} />
                  )}
                  {list}
                </>
              ),
            }))}
          />
          {updated && (
            <section className={styles.updated} aria-labelledby="new-responses">
              <h2 id="new-responses">{t('home.count.newResponses', { smart_count: shown.length })}</h2>
              {clearFilter}
              {list}
            </section>
          )}
        </>
      )}
      <span className="visually-hidden" aria-live="polite">
        {data && filtered ? t('listing.found', { smart_count: shown.length }) : ''}
      </span>
    </Page>
  )
}

DiscussionsPage.prefetch = async () => {
  const login = getLogin()
  if (login) await queryClient.prefetchQuery(indexQuery(login.user.id, false))
}
