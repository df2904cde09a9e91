import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import {
  exportEndings,
  exportFormats,
  exportTypes,
  type ExportFormat,
  type ExportType,
} from '#model/discussions/response-enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { CheckEntry, RadioEntry, SelectEntry } from '../../ui/fields/entries.tsx'
import { useSubmit } from '../../ui/fields/form.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import type { Locale } from '#model/content/enums.ts'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { saveBlob } from '../../shell/save-file.ts'
import styles from '../actions.module.css'

interface Values {
  type: ExportType
  format: ExportFormat
  language: Locale
  staffData: boolean
}

/** The discussion as a document to keep: Word or PDF, for experts or for the asker, in English or Chinese. */
export default function ExportDialog({ discussion: d, onClose }: { discussion: Discussion; onClose: () => void }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const form = useForm<Values>({
    defaultValues: {
      type: 'Word',
      format: 'Expert',
      language: locale.startsWith('zh') ? 'zh-cn' : 'en-us',
      staffData: false,
    },
  })
  const { control } = form
  const staff = d.viewer === 'csr'
  const loading = useRef<AbortController>(undefined)
  const { onSubmit, busy, failure } = useSubmit(form, async ({ type, format, language, staffData }) => {
    const { signal } = (loading.current = new AbortController())
    const query = {
      exportType: type,
      exportFormat: format,
      language,
      ...(staff && { hideCsrData: !staffData, isCsrView: format === 'CSR' }),
    }
    saveBlob(
      `${d.key}-${format}.${exportEndings[type]}`,
      await readFile(api, '/user/interaction/{key}/export', { params: { key: d.queryId }, query }, signal),
    )
    notify(t('beside.export.done'), 'success')
    onClose()
  })
  useEffect(() => () => loading.current?.abort(), [])
  return (
    <Dialog
      open
      width={560}
      title={t('beside.export.title')}
      description={t('beside.export.text')}
      onClose={onClose}
      footer={
        <Choice
          cancel={t('beside.attach.cancel')}
          onCancel={onClose}
          cancelStops
          type="submit"
          form="export"
          busy={busy}
        >
          {t('beside.file.download')}
        </Choice>
      }
    >
      <form id="export" className={styles.form} onSubmit={onSubmit} noValidate>
        <RadioEntry
          control={control}
          name="type"
          inRow
          label={t('beside.export.type')}
          options={exportTypes.map((value) => ({ value, label: t(`beside.export.types.${value}`) }))}
        />
        <SelectEntry
          control={control}
          name="format"
          label={t('beside.export.format')}
          options={exportFormats
            .filter((value) => staff || value !== 'CSR')
            .map((value) => ({ value, label: t(`beside.export.formats.${value}`) }))}
          rules={{ onChange: () => form.setValue('staffData', form.getValues('format') === 'CSR') }}
        />
        <SelectEntry
          control={control}
          name="language"
          label={t('beside.export.language')}
          hint={t('beside.export.languageHint')}
          options={[
            { value: 'en-us', label: 'English' },
            { value: 'zh-cn', label: '简体中文' },
          ]}
        />
        {staff && <CheckEntry control={control} name="staffData" label={t('beside.export.staffData')} />}
        {failure !== undefined && (
          <Banner live tone="error">
            {textOfError(t, failure)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
