import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { GuardedButton } from '../kit/guarded-button.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useText } from '../kit/use-text.ts'
import { useVerb } from '../kit/use-verb.ts'
import { discussionVerbs } from '../providers/verbs.ts'
import { useRefusal } from './use-refusal.ts'
import { touchedByVerb, type Discussion, type QueryRow } from './row.ts'

/** Proposes other words for the question; the asker decides, and the old ones are kept. */
export function Reword({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const refusal = useRefusal()
  const [wording, setWording] = useState<{ text: string; history: string }>()
  const { run, busy } = useVerb({ done: 'queries.reword.done', reload: touchedByVerb })
  const propose = async () => {
    if (!wording || !view) return
    if (await run(discussionVerbs.reword(query.key, { ...wording, version: view.version }))) setWording(undefined)
  }
  return (
    <>
      <GuardedButton why={refusal('csrUpdate', view)} onClick={() => setWording({ text: view?.text ?? '', history: view?.history ?? '' })}>{text('queries.command.csrUpdate')}</GuardedButton>
      {wording && (
        <ReasonDialog
          title={`${text('queries.command.csrUpdate')} · ${query.key}`} text={text('queries.reword.says')} confirm={text('queries.command.csrUpdate')} busy={busy}
          onClose={() => setWording(undefined)} onConfirm={() => void propose()}
        >
          <TextField multiline minRows={3} maxRows={10} label={translate('resources.queries.fields.text')} value={wording.text} onChange={(event) => setWording({ ...wording, text: event.target.value })} slotProps={{ htmlInput: { maxLength: 20_000 } }} autoFocus />
          <TextField multiline minRows={3} maxRows={10} label={translate('resources.queries.fields.history')} value={wording.history} onChange={(event) => setWording({ ...wording, history: event.target.value })} slotProps={{ htmlInput: { maxLength: 20_000 } }} />
        </ReasonDialog>
      )}
    </>
  )
}
