// The grammar checker's own process: takes { id, text }, answers { id, remarks } or { id, error }.
import { LocalLinter } from 'harper.js'
import { slimBinaryInlined } from 'harper.js/slimBinaryInlined'

const linter = new LocalLinter({ binary: slimBinaryInlined })
const ready = linter.setup()

process.on('message', async ({ id, text }) => {
  try {
    await ready
    const remarks = (await linter.lint(text, { language: 'plaintext' })).map((lint) => {
      const span = lint.span()
      return {
        start: span.start,
        end: span.end,
        kind: lint.lint_kind(),
        problem: lint.get_problem_text(),
        // kind 0 replaces, 1 removes; 2 inserts after, which is left out
        replacements: lint
          .suggestions()
          .filter((suggestion) => suggestion.kind() < 2)
          .map((suggestion) => (suggestion.kind() === 1 ? '' : suggestion.get_replacement_text())),
      }
    })
    process.send?.({ id, remarks })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
