import { useNavigate, useParams } from 'react-router'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'ra-core'
import { contentDocumentInput, type ContentAdmin } from '#model/content/wire.ts'
import type { Locale } from '#model/content/enums.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { EnabledChip } from '../../kit/list/common.tsx'
import { CreatePage } from '../../kit/record/create-page.tsx'
import { History } from '../../kit/record/history/history.tsx'
import { DeleteRecord, EnabledSwitch } from '../../kit/record/record-actions.tsx'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../../kit/record/record-page.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { DocumentFields } from './document-fields.tsx'
import { languageName, typeLabel } from './document-names.ts'
import { Preview } from './preview.tsx'
import { Versions } from './versions.tsx'

export function DocumentCreate() {
  return (
    <CreatePage
      resource="contentDocuments"
      list="/content"
      schema={contentDocumentInput}
      act="setup.edit"
      defaults={{ locale: 'en-us', fields: {} }}
    >
      <DocumentFields />
    </CreatePage>
  )
}

const tabs: readonly RecordTab[] = [
  {
    path: '',
    label: 'admin.record.details',
    element: (
      <RecordForm schema={contentDocumentInput} act="setup.edit">
        <DocumentFields />
      </RecordForm>
    ),
  },
  { path: 'preview', label: 'contents.tabPreview', element: <Preview />, bare: true },
  { path: 'versions', label: 'contents.tabVersions', element: <Versions />, bare: true },
  {
    path: 'history',
    label: 'admin.record.history',
    element: <History refTable="content_document" resource="contentDocuments" />,
    bare: true,
  },
]

/** One document: what it says, how readers see it, what it said before. */
export function DocumentPage() {
  const { id } = useParams()
  return (
    <RecordPage<ContentAdmin>
      key={id}
      id={id}
      resource="contentDocuments"
      list="/content"
      title={(row) => row.title ?? row.uid}
      below={(row) => row.uid}
      tabs={tabs}
      beside={(row) => <Chips row={row} />}
      actions={(row) => (
        <>
          {row.missing.map((locale) => (
            <Translate key={locale} row={row} locale={locale} />
          ))}
          <EnabledSwitch resource="contentDocuments" record={row} />
          <DeleteRecord resource="contentDocuments" record={row} name={row.title ?? row.uid} list="/content" />
        </>
      )}
    />
  )
}

function Chips({ row }: { row: ContentAdmin }) {
  const translate = useTranslate()
  return (
    <>
      {!row.enabled && <EnabledChip enabled={false} />}
      <Chip variant="outlined" label={translate(typeLabel(row.type), { _: row.type })} />
      <Chip variant="outlined" label={languageName(row.locale)} />
      {row.userType !== null && <Chip variant="outlined" label={translate(`user.typeName.${row.userType}`)} />}
    </>
  )
}

/** Begins the same document in a language that lacks it, with this text to start from. */
function Translate({ row, locale }: { row: ContentAdmin; locale: Locale }) {
  const text = useText()
  const navigate = useNavigate()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { type, uid, userType, fields } = row
  return (
    <GuardedButton
      why={why}
      onClick={() => void navigate('/content/create', { state: { record: { type, uid, userType, locale, fields } } })}
    >
      {text('contents.translate', { language: languageName(locale) })}
    </GuardedButton>
  )
}
