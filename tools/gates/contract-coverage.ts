import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Gate } from './gate.ts'
import { projectRoot, type Repository } from './repository.ts'
import { withoutComments } from './source-text.ts'

export type DeclaredEndpoint = {
  readonly name: string
  readonly file: string
  readonly method: string
  readonly path: string
  readonly requires: unknown
}

const contractFile = /^packages\/contract\/src\/[^/]+(?<!\.test)\.ts$/
const routesFile = /^apps\/api\/src\/features\/[^/]+\/[^/]+\.routes\.ts$/
const apiTest = /^apps\/api\/src\/.+\.test\.ts$/
const mounting = /\b(?:\w+R|r)oute\(\s*(?:\w+\.)?(\w+)/g
/** A route that no endpoint declares: Fastify's own verbs inside a feature. */
const undeclared = /\b(?:app|server|fastify|instance)\.(?:get|post|put|patch|delete|route)\(/

const isEndpoint = (value: unknown): value is Omit<DeclaredEndpoint, 'name' | 'file'> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Loads the contract itself, so that what counts is what it exports and not how it is written. */
const loadEndpoints = async ({ paths }: Repository): Promise<DeclaredEndpoint[]> => {
  const files = paths.filter((path) => contractFile.test(path))
  const modules = await Promise.all(
    files.map(async (file) => ({
      file,
      exports: (await import(pathToFileURL(join(projectRoot, file)).href)) as Record<string, unknown>,
    })),
  )
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isEndpoint(value)
        ? [
            {
              name,
              file,
              method: value.method,
              path: value.path,
              requires: 'requires' in value ? value.requires : undefined,
            },
          ]
        : [],
    ),
  )
}

const sourcesOf = (repository: Repository, kind: RegExp): string[] =>
  repository.paths.filter((path) => kind.test(path)).map((path) => withoutComments(repository.read(path)))

const mountedNames = (repository: Repository): Set<string> =>
  new Set(
    sourcesOf(repository, routesFile).flatMap((source) =>
      [...source.matchAll(mounting)].map((match) => match[1] ?? ''),
    ),
  )

const faultsOf = (endpoint: DeclaredEndpoint, mounted: ReadonlySet<string>, tests: string): string[] => [
  ...(endpoint.requires === undefined ? ['does not say who may call it (requires)'] : []),
  ...(mounted.has(endpoint.name) ? [] : ['has no route in apps/api/src/features']),
  ...(new RegExp(`\\b${endpoint.name}\\b`).test(tests) ? [] : ['is named by no test of the API']),
]

const repeated = (endpoints: readonly DeclaredEndpoint[]): string[] => {
  const seen = new Map<string, DeclaredEndpoint>()
  return endpoints.flatMap((endpoint) => {
    const call = `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`
    const first = seen.get(call)
    seen.set(call, endpoint)
    return first === undefined
      ? []
      : [`${endpoint.file}: ${endpoint.name} answers the same call as ${first.name}: ${call}`]
  })
}

const routesWithoutEndpoint = (repository: Repository): string[] =>
  repository.paths
    .filter((path) => routesFile.test(path) && undeclared.test(withoutComments(repository.read(path))))
    .map((path) => `${path}: mounts a route that no endpoint of the contract declares`)

/** Every endpoint has a route, says who may call it and is named by a test; every route has an endpoint. */
export const contractCoverageOf = (load: (repository: Repository) => Promise<readonly DeclaredEndpoint[]>): Gate => ({
  name: 'contract-coverage',
  check: async (repository) => {
    const endpoints = await load(repository)
    const mounted = mountedNames(repository)
    const tests = sourcesOf(repository, apiTest).join('\n')
    const faults = endpoints.flatMap((endpoint) =>
      faultsOf(endpoint, mounted, tests).map((fault) => `${endpoint.file}: ${endpoint.name} ${fault}`),
    )
    return {
      failures: [...faults, ...repeated(endpoints), ...routesWithoutEndpoint(repository)],
      note: `${endpoints.length} endpoints`,
    }
  },
})

export const contractCoverage = contractCoverageOf(loadEndpoints)
