import { type Plugin, parseSync } from 'vite'

type Declared = { readonly name: string; readonly argument: AstNode }
type AstNode = { readonly type: string; readonly [field: string]: unknown }

const copiedFields = ['method', 'path', 'requires'] as const

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): readonly AstNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

const getName = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined

const endpointsIn = (program: AstNode): readonly Declared[] =>
  nodesIn(program.body)
    .filter((statement) => statement.type === 'ExportNamedDeclaration')
    .flatMap((statement) => (isNode(statement.declaration) ? nodesIn(statement.declaration.declarations) : []))
    .flatMap((declarator) => {
      const name = getName(declarator.id)
      const call = isNode(declarator.init) ? declarator.init : undefined
      const [argument] = nodesIn(call?.arguments)
      return name && argument && getName(call?.callee) === 'endpoint' ? [{ name, argument }] : []
    })

const findLiteral = (object: AstNode, field: string): string | undefined => {
  const property = nodesIn(object.properties).find((candidate) => getName(candidate.key) === field)
  const value = property?.value
  return isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined
}

const writeDeclaration = ({ name, argument }: Declared): string => {
  const fields = copiedFields.map((field) => {
    const value = findLiteral(argument, field)
    if (value === undefined) throw new Error(`${name}: '${field}' must be a plain string for the browser to read it`)
    return `${field}: ${JSON.stringify(value)}`
  })
  return `export const ${name} = { ${fields.join(', ')} }`
}

/**
 * The part of a contract file that the browser needs: each endpoint's method, path and requirement. The schemas, and
 * zod with them, stay on the server (docs/decisions/003). Throws when an endpoint is not declared with plain strings.
 */
export const browserEndpoints = (file: string, source: string): string => {
  const { program } = parseSync(file, source)
  return nodesIn([program]).flatMap(endpointsIn).map(writeDeclaration).join('\n')
}

/** Serves the files of the contract package to the browser without their schemas. */
export const contractEndpoints = (): Plugin => ({
  name: 'girassol:contract-endpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/ },
    handler: (source, id) => ({ code: browserEndpoints(id, source), map: null }),
  },
})
