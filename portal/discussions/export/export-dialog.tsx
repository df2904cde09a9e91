import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
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
import { Checkbox, RadioGroup } from '../../ui/fields/choices.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { Select } from '../../ui/fields/select.tsx'
import type { Locale } from '#model/content/enums.ts'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { saveBlob } from '../../shell/save-file.ts'
import styles from '../actions.module.css'

/** The discussion as a document to keep: Word or PDF, for experts or for the asker, in English or Chinese. */
export default function ExportDialog({ discussion: d, onClose }: { discussion: Discussion; onClose: () => void }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const [type, setType] = useState<ExportType>('Word')
  const [format, setFormat] = useState<ExportFormat>('Expert')
  const [language, setLanguage] = useState<Locale>(locale.startsWith('zh') ? 'zh-cn' : 'en-us')
  const [staffData, setStaffData] = useState(false)
  const staff = d.viewer === 'csr'
  const loading = useRef<AbortController>(undefined)
  const load = useMutation({
    mutationFn: async () => {
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
    },
    meta: { handled: true },
    onSuccess: () => {
      notify(t('beside.export.done'), 'success')
      onClose()
    },
  })
  useEffect(() => () => loading.current?.abort(), [])
  const choose = (next: ExportFormat) => {
    setFormat(next)
    setStaffData(next === 'CSR')
  }
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
          busy={load.isPending}
          onClick={() => load.mutate()}
        >
          {t('beside.file.download')}
        </Choice>
      }
    >
      <div className={styles.form}>
        <RadioGroup<ExportType>
          inRow
          label={t('beside.export.type')}
          value={type}
          options={exportTypes.map((value) => ({ value, label: t(`beside.export.types.${value}`) }))}
          onChange={setType}
        />
        <Select
          label={t('beside.export.format')}
          value={format}
          options={exportFormats
            .filter((value) => staff || value !== 'CSR')
            .map((value) => ({ value, label: t(`beside.export.formats.${value}`) }))}
          onChange={(event) => choose(event.target.value as ExportFormat)}
        />
        <Select
          label={t('beside.export.language')}
          hint={t('beside.export.languageHint')}
          value={language}
          options={[
            { value: 'en-us', label: 'English' },
            { value: 'zh-cn', label: '简体中文' },
          ]}
          onChange={(event) => setLanguage(event.target.value as Locale)}
        />
        {staff && (
          <Checkbox
            label={t('beside.export.staffData')}
            checked={staffData}
            onChange={(event) => setStaffData(event.target.checked)}
          />
        )}
        {load.error && (
          <Banner live tone="error">
            {textOfError(t, load.error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
