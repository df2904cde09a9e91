import { useState } from 'react'
import { longestDescription } from '#model/long-text.ts'
import { fileWords } from '#model/content/user-files.ts'
import type { FileRow } from '#model/content/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'
import { changesOf, mayAdopt, problemsOf } from '../../identity/account/form/form-state.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { isStored } from '../../shell/done-already.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface Props {
  /** as it is now, which may be newer than when this was opened */
  file: FileRow
  onClose: () => void
  onSaved: () => void
}

const wordsOf = ({ name, description }: Pick<FileRow, 'name' | 'description'>) => ({
  name,
  description: description ?? '',
})

/** Another name and other words for a file of one's own. The ending says what it is, so it stays. */
export default function RenameDialog({ file, onClose, onSaved }: Props) {
  const t = useTranslation()
  const [known, setKnown] = useState(file)
  const ending = /\.[a-z]+$/i.exec(known.name)?.[0] ?? ''
  // what has not been touched follows the file
  const [edits, setEdits] = useState<{ stem?: string; description?: string }>({})
  const { stem = known.name.slice(0, known.name.length - ending.length), description = known.description ?? '' } = edits
  const words = { name: stem.trim() + ending, description: description.trim() }
  const changes = changesOf(wordsOf(known), words)
  const problems = stem.trim() === '' ? { name: 'errors.required' } : problemsOf(fileWords, words)
  // what someone else has changed meanwhile stays, unless it is the same that is changed here: then the server refuses once
  const { version } = mayAdopt(wordsOf(known), wordsOf(file), changes) ? file : known
  const send = async () => {
    try {
      await api.put('/server/userFile/{id}', { params: { id: file.id }, body: { ...changes, version } })
    } catch (error) {
      if (isStored(error, changes)) return
      if (error instanceof ApiError && error.status === 409)
        setKnown({ ...known, ...(error.body.current as Partial<FileRow>) })
      throw error
    }
  }
  return (
    <FormDialog
      title={t('files.renameTitle')}
      changed={Object.keys(changes).length > 0}
      valid={problems === undefined}
      send={send}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(refused) => (
        <>
          <TextField
            label={t('files.name')}
            hint={t('files.nameHint', { ending })}
            name="name"
            autoComplete="off"
            value={stem}
            error={refused.name ?? wordsFor(problems?.name)}
            onChange={(event) => setEdits({ ...edits, stem: event.target.value })}
          />
          <TextField
            label={t('files.description')}
            optional
            name="description"
            autoComplete="off"
            maxLength={longestDescription}
            value={description}
            error={refused.description}
            onChange={(event) => setEdits({ ...edits, description: event.target.value })}
          />
        </>
      )}
    </FormDialog>
  )

  function wordsFor(problem: string | undefined) {
    if (problem === undefined) return undefined
    return problem === 'errors.tooLong' ? t('files.longName') : (t.maybe(problem) ?? problem)
  }
}
