import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { Popover } from '@base-ui/react/popover'
import { useMutation } from '@tanstack/react-query'
import { BookmarkPlus, Settings2, TextQuote, Undo2 } from 'lucide-react'
import type { TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { api } from '../../client.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { insertText, selectedText, type TextInField } from './insert-text.ts'
import { TextBlockSearch } from './text-block-search.tsx'
import { useRefreshTextBlocks } from './use-text-blocks.ts'
import styles from './text-blocks.module.css'

// the dialogs show texts of forms and conflicts, which are those of the account pages
const EditDialog = lazyPart(() => import('./edit-dialog.tsx'), 'account')
const ManageDialog = lazyPart(() => import('./manage-dialog.tsx'), 'account')

interface TextBlockMenuProps extends TextInField {
  /** whether the cursor is where someone put it */
  cursorPlaced: RefObject<boolean>
}

interface InsertedBlock {
  name: string
  before: string
  after: string
}

/** The button, the list behind it, which opens by itself at first, and the dialogs that it leads to. */
export default function TextBlockMenu({ area, text, onWrite, cursorPlaced }: TextBlockMenuProps) {
  const t = useTranslation()
  const refresh = useRefreshTextBlocks()
  const [open, setOpen] = useState(false)
  const [selected, setSelected] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const [dialog, setDialog] = useState<'manage' | { text: string }>()
  const [inserted, setInserted] = useState<InsertedBlock>()
  // where the focus goes when the list closes
  const next = useRef<'button' | 'text' | 'dialog'>('button')
  const count = useMutation({
    // the text is inserted even when its use could not be counted
    meta: { handled: true },
    mutationFn: (id: string) => api.post('/user/textBlocks/{id}/use', { params: { id } }),
    onSuccess: refresh,
  })

  const change = (opens: boolean) => {
    if (opens) {
      next.current = 'button'
      setSelected(area.current ? selectedText(area.current) : '')
    }
    setOpen(opens)
  }
  useEffect(() => {
    // the button that was pressed is gone: the focus comes back to this one
    button.current?.focus()
    setSelected(area.current ? selectedText(area.current) : '')
    setOpen(true)
  }, [area])
  const insert = (block: TextBlock) => {
    if (!area.current) return
    const before = text
    const after = insertText(area.current, block.text, cursorPlaced.current)
    onWrite(after)
    setInserted({ name: block.name, before, after })
    count.mutate(block.id)
    next.current = 'text'
    setOpen(false)
  }
  const lead = (to: typeof dialog) => {
    next.current = 'dialog'
    setOpen(false)
    setDialog(to)
  }
  const close = () => setDialog(undefined)
  const source = selected || text.trim()
  return (
    <>
      <Popover.Root open={open} onOpenChange={change}>
        <Popover.Trigger ref={button} render={<Button tone="quiet" small icon={<TextQuote aria-hidden="true" />} />}>
          {t('reading.write.textBlocks')}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={styles.positioner} align="start" sideOffset={6} collisionPadding={8}>
            <Popover.Popup
              className={styles.popup}
              aria-label={t('reading.write.textBlocks')}
              finalFocus={() => (next.current === 'text' ? area.current : next.current === 'button')}
            >
              <TextBlockSearch onInsert={insert} />
              <div className={styles.actions}>
                <Button
                  tone="quiet"
                  small
                  icon={<BookmarkPlus aria-hidden="true" />}
                  onClick={() => lead({ text: source })}
                >
                  {t(selected ? 'textBlock.saveSelection' : source ? 'textBlock.saveWhole' : 'textBlock.new')}
                </Button>
                <Button tone="quiet" small icon={<Settings2 aria-hidden="true" />} onClick={() => lead('manage')}>
                  {t('textBlock.manage')}
                </Button>
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <span role="status" className={styles.said}>
        {inserted && inserted.after === text && (
          <>
            {t('textBlock.inserted', { name: inserted.name })}
            {t('list.gap')}
            <LinkButton
              onClick={() => {
                onWrite(inserted.before)
                setInserted(undefined)
                area.current?.focus()
              }}
            >
              <Undo2 aria-hidden="true" /> {t('textBlock.undo')}
            </LinkButton>
          </>
        )}
      </span>
      {/* React hands what is submitted in a dialog on to the form around it: that would send the answer */}
      <div className={styles.dialogs} onSubmit={(event) => event.stopPropagation()}>
        <Suspense fallback={null}>
          {dialog === 'manage' && <ManageDialog onClose={close} />}
          {typeof dialog === 'object' && <EditDialog text={dialog.text} onClose={close} />}
        </Suspense>
      </div>
    </>
  )
}
