import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { describe, expect, test } from 'vitest'
import { contractEndpoints, keyEndpoints } from './contracts.ts'
import type { Router } from './http/route.ts'
import { capabilityRoutes } from './routes.ts'

const contractFolder = join(import.meta.dirname, '..', '..', '..', 'packages', 'contract', 'src')

type Declared = Pick<Endpoint, 'method' | 'path'> & { readonly requires?: unknown }

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** The exports of the contract's files, even of files that contracts.ts does not list. */
const declaredEndpoints = async (): Promise<Declared[]> => {
  const files = (await readdir(contractFolder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(contractFolder, name)).href)))
  return modules.flatMap((exported) => Object.values(exported).filter(isDeclared))
}

/** A capability receives only the router, so the endpoints it registers here are all that it serves. */
const mountedEndpoints = (): Endpoint[] => {
  const mounted: Endpoint[] = []
  const record = (endpoint: Endpoint): void => void mounted.push(endpoint)
  const router: Router = {
    route: record,
    conditionalRoute: record,
    keyRoute: record,
    keyLookupRoute: record,
    keyFileRoute: record,
    publicRoute: record,
    publicLookupRoute: record,
    lookupRoute: record,
    fileRoute: record,
    publicFileRoute: record,
    signedRoute: record,
    downloadRoute: record,
    publicDownloadRoute: record,
    streamRoute: record,
  }
  for (const routes of capabilityRoutes) routes(router)
  return mounted
}

const toCallName = ({ method, path }: Declared): string => `${method} ${path.replace(/:\w+/g, ':')}`
const sorted = (endpoints: readonly Declared[]): string[] => endpoints.map(toCallName).toSorted()

// Other tests prove that each endpoint is called: http/permissions.test.ts calls every endpoint for people, and
// http/signed-calls.test.ts every endpoint for other systems. Both walk contractEndpoints, so none is left out. Programs
// call those of keyEndpoints, which features/public-api/scopes.test.ts walks.
describe('the contract and the routes', () => {
  test('every endpoint that a contract file exports is in the list of contracts.ts', async () => {
    expect(sorted([...Object.values(contractEndpoints), ...Object.values(keyEndpoints)])).toEqual(
      sorted(await declaredEndpoints()),
    )
  })

  test('every endpoint declares who may call it', async () => {
    expect((await declaredEndpoints()).filter(({ requires }) => typeof requires !== 'string').map(toCallName)).toEqual(
      [],
    )
  })

  test('every endpoint has exactly one route, and every route an endpoint', () => {
    expect(sorted(mountedEndpoints())).toEqual(
      sorted([...Object.values(contractEndpoints), ...Object.values(keyEndpoints)]),
    )
  })

  test('no two endpoints answer the same call', () => {
    const calls = sorted([...Object.values(contractEndpoints), ...Object.values(keyEndpoints)])
    expect(calls.filter((call, at) => calls[at - 1] === call)).toEqual([])
  })
})
