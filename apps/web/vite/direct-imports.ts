import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'

/** Where a name of a package is defined: the file, and its name there. */
type Definition = { readonly file: string; readonly name: string }
type Definitions = ReadonlyMap<string, Definition>

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Import = Extract<Statement, { type: 'ImportDeclaration' }>
type Export = Extract<Statement, { type: 'ExportNamedDeclaration' }>
type Name = Export['specifiers'][number]['local']

const toText = (name: Name): string => (name.type === 'Literal' ? name.value : name.name)

const statementsIn = (file: string, code: string): readonly Statement[] => parseSync(file, code).program.body

const isOwnFile = (source: string | undefined): source is string => source?.startsWith('.') ?? false

/** The local names of an import, with the names that its source gives them. */
const namesIn = ({ specifiers }: Import): readonly (readonly [local: string, name: string])[] =>
  specifiers.flatMap((one) => (one.type === 'ImportSpecifier' ? [[one.local.name, toText(one.imported)] as const] : []))

const isImport = (statement: Statement): statement is Import => statement.type === 'ImportDeclaration'
const isExport = (statement: Statement): statement is Export => statement.type === 'ExportNamedDeclaration'

/** The names that the index of a package only passes on from its own files. */
export const definitionsIn = (index: string, code: string): Definitions => {
  const statements = statementsIn(index, code)
  const toFile = (source: string) => resolve(dirname(index), source)
  const imported = new Map<string, Definition>()
  for (const statement of statements.filter(isImport)) {
    const { value } = statement.source
    if (!isOwnFile(value)) continue
    for (const [local, name] of namesIn(statement)) imported.set(local, { file: toFile(value), name })
  }
  const passedOn = statements.filter(isExport).flatMap(({ source, specifiers }) =>
    specifiers.map(({ local, exported }) => {
      const name = toText(local)
      const definition = isOwnFile(source?.value) ? { file: toFile(source.value), name } : imported.get(name)
      return [toText(exported), definition] as const
    }),
  )
  return new Map(passedOn.flatMap(([name, definition]) => (definition ? [[name, definition] as const] : [])))
}

const writeImport = ({ file, name }: Definition, local: string): string =>
  `import { ${name} as ${local} } from ${JSON.stringify(file)}`

/** The code with its named imports from a package replaced with imports from the files that define the names. */
export const importDirectly = (code: string, packages: ReadonlyMap<string, Definitions>): string => {
  const changes = statementsIn('module.js', code)
    .filter(isImport)
    .flatMap((statement) => {
      const definitions = packages.get(statement.source.value)
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
 * Imports the names of large packages from the files that define them. Through the index of its package every module
 * would seem to import all icons and components, and the chunks (chunk-groups.ts) could not be chosen by what a screen
 * needs.
 */
export const directImports = (names: readonly string[]): Plugin => {
  const packages = new Map<string, Definitions>()
  return {
    name: 'girassol:direct-imports',
    apply: 'build',
    enforce: 'post',
    buildStart: async function () {
      for (const name of names) {
        const index = await this.resolve(name, import.meta.filename)
        if (index === null) throw new Error(`${name} is not installed`)
        packages.set(name, definitionsIn(index.id, await readFile(index.id, 'utf8')))
      }
    },
    transform: {
      filter: { id: /\/(?:apps\/web\/src|node_modules\/@mantine)\/[^?]+\.(?:tsx?|mjs)$/ },
      handler: (code) =>
        names.some((name) => code.includes(name)) ? { code: importDirectly(code, packages), map: null } : undefined,
    },
  }
}
