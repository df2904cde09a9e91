import { expect, it } from 'vitest'
import { citedText } from '#model/discussions/writing/citations.ts'

it.each([
  ['https://pubmed.ncbi.nlm.nih.gov/31234567/', 'PMID: 31234567'],
  ['see https://www.ncbi.nlm.nih.gov/pubmed/31234567?dopt=Abstract.', 'see PMID: 31234567'],
  ['https://pubmed.ncbi.nlm.nih.gov/31234567/ and more', 'PMID: 31234567 and more'],
  ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1234567/', 'PMCID: PMC1234567'],
  ['https://doi.org/10.1056/NEJMoa1810865', 'doi:10.1056/NEJMoa1810865'],
  ['(https://doi.org/10.1056/NEJMoa1810865).', '(doi:10.1056/NEJMoa1810865).'],
  ['https://dx.doi.org/10.1016/S0140-6736(20)32531-9', 'doi:10.1016/S0140-6736(20)32531-9'],
  ['https://doi.org/10.1016%2Fj.annonc.2020.01.001', 'doi:10.1016/j.annonc.2020.01.001'],
  ['https://www.nejm.org/doi/full/10.1056/NEJMoa1810865', 'doi:10.1056/NEJMoa1810865'],
  ['https://ascopubs.org/doi/10.1200/JCO.19.01234?url_ver=Z39', 'doi:10.1200/JCO.19.01234'],
  ['http://example.org/doi', 'http://example.org/doi'],
  ['https://clinicaltrials.gov/study/NCT02032823', 'https://clinicaltrials.gov/study/NCT02032823'],
  ['no link here', 'no link here'],
])('%s', (pasted, written) => {
  expect(citedText(pasted)).toBe(written)
})

it('what is a reference already stays', () => {
  const once = citedText('https://doi.org/10.1056/NEJMoa1810865 https://pubmed.ncbi.nlm.nih.gov/1/')
  expect(citedText(once)).toBe(once)
})
