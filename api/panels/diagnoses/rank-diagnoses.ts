import { searchDiagnoses } from '#model/panels/diagnoses/diagnosis-search.ts'
import type { Ctx } from '../../context.ts'
import { diagnosisBook } from './diagnosis-index.ts'

/** Diagnoses that a search means, in the order in which those who ask find them; then what is folded away for them. */
export async function rankDiagnoses({ db }: Ctx, term: string): Promise<string[]> {
  const { index } = await diagnosisBook(db)
  const found = [...searchDiagnoses(index, term), ...searchDiagnoses(index, term, { unfolded: true })]
  return [...new Set(found.map(({ stored }) => stored.id))]
}
