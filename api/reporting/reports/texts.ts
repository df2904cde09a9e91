import { wordsIn } from '../../admin/export/export-texts.ts'
import type { Say } from '../facts/places.ts'

/** The words of a report in its language. */
export const reportWords = (language: string): Promise<Say> => wordsIn(language.startsWith('zh') ? 'zh' : 'en')
