import { useMemo } from 'react'
import { DefaultEditorOptions, RichTextInput, useTiptapEditor } from 'ra-input-rich-text'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ToggleButton from '@mui/material/ToggleButton'
import BulletsIcon from '@mui/icons-material/FormatListBulletedOutlined'
import NumbersIcon from '@mui/icons-material/FormatListNumberedOutlined'
import BoldIcon from '@mui/icons-material/FormatBoldOutlined'
import ItalicIcon from '@mui/icons-material/FormatItalicOutlined'
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined'
import ClearIcon from '@mui/icons-material/FormatClearOutlined'
import { useText } from '../../hooks/use-text.ts'
import { RichTextLink } from './rich-text-link.tsx'
import { tidyHtml } from './rich-html.ts'

interface Props {
  source: string
  /** as it is called, in words */
  label: string
  required?: boolean
  helperText?: string | false
}

/** What the portal shows and nothing else: headings of three levels, lists, quotes, links, strong and emphasised words. */
const extensions = (DefaultEditorOptions.extensions ?? [])
  .filter(({ name }) => name === 'starterKit')
  .map((kit) =>
    kit.configure({
      heading: { levels: [2, 3, 4] },
      underline: false,
      strike: false,
      codeBlock: false,
      link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null } },
    }),
  )

/** An editor that shows text as it will look. Its area and its tools have names. */
export default function RichText({ source, label, required, helperText = false }: Props) {
  const text = useText()
  const editorOptions = useMemo(
    () => ({
      extensions,
      editorProps: {
        attributes: {
          'aria-label': label,
          role: 'textbox',
          'aria-multiline': 'true',
          ...(required && { 'aria-required': 'true' }),
        },
      },
    }),
    [label, required],
  )
  return (
    <RichTextInput
      source={source}
      label={label}
      isRequired={required}
      helperText={helperText}
      parse={tidyHtml}
      editorOptions={editorOptions}
      sx={look}
      toolbar={<Tools label={text('contents.toolbar', { name: label })} />}
    />
  )
}

const levels = [2, 3, 4] as const

function Tools({ label }: { label: string }) {
  const editor = useTiptapEditor()
  const text = useText()
  if (!editor) return null
  const can = editor.isEditable
  const tool = (name: string, active: boolean, run: () => void, icon: React.ReactNode) => (
    <ToggleButton
      key={name}
      size="small"
      value={name}
      selected={active}
      disabled={!can}
      aria-label={name}
      title={name}
      onClick={run}
      sx={{ border: 0, px: 0.75, py: 0.25, minHeight: 28 }}
    >
      {icon}
    </ToggleButton>
  )
  const chain = () => editor.chain().focus()
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        p: 0.5,
      }}
    >
      {levels.map((level) =>
        tool(
          text('contents.tool.heading', { level: level - 1 }),
          editor.isActive('heading', { level }),
          () => chain().toggleNode('heading', 'paragraph', { level }).run(),
          <Box component="span" sx={{ fontWeight: 650 }}>{`H${level - 1}`}</Box>,
        ),
      )}
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      {tool(
        text('contents.tool.bold'),
        editor.isActive('bold'),
        () => chain().toggleMark('bold').run(),
        <BoldIcon fontSize="small" />,
      )}
      {tool(
        text('contents.tool.italic'),
        editor.isActive('italic'),
        () => chain().toggleMark('italic').run(),
        <ItalicIcon fontSize="small" />,
      )}
      <RichTextLink editor={editor} />
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      {tool(
        text('contents.tool.bullets'),
        editor.isActive('bulletList'),
        () => chain().toggleList('bulletList', 'listItem').run(),
        <BulletsIcon fontSize="small" />,
      )}
      {tool(
        text('contents.tool.numbers'),
        editor.isActive('orderedList'),
        () => chain().toggleList('orderedList', 'listItem').run(),
        <NumbersIcon fontSize="small" />,
      )}
      {tool(
        text('contents.tool.quote'),
        editor.isActive('blockquote'),
        () => chain().toggleWrap('blockquote').run(),
        <QuoteIcon fontSize="small" />,
      )}
      {tool(
        text('contents.tool.clear'),
        false,
        () => chain().clearNodes().unsetAllMarks().run(),
        <ClearIcon fontSize="small" />,
      )}
    </Box>
  )
}

const look = {
  '& .RaRichTextInput-editorContent, & .ProseMirror': { minHeight: 160 },
  // the editor's own style sheet goes when another editor of the page is taken away
  '& .ProseMirror': {
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    p: 1.5,
    fontSize: '0.875rem',
    lineHeight: 1.55,
    maxHeight: '60vh',
    overflowY: 'auto',
  },
  '& .ProseMirror h2': { fontSize: '1.05rem' },
  '& .ProseMirror h3': { fontSize: '0.95rem' },
  '& .ProseMirror h4': { fontSize: '0.875rem' },
}
