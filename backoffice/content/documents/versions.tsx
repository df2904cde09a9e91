import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ContentAdmin } from '#model/content/wire.ts'
import { api } from '../../providers/client.ts'
import { Loading } from '../../kit/loading.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { EnabledChip } from '../../kit/list/common.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { documentVerbs } from '../../providers/content-verbs.ts'
import { Comparison } from './comparison.tsx'

const SHOWN = 250
const touched = ['contentDocuments', 'auditEvents']

/** What the document said before: compared with the version before it or with the present one, and made the present one again. */
export function Versions() {
  const document = useRecordContext<ContentAdmin>()
  const text = useText()
  const id = document?.id ?? ''
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['contentDocuments', 'versions', id],
    enabled: id !== '',
    retry: false,
    queryFn: ({ signal }) =>
      api.get('/server/content/document/{id}/versions', { params: { id }, query: { pageSize: SHOWN }, signal }),
  })
  const [comparing, setComparing] = useState<number>()
  const [restoring, setRestoring] = useState<number>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run, busy } = useActionMutation({ done: 'contents.restored', reload: touched })
  if (isPending) return <Loading />
  if (error || !document) return <PageError error={error} onRetry={() => void refetch()} />
  const versions = data.data
  const current = versions[0]
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {versions.map((version, place) => (
          <Card component="li" key={version.documentVersion} sx={{ p: 1.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography variant="h3" component="h2">
                {text('contents.version', { number: version.documentVersion })}
              </Typography>
              {version === current && <StatusChip tone="good" label={text('contents.current')} />}
              {!version.enabled && <EnabledChip enabled={false} />}
              <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
                <When value={version.createdAt} />{' '}
                {version.createdByName && text('contents.by', { name: version.createdByName })}
              </Typography>
              <Button
                aria-expanded={comparing === version.documentVersion}
                aria-label={`${text('contents.compare')}${text('list.colon')}${text('contents.version', { number: version.documentVersion })}`}
                onClick={() =>
                  setComparing(comparing === version.documentVersion ? undefined : version.documentVersion)
                }
              >
                {text('contents.compare')}
              </Button>
              {version !== current && (
                <GuardedButton
                  why={why}
                  aria-label={`${text('contents.restore')}${text('list.colon')}${text('contents.version', { number: version.documentVersion })}`}
                  onClick={() => setRestoring(version.documentVersion)}
                >
                  {text('contents.restore')}
                </GuardedButton>
              )}
            </Box>
            {comparing === version.documentVersion && (
              <Comparison
                version={version}
                before={versions[place + 1]}
                current={current === version ? undefined : current}
              />
            )}
          </Card>
        ))}
      </Box>
      {restoring !== undefined && (
        <ReasonDialog
          title={`${text('contents.restore')}${text('list.colon')}${text('contents.version', { number: restoring })}`}
          text={text('contents.restoreText', { number: restoring })}
          confirm={text('contents.restore')}
          busy={busy}
          onClose={() => setRestoring(undefined)}
          onConfirm={() =>
            void run(documentVerbs.restore(id, restoring, document.version)).then(() => setRestoring(undefined))
          }
        />
      )}
    </>
  )
}
