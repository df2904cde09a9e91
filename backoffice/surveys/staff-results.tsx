import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { scaleNames } from '#model/surveys/builder.ts'
import { asksBothRoles, isOf } from '#model/surveys/people-asked.ts'
import type { QuestionResult } from '#model/surveys/results-wire.ts'
import { Block } from '../kit/block.tsx'
import { saveFile } from '../kit/list/save-file.ts'
import { Loading } from '../kit/loading.tsx'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import { When } from '../kit/when.tsx'
import { PageError } from '../layout/page-error.tsx'
import { api } from '../providers/client.ts'

/** What was answered, by time and question, with the answers behind each figure. */
export function StaffResults({ queryId, refKey }: { queryId: string; refKey: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['survey', 'results', queryId],
    queryFn: () => api.get('/server/survey/results', { query: { queryId } }),
  })
  if (isPending) return <Loading />
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  const save = (format: 'text' | 'csv') =>
    saveFile(
      `/server/survey/results/export?queryId=${encodeURIComponent(queryId)}&format=${format}`,
      `${refKey}-survey.${format === 'csv' ? 'csv' : 'txt'}`,
    ).catch((error: unknown) => notify(refusalText(error, translate), { type: 'error' }))
  const some = (data?.questions ?? []).some(({ rows }) => rows.length > 0)
  return (
    <Block
      title={translate('survey.results')}
      actions={
        some && (
          <>
            <Button size="small" onClick={() => void save('text')}>
              {translate('survey.exportText')}
            </Button>
            <Button size="small" onClick={() => void save('csv')}>
              {translate('survey.exportCsv')}
            </Button>
          </>
        )
      }
    >
      {!some && <Typography color="text.secondary">{translate('survey.resultsNone')}</Typography>}
      {some &&
        data?.people.map((group) => (
          <Box key={`${group.questionWhen}-${group.role}`} sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {[
                translate(`survey.timing.${group.questionWhen}`),
                asksBothRoles(group.questionWhen) && translate(`survey.role.${group.role}`),
                group.asked === 0
                  ? translate('survey.notAsked')
                  : translate('survey.people', { complete: group.complete, asked: group.asked }),
                group.partial > 0 && translate('survey.begun', { smart_count: group.partial }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2 }}>
              {data.questions
                .filter((question) => isOf(question, group))
                .map((question) => (
                  <OneResult key={`${question.questionId}-${question.versions.join()}`} result={question} />
                ))}
            </Box>
          </Box>
        ))}
    </Block>
  )
}

const round = (value: number) => Math.round(value * 100) / 100

/** What was written in words of one's own. */
function Words({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ my: 1, pl: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {texts.map((text, at) => (
        <li key={at}>{text}</li>
      ))}
    </Box>
  )
}

function OneResult({ result: r }: { result: QuestionResult }) {
  const translate = useTranslate()
  const yesNo = (words: string) =>
    r.questionTypeId === 4 ? translate(words === 'true' ? 'survey.yes' : 'survey.no') : words
  const bars =
    r.choices?.map(({ text, count }) => ({ name: yesNo(text), value: count, most: r.n, told: String(count) })) ??
    r.ranking?.map(({ text, meanRank, firsts }, at, all) => ({
      name: `${at + 1}. ${text}`,
      value: all.length + 1 - meanRank,
      most: all.length,
      told: `${translate('survey.column.meanRank')} ${round(meanRank)} · ${translate('survey.column.firsts')} ${firsts}`,
    })) ??
    r.scale?.counts.map((count, at, all) => ({
      name: [at + 1, r.scale && scaleNames(r.scale.maximum, r.scale.label)[at + 1]].filter(Boolean).join(' · '),
      value: count,
      most: Math.max(...all),
      told: String(count),
    })) ??
    []
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h4">
        {r.order}. {r.text}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('survey.answers', { smart_count: r.n })}
        {r.partial > 0 && ` · ${translate('survey.partial', { smart_count: r.partial })}`}
        {r.earlier && ` · ${translate('survey.earlier')}`}
        {r.scale &&
          r.scale.median !== null &&
          r.scale.mean !== null &&
          ` · ${translate('survey.median', { value: round(r.scale.median) })} · ${translate('survey.mean', { value: round(r.scale.mean) })}`}
      </Typography>
      {r.n > 0 && bars.length > 0 && (
        <Box component="ul" aria-label={r.text} sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 0.5 }}>
          {bars.map(({ name, value, most, told }, at) => (
            <Box
              component="li"
              key={at}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(80px, 260px) minmax(60px, 1fr) auto',
                gap: 2,
                alignItems: 'center',
              }}
            >
              <span>{name}</span>
              <Box aria-hidden sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover' }}>
                <Box
                  sx={{
                    height: 1,
                    borderRadius: 1,
                    bgcolor: 'primary.main',
                    width: `${Math.round((Math.max(0, value) / Math.max(1, most)) * 100)}%`,
                  }}
                />
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
                {told}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {r.n > 0 && r.others && r.others.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('survey.others')}
          </Typography>
          <Words label={translate('survey.others')} texts={r.others} />
        </>
      )}
      {r.texts && r.texts.length > 0 && <Words label={r.text} texts={r.texts} />}
      {r.verdict && r.n > 0 && (
        <Typography sx={{ my: 1 }}>
          <strong>{translate(`survey.verdict.${r.verdict.word}`)}</strong>
          {translate('list.gap')}
          {r.verdict.measure &&
            translate(`survey.verdict.${r.verdict.measure.name}`, { value: round(r.verdict.measure.value) })}
          {r.verdict.measure &&
            r.verdict.few &&
            `${translate('list.gap')}${translate('survey.verdict.few', { n: r.n })}`}
        </Typography>
      )}
      {r.rows.length > 0 && (
        <details>
          <summary>{translate('survey.single')}</summary>
          <Box
            sx={{ overflowX: 'auto' }}
            role="region"
            tabIndex={0}
            aria-label={`${translate('survey.single')}${translate('list.colon')}${r.text}`}
          >
            <Table size="small">
              <TableHead>
                <TableRow>
                  {(['person', 'answer', 'state', 'date'] as const).map((name) => (
                    <TableCell key={name}>{translate(`survey.column.${name}`)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {r.rows.map((row, at) => (
                  <TableRow key={at}>
                    <TableCell>{row.displayName}</TableCell>
                    <TableCell>{yesNo(row.text)}</TableCell>
                    <TableCell>{row.complete ? '' : translate('survey.unfinished')}</TableCell>
                    <TableCell>
                      <When value={row.answeredAt} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </details>
      )}
    </Card>
  )
}
