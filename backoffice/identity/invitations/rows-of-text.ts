/** Lines that begin with an address have no head: it is put before them. */
export function withHead(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1)
  if (!first.includes('@')) return text
  const divider = first.includes(';') ? ';' : first.includes('\t') ? '\t' : ','
  const lines = divider === '\t' ? text.replaceAll('\t', ',') : text
  return `${['email', 'firstname', 'lastname'].join(divider === ';' ? ';' : ',')}\n${lines.trimStart()}`
}
