import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { fileEndings, kindOfName } from '#model/content/user-files.ts'
import { useFormat } from '../hooks/use-format.ts'
import { useLimits } from '../hooks/use-limits.ts'
import { FileButton } from './file-button.tsx'

const accept = Object.keys(fileEndings)
  .map((ending) => `.${ending}`)
  .join(',')
const MB = 1024 * 1024

/** `1.2 MB`, `340 kB` */
export const sizeInWords = (bytes: number, number: (value: number, digits: number) => string) =>
  bytes >= MB ? `${number(bytes / MB, 1)} MB` : `${number(Math.ceil(bytes / 1024), 0)} kB`

/** What may be uploaded: up to so many MB, and what is wrong with a file before it is sent (text key). */
export function useUploadRules() {
  const most = useLimits()['upload.file']
  return {
    megabytes: Math.round(most / MB),
    problemOf: (file: File | undefined) =>
      file && (file.size > most ? 'errors.tooLarge' : kindOfName(file.name) ? undefined : 'errors.fileType'),
  }
}

interface Props {
  label: string
  hint: string
  file: File | undefined
  /** text key of what is wrong */
  problem: string | undefined
  busy?: boolean
  onChoose: (file: File | undefined) => void
}

/** Chooses one file, with mouse or keyboard; says what it is, how large, and what is wrong with it. */
export function FilePicker({ label, hint, file, problem, busy, onChoose }: Props) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box>
      <FileButton
        label={label}
        accept={accept}
        variant="outlined"
        color={problem ? 'error' : 'primary'}
        disabled={busy}
        onChoose={onChoose}
      />
      {file && (
        <Typography component="span" variant="body2" sx={{ ml: 1.5, overflowWrap: 'anywhere' }}>
          {file.name} · {sizeInWords(file.size, format.number)}
        </Typography>
      )}
      <FormHelperText error={problem !== undefined} role={problem ? 'alert' : undefined}>
        {problem ? `${translate(problem, { _: problem })} ${hint}` : hint}
      </FormHelperText>
    </Box>
  )
}
