import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import { fixedLimits } from '#model/limits.ts'
import { pendingValues } from '../../hooks/pending-values.ts'
import { useText } from '../../hooks/use-text.ts'
import { leaveSearch } from '../list-keys.tsx'

/** Free-text search; asks once the typing pauses. Escape takes back what was typed, and then goes on to the rows. */
export function SearchField({
  value,
  onChange,
  wide,
}: {
  value: string
  onChange: (value: string) => void
  wide?: boolean
}) {
  const text = useText()
  const [typed, setTyped] = useState(value)
  // what was asked for comes back as the value later: only what did not come from here takes the place of what is typed
  const seen = useRef(value)
  const asked = useRef<string[]>([])
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    const since = pendingValues(asked.current, value)
    asked.current = since ?? []
    if (!since) setTyped(value)
  }, [value])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === (asked.current.at(-1) ?? seen.current)) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // the list is still shown while the page that was chosen meanwhile loads
      if (window.location.pathname !== pathname) return
      asked.current.push(wanted)
      onChange(wanted)
    }, fixedLimits['screen.debounce'])
    return () => clearTimeout(timer)
  }, [typed, onChange])
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (typed) {
      setTyped('')
      event.stopPropagation()
    } else leaveSearch(event)
  }
  return (
    <TextField
      onKeyDown={escape}
      value={typed}
      // pasted text may hold control characters, records never do
      onChange={(event) => setTyped(event.target.value.replaceAll(/\p{Cc}/gu, ' '))}
      placeholder={text('admin.list.search')}
      sx={{ width: { xs: '100%', sm: wide ? '100%' : 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': text('admin.list.search'), maxLength: fixedLimits['list.searchText'] },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={text('admin.list.clearSearch')} onClick={() => setTyped('')}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
