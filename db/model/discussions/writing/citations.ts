/** Links to papers become short references that last; all of it by the address alone, nothing is looked up. */

const pubmed =
  /https?:\/\/(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/)(?<pmid>\d{1,9})\/?(?:[?#][^\s)\]]*)?(?![\w/])/giu
const pmc =
  /https?:\/\/(?:www\.)?(?:pmc\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pmc)\/articles\/(?<pmc>PMC\d{1,9})\/?(?:[?#][^\s)\]]*)?(?![\w/])/giu
const doi = /https?:\/\/(?:dx\.)?doi\.org\/(?<doi>10\.\d{4,9}(?:\/|%2F)[^\s<>"]+)/giu
/** Publishers that carry the DOI in their address. */
const publisher =
  /https?:\/\/[\w.-]+\/(?:[\w-]+\/)*(?:doi\/)(?:(?:abs|full|pdf|epdf|epub|10\.1056\/abs)\/)?(?<doi>10\.\d{4,9}(?:\/|%2F)[^\s<>"?#]+)(?:[?#][^\s)\]]*)?/giu

/** What ends a sentence or a bracket around the link is no part of a DOI. */
function splitEnd(text: string): [doi: string, rest: string] {
  let end = text.length
  for (;;) {
    const last = text[end - 1] ?? ''
    const opens = text.slice(0, end).split('(').length
    const closes = text.slice(0, end).split(')').length
    if (/[.,;:!?'"”’。，；]/u.test(last) || (last === ')' && closes > opens) || last === ']') end--
    else return [text.slice(0, end), text.slice(end)]
  }
}

const withDoi = (_whole: string, name: string) => {
  const [id, rest] = splitEnd(decoded(name))
  return `doi:${id}${rest}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The text with links to papers as PubMed ids and DOIs. Other links and all other words stay. */
export const citedText = (text: string): string =>
  text
    .replaceAll(pubmed, 'PMID: $<pmid>')
    .replaceAll(pmc, 'PMCID: $<pmc>')
    .replaceAll(doi, withDoi)
    .replaceAll(publisher, withDoi)
