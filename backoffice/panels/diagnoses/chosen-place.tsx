import { useState } from 'react'
import { RecordContextProvider, useGetOne, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Named } from '../../kit/list/common.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { Listed } from '../../kit/listed.tsx'
import { History } from '../../kit/record/history/history.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useNameOf } from '../../kit/hooks/use-name-of.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { CoachSection } from './coach-section.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

export interface Place {
  level: 'diagnosis' | 'group' | 'domain'
  id: string
}
const of = {
  diagnosis: {
    resource: 'diagnoses',
    path: '/server/diagnosis',
    associations: '/server/diagnosis/{id}/associations',
    refTable: 'diagnosis',
  },
  group: {
    resource: 'diagnosisGroups',
    path: '/server/diagnosis/group',
    associations: '/server/diagnosis/group/{id}/associations',
    refTable: 'diagnosis_group',
  },
  domain: {
    resource: 'diagnosisDomains',
    path: '/server/diagnosis/domain',
    associations: '/server/diagnosis/domain/{id}/associations',
    refTable: 'diagnosis_domain',
  },
} as const
interface Chosen {
  id: string
  name: string
  version: number
  groupId?: string
  nameZh?: string | null
  plainName?: string | null
  synonyms?: string[]
  description?: string | null
}

/** What hangs on the chosen domain, group or diagnosis, what happened to it, and what can be done with it. */
export function ChosenPlace({ place, onMerged }: { place: Place; onMerged: (id: string) => void }) {
  const { resource, associations, refTable } = of[place.level]
  const text = useText()
  const called = useNameOf()
  const translate = useTranslate()
  const why = useDisabledReason()
  const edit = why(useMay('setup.edit'))
  const admin = why(useMay('records.deleteInUse'))
  const [asking, setAsking] = useState<'move' | 'merge'>()
  // while it becomes another one it is asked for no more: it may have gone before the answer comes
  const [ending, setEnding] = useState(false)
  const { data: record } = useGetOne<Chosen>(resource, { id: place.id }, { enabled: !ending })
  const { data } = usePart('diagnoses', associations, { params: { id: place.id } }, !ending)
  if (!record || !data) return null
  const lists = [
    ['grants', 'drawer.fundingSources', data.grants],
    ['plans', 'drawer.plans', data.plans],
    ['pools', 'drawer.expertPools', data.pools],
  ] as const
  return (
    <Card component="section" aria-label={record.name} sx={{ p: 2, mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h2" component="h2">
            {called(record)}
          </Typography>
          {record.description && (
            <Typography variant="body2" color="text.secondary">
              {record.description}
            </Typography>
          )}
          {record.synonyms && record.synonyms.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {text('diagnosis.alsoCalled')}
              {text('list.colon')}
              <Listed words={record.synonyms} />
            </Typography>
          )}
        </Box>
        {place.level === 'diagnosis' && (
          <>
            <GuardedButton why={edit} onClick={() => setAsking('move')}>
              {text('diagnosis.move')}
            </GuardedButton>
            <GuardedButton why={admin} onClick={() => setAsking('merge')}>
              {text('diagnosis.merge')}
            </GuardedButton>
          </>
        )}
      </Box>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {data.discussions > 0 && place.level === 'diagnosis' ? (
          <TextLink to={`/queries?filter=${encodeURIComponent(JSON.stringify({ diagnosisId: place.id }))}`}>
            {translate('diagnosis.discussions', { smart_count: data.discussions })}
          </TextLink>
        ) : (
          translate('diagnosis.discussions', { smart_count: data.discussions })
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, mb: 3 }}>
        {lists.map(([name, label, owners]) => (
          <Box key={name}>
            <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
              {text(label)}{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {owners.length}
              </Typography>
            </Typography>
            {owners.length === 0 && (
              <Typography variant="body2" color="text.secondary">
                {text('panels.none')}
              </Typography>
            )}
            <Box
              component="ul"
              sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 220, overflowY: 'auto' }}
              tabIndex={owners.length > 8 ? 0 : undefined}
            >
              {owners.map((owner) => (
                <Typography component="li" variant="body2" key={owner.id}>
                  <TextLink to={`/${name}/${encodeURIComponent(owner.id)}/diagnoses`}>{owner.name}</TextLink>{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    <Named prefix="panels.via" value={owner.via} />
                  </Typography>
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <CoachSection
        place={
          place.level === 'diagnosis'
            ? { diagnosisId: place.id }
            : place.level === 'group'
              ? { groupId: place.id }
              : { domainId: place.id }
        }
      />
      <RecordContextProvider value={record}>
        <History
          refTable={refTable}
          resource={resource}
          ids={[place.id, ...data.formerIds]}
          title="admin.record.history"
        />
      </RecordContextProvider>
      {asking === 'move' && <MoveDialog diagnosis={record} onClose={() => setAsking(undefined)} />}
      {asking === 'merge' && (
        <MergeDialog
          diagnosis={record}
          onClose={() => setAsking(undefined)}
          onEnding={setEnding}
          onMerged={(id) => {
            setAsking(undefined)
            onMerged(id)
          }}
        />
      )}
    </Card>
  )
}
