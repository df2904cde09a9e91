// The types are PostgreSQL's for both engines, but at run time a SQLite builder still has these methods: code that
// reaches them through a cast would run on one engine only, and outside the queue of writers.
const synchronous = new Set(['get', 'all', 'run'])
const fromDrizzle = /[\\/]drizzle-orm[\\/]/

/**
 * Forbids `.get()`, `.all()`, `.run()` on a query builder of drizzle: queries are awaited.
 * @type {import('eslint').Rule.RuleModule}
 */
export const asyncQueries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { synchronous: '`.{{name}}()` runs on SQLite only: await the query itself.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return
        if (!synchronous.has(callee.property.name)) return
        /** @type {import('typescript').Symbol | undefined} */
        const symbol = services.getTypeAtLocation(callee.object).getSymbol()
        const declared = symbol?.declarations ?? []
        if (!declared.some((declaration) => fromDrizzle.test(declaration.getSourceFile().fileName))) return
        context.report({ node: callee.property, messageId: 'synchronous', data: { name: callee.property.name } })
      },
    }
  },
}
