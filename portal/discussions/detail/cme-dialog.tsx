import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cmsReference } from '#model/panels/inputs.ts'
import { api } from '../../client.ts'
import { useDocument, readField } from '../../content/documents.ts'
import { RichText } from '../../content/rich-text.tsx'
import { keys } from '../../query-keys.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from '../actions.module.css'

interface CmeDialogProps {
  queryId: string
  /** HTML, or `cms:` and the name of a document; null: there is none */
  frontMatter: string | null
  /** people are hidden from one another: no list is asked for */
  blinded: boolean
  first?: 'frontMatter' | 'faculty'
  /** a button that gives consent; its words, 'Acknowledge' unless told */
  consent?: { label?: string; busy?: boolean; onConsent: () => void }
  onClose: () => void
}

/** Continuing education: what it is about, and who teaches. */
export default function CmeDialog({
  queryId,
  frontMatter,
  blinded,
  first = 'frontMatter',
  consent,
  onClose,
}: CmeDialogProps) {
  const t = useTranslation()
  const [tab, setTab] = useState(first)
  return (
    <Dialog
      open
      busy={consent?.busy}
      fullscreenOnSmall
      width={800}
      height={600}
      title={t('beside.cme.title')}
      onClose={onClose}
      footer={
        consent && (
          <Button busy={consent.busy} onClick={consent.onConsent}>
            {consent.label ?? t('beside.cme.acknowledge')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('beside.cme.title')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'frontMatter',
            label: t('beside.cme.frontMatter'),
            panel:
              frontMatter === null ? (
                <p className={styles.quiet}>{t('beside.cme.notFound')}</p>
              ) : (
                <FrontMatter source={frontMatter} />
              ),
          },
          {
            value: 'faculty',
            label: t('beside.cme.faculty'),
            panel: blinded ? <p className={styles.quiet}>{t('beside.cme.blinded')}</p> : <Faculty queryId={queryId} />,
          },
        ]}
      />
    </Dialog>
  )
}

function FrontMatter({ source }: { source: string }) {
  const uid = cmsReference(source)
  return uid === undefined ? <RichText html={source} /> : <FromContent uid={uid} />
}

function FromContent({ uid }: { uid: string }) {
  const t = useTranslation()
  const { data, isPending } = useDocument('front_matter', uid)
  if (isPending)
    return (
      <Loading>
        <Skeleton lines={10} />
      </Loading>
    )
  return data ? <RichText html={readField(data, 'html')} /> : <p className={styles.quiet}>{t('beside.cme.notFound')}</p>
}

function Faculty({ queryId }: { queryId: string }) {
  const t = useTranslation()
  const words = useErrorText()
  const { data, error } = useQuery({
    queryKey: keys.discussion.part(queryId, 'faculty'),
    queryFn: ({ signal }) =>
      api.get('/user/interaction/{key}/faculty', { params: { key: queryId }, signal }).then((answer) => answer.data),
  })
  if (error)
    return (
      <Banner live tone="error">
        {words(error)}
      </Banner>
    )
  if (!data)
    return (
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    )
  if (data.length === 0) return <p className={styles.quiet}>{t('beside.cme.nobody')}</p>
  return (
    <ul className={styles.people}>
      {data.map((person) => (
        <li key={`${person.name} ${person.affiliations}`}>
          <strong>{person.name}</strong>
          <span className={styles.described}>{person.affiliations}</span>
          {person.disclosures && (
            <span className={styles.described}>{t('beside.cme.disclosures', { text: person.disclosures })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
