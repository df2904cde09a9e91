import { useFormat } from './hooks/use-format.ts'

/** Words one after another, divided as the reader's language divides them. */
export const Listed = ({ words }: { words: readonly string[] }) => <>{useFormat().list(words)}</>
