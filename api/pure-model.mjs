/** @typedef {{ type: string, start: number, end: number, declaration?: Node | null, declarations?: { init: Node | null }[] }} Node */

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
        const program = /** @type {{ body: Node[] }} */ (/** @type {unknown} */ (this.parse(code)))
        let out = ''
        let at = 0
        for (const { start, end } of program.body.flatMap(constants)) {
          const text = code.slice(start, end)
          if (!text.includes('(')) continue
          out += `${code.slice(at, start)}/* @__PURE__ */ (() => (${text}))()`
          at = end
        }
        return { code: out + code.slice(at), map: null, moduleSideEffects: false }
      },
    },
  }
}

/** What the constants that a statement declares are set to. @param {Node} statement @returns {Node[]} */
function constants(statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations ?? []).flatMap(({ init }) =>
    init && !/Function|^Literal$/.test(init.type) ? [init] : [],
  )
}
