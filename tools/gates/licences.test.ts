import { expect, test } from 'vitest'
import { licences } from './licences.ts'
import { createRepository } from './repository.ts'

const check = async (packages: Record<string, object>) =>
  (await licences.check(createRepository({ 'package-lock.json': JSON.stringify({ packages }) }))).failures

test.each([
  ['another licence', { license: 'UNLICENSED' }, 'x: its licence is UNLICENSED'],
  ['none', {}, 'x: its licence is not named'],
  ['one that takes our code along', { license: 'AGPL-3.0-only' }, 'x: its licence is AGPL-3.0-only'],
  ['a good one and such a one together', { license: '(MIT AND GPL-3.0)' }, 'x: its licence is (MIT AND GPL-3.0)'],
  ['a good one, but kept by nobody', { license: 'MIT', deprecated: 'gone' }, 'x is no longer kept: gone'],
])('SEC-025 C-230 a package is refused that has %s', async (_title, entry, failure) => {
  expect(await check({ 'node_modules/a/node_modules/x': entry })).toEqual([failure])
})

test('SEC-025 a choice with one good licence passes, and our own packages need none', async () => {
  const packages = {
    '': {},
    'apps/api': { version: '0.1.0' },
    'node_modules/@girassol/api': { link: true },
    'node_modules/a': { license: '(GPL-3.0 OR MIT)' },
    'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
  }
  expect(await check(packages)).toEqual([])
})
