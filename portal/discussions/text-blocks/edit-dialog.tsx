import { useState } from 'react'
import { textBlockBody, type TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { TEXT_BLOCK_NAME_MAX } from '#model/discussions/writing/text-blocks.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'
import { isStored } from '../../shell/done-already.ts'
import { useSendOnce } from '../../shell/send-once.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { useTooLong } from '../use-too-long.ts'
import { useRefreshTextBlocks } from './use-text-blocks.ts'
import styles from './text-blocks.module.css'

interface Props {
  /** to change; without: a new one */
  block?: TextBlock
  /** of a new one */
  text?: string
  onClose: () => void
}

/** Name and text of a block. */
export default function EditDialog({ block, text = '', onClose }: Props) {
  const t = useTranslation()
  const sendOnce = useSendOnce()
  const refresh = useRefreshTextBlocks()
  const tooLong = useTooLong()
  const [base, setBase] = useState(block)
  const [values, setValues] = useState({ name: block?.name ?? '', text: block?.text ?? text })
  const stale = base !== undefined && block !== undefined && base.version !== block.version
  const start = base ?? { name: '', text }

  const send = async () => {
    if (!base)
      return sendOnce(values, (idempotencyKey) => api.post('/user/textBlocks', { body: values, idempotencyKey }))
    try {
      await api.put('/user/textBlocks/{id}', {
        params: { id: base.id },
        body: { ...values, version: base.version },
      })
    } catch (error) {
      if (isStored(error, values)) return
      // the next try is made on what is stored now, which is shown
      if (error instanceof ApiError && error.status === 409 && isTextBlock(error.body.current))
        setBase(error.body.current)
      throw error
    }
  }
  return (
    <FormDialog
      title={t(block ? 'textBlock.editTitle' : 'textBlock.addTitle')}
      changed={values.name !== start.name || values.text !== start.text}
      valid={textBlockBody.safeParse(values).success}
      send={send}
      onSaved={() => void refresh()}
      onClose={onClose}
    >
      {(refused) => (
        <>
          {stale && (
            <Banner
              tone="warning"
              live
              title={t('textBlock.stored')}
              action={
                <Button small tone="secondary" onClick={() => setValues({ name: base.name, text: base.text })}>
                  {t('textBlock.takeStored')}
                </Button>
              }
            >
              <span className={styles.name}>{base.name}</span>
              <span className={styles.stored}>{base.text}</span>
            </Banner>
          )}
          <TextField
            label={t('textBlock.name')}
            hint={t('textBlock.nameHint')}
            name="name"
            maxLength={TEXT_BLOCK_NAME_MAX}
            value={values.name}
            error={refused.name}
            onChange={(event) => setValues({ ...values, name: event.target.value })}
          />
          <TextArea
            label={t('textBlock.text')}
            name="text"
            rows={8}
            value={values.text}
            error={tooLong(values.text) ?? refused.text}
            onChange={(event) => setValues({ ...values, text: event.target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}

const isTextBlock = (value: unknown): value is TextBlock =>
  typeof value === 'object' && value !== null && 'text' in value && 'version' in value
