import { useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { yearEndPayer, type YearEndPayer } from '#model/payments/year-end.ts'
import { yearFileScopes, type YearFileKind, type YearFileScope } from '#model/payments/year-files.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText } from '../../kit/hooks/use-action-mutation.ts'
import { saveFileFor } from '../../kit/list/save-file.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'

const names = ['name', 'ein', 'address', 'city', 'state', 'zip', 'phone', 'email'] as const
const empty: YearEndPayer = { name: '', ein: '', address: '', city: '', state: '', zip: '', phone: '', email: '' }

/** Saves a file with whole numbers and says what went wrong. */
function useSave(onDone: () => void) {
  const notify = useNotify()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const save = async (path: string, name: string, body: Record<string, unknown>) => {
    setBusy(true)
    try {
      await saveFileFor(path, name, body)
      onDone()
    } catch (failed) {
      notify(refusalText(failed, translate), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

/** The 1099-NEC for the IRS or for the recipients: who pays, as the IRS knows them, and why the file is needed. */
export function NecDialog({
  year,
  kind,
  again,
  onDone,
  onClose,
}: {
  year: number
  kind: YearFileKind
  /** there is an earlier file, which this one may correct */
  again: boolean
  onDone: () => void
  onClose: () => void
}) {
  const text = useText()
  const translate = useTranslate()
  const [payer, setPayer] = useState(empty)
  const [scope, setScope] = useState<YearFileScope>('whole')
  const { busy, save } = useSave(() => {
    onDone()
    onClose()
  })
  const suffix = scope === 'whole' ? '' : `-${scope}`
  const wrong = yearEndPayer.safeParse(payer).error?.issues ?? []
  const problem = (name: keyof YearEndPayer) =>
    payer[name] === '' ? undefined : wrong.find(({ path }) => path[0] === name)?.message
  return (
    <ReasonDialog
      title={text(kind === 'iris' ? 'yearEnd.irisTitle' : 'yearEnd.copiesTitle', { year })}
      text={text(kind === 'iris' ? 'yearEnd.irisText' : 'yearEnd.copiesText')}
      ask={text('queries.ask.reason')}
      required
      confirm={text('staffTax.download')}
      busy={busy}
      ready={wrong.length === 0}
      onClose={onClose}
      onConfirm={(reason) =>
        void (kind === 'iris'
          ? save(`/server/taxYear/${year}/iris`, `1099-NEC-${year}${suffix}.csv`, { payer, reason, scope })
          : save(`/server/taxYear/${year}/recipientCopies`, `1099-NEC-${year}-recipients.zip`, {
              payer,
              reason,
              scope,
            }))
      }
    >
      {again && (
        <TextField
          select
          size="small"
          label={text('yearEnd.scope.label')}
          value={scope}
          helperText={text(`yearEnd.scopeHint.${scope}`)}
          onChange={({ target }) => setScope(target.value as YearFileScope)}
        >
          {yearFileScopes.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`yearEnd.scope.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {names.map((name) => (
        <TextField
          key={name}
          label={text(`yearEnd.payer.${name}`)}
          value={payer[name]}
          required
          size="small"
          autoComplete="off"
          error={problem(name) !== undefined}
          helperText={problem(name) ? translate(problem(name) ?? '', { _: problem(name) }) : undefined}
          onChange={({ target }) =>
            setPayer((before) => ({ ...before, [name]: name === 'state' ? target.value.toUpperCase() : target.value }))
          }
          slotProps={{ htmlInput: { required: false } }}
        />
      ))}
    </ReasonDialog>
  )
}

/** The file for the IRS's TIN matching. */
export function TinFileDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const text = useText()
  const { busy, save } = useSave(onClose)
  return (
    <ReasonDialog
      title={text('yearEnd.tinFile')}
      text={text('yearEnd.tinText', { year })}
      ask={text('queries.ask.reason')}
      required
      confirm={text('staffTax.download')}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => void save(`/server/taxYear/${year}/tinMatching`, `tin-matching-${year}.txt`, { reason })}
    />
  )
}
