/** A sentence that names an e-mail address, which can be written to at once. */
export function MailTo({ sentence, address }: { sentence: (address: string) => string; address: string }) {
  const [before, after] = sentence('\u0000').split('\u0000')
  return (
    <p>
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {after}
    </p>
  )
}
