import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './gates/repository.ts'
import { findRank, longestFiles } from './longest-first.ts'

test('every file that is begun first exists', () => {
  expect(longestFiles.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})

test('files are ranked as they are listed, all others after them', () => {
  expect(
    [longestFiles[0], longestFiles[1], 'packages/domain/src/cart/cart.test.ts'].map((file) => findRank(`/any/${file}`)),
  ).toEqual([0, 1, longestFiles.length])
})
