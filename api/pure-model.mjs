/**
 * @typedef {{
 *   type: string, start: number, end: number, declaration?: Node | null, declarations?: { init: Node | null }[],
 *   expression?: { type: string, left?: { property?: { name?: string } } }
 * }} Node
 */

/**
 * Tells the bundler that the constants of the model have no effects: what a page does not use is left out, above all
 * the schemas, which only the server and forms need.
 * @returns {import('vite').Plugin}
 */
export function pureModel() {
  return {
    name: 'pure-model',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/db\/model\/.*\.ts$/ },
      handler(code) {
        return { code: withPureConstants(code, statements(this.parse(code))), map: null, moduleSideEffects: false }
      },
    },
  }
}

/**
 * The router is one file, in which names for developer tools, `forwardRef` and class bodies keep all the parts that no
 * page uses: its server rendering, forms and loaders are a third of it.
 * @returns {import('vite').Plugin}
 */
export function pureRouter() {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler(code) {
        const body = statements(this.parse(code))
        const kept = body.filter((statement) => !namesComponent(statement))
        return { code: withPureConstants(code, body, new Set(kept)), map: null }
      },
    },
  }
}

const statements = (/** @type {unknown} */ program) => /** @type {{ body: Node[] }} */ (program).body

/** Whether a statement is `X.displayName = …`. @param {Node} statement */
const namesComponent = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  expression?.type === 'AssignmentExpression' &&
  expression.left?.property?.name === 'displayName'

/**
 * Marks what constants are set to as free of effects, and leaves out the statements that are not kept.
 * @param {string} code @param {Node[]} body @param {Set<Node>} [kept]
 */
function withPureConstants(code, body, kept = new Set(body)) {
  let out = ''
  let at = 0
  for (const statement of body) {
    for (const { start, end } of kept.has(statement) ? constants(statement) : [statement]) {
      const text = code.slice(start, end)
      if (kept.has(statement) && !text.includes('(')) continue
      out += code.slice(at, start) + (kept.has(statement) ? `/* @__PURE__ */ (() => (${text}))()` : '')
      at = end
    }
  }
  return out + code.slice(at)
}

/** What the constants that a statement declares are set to. @param {Node} statement @returns {Node[]} */
function constants(statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations ?? []).flatMap(({ init }) =>
    init && !/Function|^Literal$/.test(init.type) ? [init] : [],
  )
}
