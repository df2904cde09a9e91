import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { Answer } from '#api/client/types.ts'
import { longestText } from '#model/long-text.ts'
import { GuardedButton } from '../../kit/buttons/guarded-button.tsx'
import { LimitedField, useTooLong } from '../../kit/limited-field.tsx'
import { Loading } from '../../kit/loading.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { PersonLink } from '../../kit/record-link.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { api } from '../../providers/client.ts'
import { textVerbs } from '../../providers/verbs.ts'
import { Prose } from './prose.tsx'
import { invalidatedBy, type QueryRow, type ResponseRow } from '../row.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'

const fresh = { staleTime: 0, retry: false }
const useQuestionWordings = (id: string) =>
  useQuery({
    ...fresh,
    queryKey: ['discussion', 'wordings', 'question', id],
    queryFn: ({ signal }) => api.get('/server/query/text/{id}', { params: { id }, signal }),
  })
const useResponseWordings = (id: string) =>
  useQuery({
    ...fresh,
    queryKey: ['discussion', 'wordings', 'response', id],
    queryFn: ({ signal }) => api.get('/server/query/responseText/{id}', { params: { id }, signal }),
  })

/** Corrects the question itself, where the asker need not be asked: a name taken out, a slip of the pen. */
export function CorrectQuestion({ query, why }: { query: QueryRow; why: string | undefined }) {
  const text = useText()
  const [open, setOpen] = useState<'correct' | 'earlier'>()
  return (
    <>
      <GuardedButton why={why} onClick={() => setOpen('correct')}>
        {text('wording.correct')}
      </GuardedButton>
      <Button onClick={() => setOpen('earlier')}>{text('wording.earlier')}</Button>
      {open === 'correct' && <QuestionDialog query={query} onClose={() => setOpen(undefined)} />}
      {open === 'earlier' && (
        <EarlierQuestions id={String(query.id)} title={query.key} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** The same for what someone wrote in the discussion; the reason is noted. */
export function CorrectResponse({ response, why }: { response: ResponseRow; why: string | undefined }) {
  const text = useText()
  const [open, setOpen] = useState<'correct' | 'earlier'>()
  return (
    <>
      <GuardedButton variant="text" why={why} onClick={() => setOpen('correct')}>
        {text('wording.correct')}
      </GuardedButton>
      <Button variant="text" onClick={() => setOpen('earlier')}>
        {text('wording.earlier')}
      </Button>
      {open === 'correct' && <ResponseDialog response={response} onClose={() => setOpen(undefined)} />}
      {open === 'earlier' && (
        <EarlierResponses id={response.id} title={response.displayName} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function QuestionDialog({ query, onClose }: { query: QueryRow; onClose: () => void }) {
  const { data, error, refetch } = useQuestionWordings(String(query.id))
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return data ? <QuestionForm query={query} now={data} onClose={onClose} /> : <Loading />
}

function QuestionForm({
  query,
  now,
  onClose,
}: {
  query: QueryRow
  now: Answer<'get', '/server/query/text/{id}'>
  onClose: () => void
}) {
  const text = useText()
  const translate = useTranslate()
  // what is typed stays with the wording and the version that it was typed over
  const [{ read, words }, setTyped] = useTyped('question', {
    read: now,
    words: { text: now.text, history: now.history },
  })
  const setWords = (typed: typeof words) => setTyped({ read, words: typed })
  const { run, busy } = useActionMutation({ done: 'wording.done', reload: invalidatedBy })
  const tooLong = [useTooLong(words.text, longestText), useTooLong(words.history, longestText)].some(Boolean)
  const same = words.text === read.text && words.history === read.history
  return (
    <ReasonDialog
      title={`${text('wording.correct')} · ${query.key}`}
      text={text('wording.saysQuestion')}
      confirm={text('wording.save')}
      busy={busy}
      ready={!tooLong && !same && words.text.trim() !== ''}
      onClose={onClose}
      onConfirm={() =>
        void run(textVerbs.question(String(query.id), { ...words, version: read.version })).then(
          (answer) => answer && onClose(),
        )
      }
    >
      {(['text', 'history'] as const).map((field) => (
        <LimitedField
          key={field}
          limit={longestText}
          multiline
          minRows={3}
          maxRows={10}
          label={translate(`resources.queries.fields.${field}`)}
          value={words[field]}
          autoFocus={field === 'text'}
          onChange={(event) => setWords({ ...words, [field]: event.target.value })}
          sx={{ mt: 1 }}
        />
      ))}
    </ReasonDialog>
  )
}

function ResponseDialog({ response, onClose }: { response: ResponseRow; onClose: () => void }) {
  const text = useText()
  const [{ read, words }, setTyped] = useTyped(`response.${response.id}`, { read: response, words: response.text })
  const setWords = (typed: string) => setTyped({ read, words: typed })
  const tooLong = useTooLong(words, longestText)
  const { run, busy } = useActionMutation({ done: 'wording.done', reload: invalidatedBy })
  return (
    <ReasonDialog
      title={`${text('wording.correct')} · ${response.displayName}`}
      text={text('wording.saysResponse')}
      ask={text('queries.ask.reason')}
      required
      confirm={text('wording.save')}
      busy={busy}
      ready={!tooLong && words.trim() !== '' && words.trim() !== read.text}
      onClose={onClose}
      onConfirm={(reason) =>
        void run(textVerbs.response(read.id, { text: words.trim(), reason, version: read.version })).then(
          (answer) => answer && onClose(),
        )
      }
    >
      <LimitedField
        limit={longestText}
        multiline
        minRows={4}
        maxRows={12}
        label={text('queries.response.text')}
        value={words}
        autoFocus
        onChange={(event) => setWords(event.target.value)}
        sx={{ mt: 1 }}
      />
    </ReasonDialog>
  )
}

interface EarlierProps {
  id: string
  title: string
  onClose: () => void
}
const EarlierQuestions = ({ id, ...props }: EarlierProps) => <Earlier wordings={useQuestionWordings(id)} {...props} />
const EarlierResponses = ({ id, ...props }: EarlierProps) => <Earlier wordings={useResponseWordings(id)} {...props} />

interface Wordings {
  data?: { previous: readonly { text: string; history?: string; changedAt: string; changedBy: string }[] } | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** Every wording that was replaced, the newest first, with who replaced it and when. */
function Earlier({ wordings, title, onClose }: Omit<EarlierProps, 'id'> & { wordings: Wordings }) {
  const text = useText()
  const translate = useTranslate()
  const { data, error, refetch } = wordings
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="wordings-title">
      <DialogTitle id="wordings-title">
        {text('wording.earlier')} · {title}
      </DialogTitle>
      <DialogContent>
        {error && <PageError error={error} onRetry={() => void refetch()} />}
        {data?.previous.length === 0 && <Typography color="text.secondary">{text('wording.neverChanged')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {[...(data?.previous ?? [])].reverse().map((one) => (
            <li key={one.changedAt}>
              <Typography variant="caption" color="text.secondary" component="p">
                {text('wording.until')} <When value={one.changedAt} /> · <PersonLink inText id={one.changedBy} />
              </Typography>
              <Prose>{one.text}</Prose>
              {one.history && (
                <>
                  <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
                    {translate('resources.queries.fields.history')}
                  </Typography>
                  <Prose>{one.history}</Prose>
                </>
              )}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
