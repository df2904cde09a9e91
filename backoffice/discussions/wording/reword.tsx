import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { longestText } from '#model/long-text.ts'
import { GuardedButton } from '../../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { WritingHelp } from '../../surveys/writing-help.tsx'
import { discussionVerbs } from '../../providers/verbs.ts'
import { useRefusal } from '../commands/use-refusal.ts'
import { invalidatedBy, type Discussion, type QueryRow } from '../row.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'

/** Nothing that is pasted is cut off; it cannot be proposed so. */
const tooLong = (text: string) => text.length > longestText

/** Proposes other words for the question; the asker decides, and the old ones are kept. */
export function Reword({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const refusal = useRefusal()
  const [wording, setWording] = useTyped<{ text: string; history: string; summary: string } | undefined>(
    'reword',
    undefined,
  )
  const { run, busy } = useActionMutation({ done: 'queries.reword.done', reload: invalidatedBy })
  const propose = async () => {
    if (!wording || !view) return
    const { summary, ...words } = wording
    if (
      await run(
        discussionVerbs.reword(query.key, {
          ...words,
          ...(summary.trim() && { summary: summary.trim() }),
          version: view.version,
        }),
      )
    )
      setWording(undefined)
  }
  return (
    <>
      <GuardedButton
        why={refusal('csrUpdate', view)}
        onClick={() => setWording({ text: view?.text ?? '', history: view?.history ?? '', summary: '' })}
      >
        {text('queries.command.csrUpdate')}
      </GuardedButton>
      {wording && (
        <ReasonDialog
          title={`${text('queries.command.csrUpdate')} · ${query.key}`}
          text={text('queries.reword.says')}
          confirm={text('queries.command.csrUpdate')}
          busy={busy}
          ready={!Object.values(wording).some(tooLong)}
          onClose={() => setWording(undefined)}
          onConfirm={() => void propose()}
        >
          {(['text', 'history'] as const).map((field) => (
            <Box key={field} sx={{ display: 'grid', gap: 0.5, mt: 1 }}>
              <TextField
                multiline
                minRows={3}
                maxRows={10}
                label={translate(`resources.queries.fields.${field}`)}
                value={wording[field]}
                autoFocus={field === 'text'}
                error={tooLong(wording[field])}
                helperText={tooLong(wording[field]) && text('errors.tooLong')}
                onChange={(event) => setWording({ ...wording, [field]: event.target.value })}
              />
              <WritingHelp
                label={translate(`resources.queries.fields.${field}`)}
                logRefTable="query_header"
                logRefId={query.key}
                target={field === 'text' ? 'question' : 'history'}
                text={wording[field]}
                onUse={(better) => setWording((now) => now && { ...now, [field]: better })}
              />
            </Box>
          ))}
          <TextField
            multiline
            minRows={2}
            maxRows={6}
            label={text('queries.reword.summary')}
            helperText={tooLong(wording.summary) ? text('errors.tooLong') : text('queries.reword.summaryHint')}
            error={tooLong(wording.summary)}
            value={wording.summary}
            onChange={(event) => setWording({ ...wording, summary: event.target.value })}
          />
        </ReasonDialog>
      )}
    </>
  )
}
