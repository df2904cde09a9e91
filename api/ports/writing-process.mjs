// The grammar checker's own process: takes { id, text }, answers { id, remarks } or { id, error }.
// Its spelling takes seconds of a processor before the first word, so it is left out until nothing has been asked for a while.
import { LocalLinter } from 'harper.js'
import { slimBinaryInlined } from 'harper.js/slimBinaryInlined'

const spellingAfter = Number(process.argv[2])
const linter = new LocalLinter({ binary: slimBinaryInlined })
const lint = (/** @type {string} */ text) => linter.lint(text, { language: 'plaintext' })

const ready = (async () => {
  await linter.setup()
  await linter.setLintConfig({ ...(await linter.getLintConfig()), SpellCheck: false })
  await lint('She have a lump and teh docter was kind.')
})()

/** @type {NodeJS.Timeout | undefined} */
let waiting
let spelling = false
function spellSoon() {
  if (spelling) return
  clearTimeout(waiting)
  waiting = setTimeout(async () => {
    spelling = true
    await linter.setLintConfig({ ...(await linter.getLintConfig()), SpellCheck: true })
    await lint('The adnexectomy was shortt.')
  }, spellingAfter)
}

process.on('message', async ({ id, text }) => {
  try {
    await ready
    const remarks = (await lint(text)).map((found) => {
      const span = found.span()
      return {
        start: span.start,
        end: span.end,
        kind: found.lint_kind(),
        problem: found.get_problem_text(),
        // kind 0 replaces, 1 removes; 2 inserts after, which is left out
        replacements: found
          .suggestions()
          .filter((suggestion) => suggestion.kind() < 2)
          .map((suggestion) => (suggestion.kind() === 1 ? '' : suggestion.get_replacement_text())),
      }
    })
    process.send?.({ id, remarks }, spellSoon)
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
