import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { questionTypes } from '#model/surveys/enums.ts'
import type { Typeform } from '#model/surveys/wire.ts'
import { api } from '../providers/client.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { RowActions } from '../kit/record/row-actions.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { PageError } from '../layout/page-error.tsx'
import { formVerbs } from '../providers/verbs.ts'
import { FormDialog } from './form-dialog.tsx'
import { FormResponses } from './form-responses.tsx'

const reload = ['surveyForms']

/** Forms of an external survey service: the kinds of questions that each offers, and what was answered in it. */
export function SurveyFormPage() {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const why = useDisabledReason()(useMay('setup.edit'))
  const [editing, setEditing] = useState<Typeform | 'new'>()
  const [reading, setReading] = useState<Typeform>()
  const { data, error, refetch } = useQuery({
    queryKey: ['surveyForms'],
    queryFn: ({ signal }) =>
      api.get('/server/typeform/config/list', { signal, query: { pageSize: 250 } }).then((answer) => answer.data),
    retry: false,
  })
  const { run } = useActionMutation({ deleted: 'surveyForm.one', reload })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  const add = (
    <GuardedButton variant="contained" why={why} onClick={() => setEditing('new')}>
      {text('surveyForm.add')}
    </GuardedButton>
  )
  return (
    <>
      <PageHead title={text('surveyForm.title')} below={text('surveyForm.says')} actions={add} />
      {!data && <Loading />}
      {data?.length === 0 && (
        <Card>
          <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
            {text('surveyForm.none')}
          </Typography>
        </Card>
      )}
      {data && data.length > 0 && (
        <Card sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text('surveyForm.name')}</TableCell>
                <TableCell>{text('surveyForm.formId')}</TableCell>
                <TableCell>{text('surveyForm.types')}</TableCell>
                <TableCell align="right">{text('admin.list.actions')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((form) => (
                <TableRow key={form.id}>
                  <TableCell>{form.name}</TableCell>
                  <TableCell>{form.formId ?? '–'}</TableCell>
                  <TableCell>
                    {format.list(form.builderConfig.map(({ id }) => translate(questionTypes[id].label)))}
                  </TableCell>
                  <TableCell align="right">
                    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                      <Button size="small" variant="text" onClick={() => setReading(form)}>
                        {text('surveyForm.responses')}
                      </Button>
                      <RowActions
                        name={form.name}
                        why={why}
                        onEdit={() => setEditing(form)}
                        onDelete={() => void run(formVerbs.remove(form.id))}
                      />
                    </Box>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Card>
      )}
      {editing && (
        <FormDialog
          form={editing === 'new' ? undefined : editing}
          reload={reload}
          onClose={() => setEditing(undefined)}
        />
      )}
      {reading && <FormResponses form={reading} onClose={() => setReading(undefined)} />}
    </>
  )
}
