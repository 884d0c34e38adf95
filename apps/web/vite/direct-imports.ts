import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'

/** What passes on names of other files: large packages, and the folders of the domain and of the features. */
export const indexes =
  /^(?:@mantine\/(?:core|hooks|notifications)|@tabler\/icons-react|@girassol\/domain\/\w[\w-]*|\..*\/index\.ts)$/

/** Where a name of an index is defined: the file, and its name there. */
type Definition = { readonly file: string; readonly name: string }
type Definitions = ReadonlyMap<string, Definition>
type ReadText = (file: string) => Promise<string>

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Import = Extract<Statement, { type: 'ImportDeclaration' }>
type Export = Extract<Statement, { type: 'ExportNamedDeclaration' }>
type ExportAll = Extract<Statement, { type: 'ExportAllDeclaration' }>
type Name = Export['specifiers'][number]['local']

const toText = (name: Name): string => (name.type === 'Literal' ? name.value : name.name)

const statementsIn = (file: string, code: string): readonly Statement[] => parseSync(file, code).program.body

const isOwnFile = (source: string | undefined): source is string => source?.startsWith('.') ?? false

/** The local names of an import, with the names that its source gives them. */
const namesIn = ({ specifiers }: Import): readonly (readonly [local: string, name: string])[] =>
  specifiers.flatMap((one) => (one.type === 'ImportSpecifier' ? [[one.local.name, toText(one.imported)] as const] : []))

const isImport = (statement: Statement): statement is Import => statement.type === 'ImportDeclaration'
const isExport = (statement: Statement): statement is Export => statement.type === 'ExportNamedDeclaration'
const isExportAll = (statement: Statement): statement is ExportAll => statement.type === 'ExportAllDeclaration'

/** The names that a statement declares: `export const can = …`. */
const declaredBy = ({ declaration }: Export): readonly string[] => {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

/** The names that a file exports from itself or passes on from its own files, each with the file that defines it. */
export const readDefinitions = async (file: string, readText: ReadText): Promise<Definitions> => {
  const statements = statementsIn(file, await readText(file))
  const toFile = (source: string) => resolve(dirname(file), source)
  const imported = new Map<string, Definition>()
  for (const statement of statements.filter(isImport)) {
    const { value } = statement.source
    if (!isOwnFile(value)) continue
    for (const [local, name] of namesIn(statement)) imported.set(local, { file: toFile(value), name })
  }
  const whole = statements.filter(isExportAll).filter(({ source, exported }) => !exported && isOwnFile(source.value))
  const passedOn = await Promise.all(whole.map(({ source }) => readDefinitions(toFile(source.value), readText)))
  const named = statements.filter(isExport).flatMap((statement) => {
    const { source, specifiers } = statement
    const declared = declaredBy(statement).map((name) => [name, { file, name }] as const)
    const listed = specifiers.map(({ local, exported }) => {
      const name = toText(local)
      const definition = isOwnFile(source?.value) ? { file: toFile(source.value), name } : imported.get(name)
      return [toText(exported), definition] as const
    })
    return [...declared, ...listed.flatMap(([name, definition]) => (definition ? [[name, definition] as const] : []))]
  })
  return new Map([...passedOn.flatMap((definitions) => [...definitions]), ...named])
}

const writeImport = ({ file, name }: Definition, local: string): string =>
  `import { ${name} as ${local} } from ${JSON.stringify(file)}`

/** The code with its named imports from an index replaced with imports from the files that define the names. */
export const importDirectly = (code: string, indexes: ReadonlyMap<string, Definitions>): string => {
  const changes = statementsIn('module.js', code)
    .filter(isImport)
    .flatMap((statement) => {
      const definitions = indexes.get(statement.source.value)
      if (definitions === undefined) return []
      const names = namesIn(statement)
      const lines = names.flatMap(([local, name]) => {
        const definition = definitions.get(name)
        return definition ? [writeImport(definition, local)] : []
      })
      const isComplete = lines.length === statement.specifiers.length
      return isComplete ? [{ start: statement.start, end: statement.end, text: lines.join('\n') }] : []
    })
  return changes.reduceRight((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), code)
}

/**
 * Imports the names of large packages, and of the folders with an index, from the files that define them. Through its
 * index every module would seem to import all icons, components and rules, and the chunks (chunk-groups.ts) could not
 * be chosen by what a screen needs.
 */
export const directImports = (indexes: RegExp): Plugin => {
  const known = new Map<string, Promise<Definitions>>()
  const readText: ReadText = (file) => readFile(file, 'utf8')
  const readIndex = (file: string) => {
    const definitions = known.get(file) ?? readDefinitions(file, readText)
    known.set(file, definitions)
    return definitions
  }
  return {
    name: 'girassol:direct-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: {
        id: /\/(?:apps\/web\/src|packages\/(?:contract|domain)\/src|node_modules\/@mantine)\/[^?]+\.(?:tsx?|mjs)$/,
      },
      async handler(code, id) {
        const sources = statementsIn('module.js', code)
          .filter(isImport)
          .map(({ source }) => source.value)
          .filter((source) => indexes.test(source))
        const found = new Map<string, Definitions>()
        for (const source of new Set(sources)) {
          const index = await this.resolve(source, id)
          if (index === null) this.error(`${source} does not exist`)
          found.set(source, await readIndex(index.id))
        }
        return found.size > 0 ? { code: importDirectly(code, found), map: null } : undefined
      },
    },
  }
}
