import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './gates/repository.ts'

const document = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8')
const rows = document
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the comparison with the ASVS names places that exist', () => {
  const cited = [...document.matchAll(/`([\w./-]+\/[\w.-]*|[\w-]+\.\w+)`/g)].map(([, path = '']) => path)
  const folders = ['', 'apps/api/src', 'apps/api/src/features/session', 'apps/api/src/database/migrations']
  const isPlace = (path: string) => folders.some((folder) => existsSync(join(projectRoot, folder, path)))
  const addresses = ['/api/docs']
  const libraries = ['@node-rs/argon2', '@simplewebauthn/server']
  const missing = cited.filter((path) => !addresses.includes(path) && !libraries.includes(path) && !isPlace(path))
  expect(missing).toEqual([])
})

test('no section is left out, none is unmet, and at most six are met in part, each with its reason', () => {
  expect(rows.length).toBeGreaterThan(65)
  const states = Map.groupBy(rows, ([, , state = '']) => state)
  expect([...states.keys()].toSorted()).toEqual(['level 3', 'met', 'not applicable', 'partly'])
  expect(states.get('partly')?.length).toBeLessThanOrEqual(6)
  for (const [, section, , place] of states.get('partly') ?? []) expect(place, section).toMatch(/\w{3}/)
})
