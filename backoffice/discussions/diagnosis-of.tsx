import Typography from '@mui/material/Typography'
import type { QueryRow } from './row.ts'

/** What a discussion is about: the everyday name of the diagnosis, its code beside it; the official one on hover. */
export function DiagnosisOf({ query }: { query: QueryRow }) {
  return (
    <span title={query.diagnosisName}>
      {query.diagnosisPlainName}
      {query.diagnosisCode && (
        <Typography component="span" variant="inherit" color="text.secondary">
          {' · '}
          {query.diagnosisCode}
        </Typography>
      )}
    </span>
  )
}
