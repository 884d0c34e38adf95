import { expect, test } from 'vitest'
import { machineWords } from './machine-words.ts'
import { repositoryOf } from './repository.ts'

const failuresOf = async (path: string, text: string) =>
  (await machineWords.check(repositoryOf({ [path]: text }))).failures

test.each([
  ['README.md', 'open /work/main/README.md'],
  ['apps/api/src/main.ts', "const folder = '/home/ana/girassol'"],
  ['apps/api/src/main.ts', "const folder = '/tmp/girassol'"],
  ['Dockerfile', 'COPY /root/.npmrc .'],
  ['docs/a.md', 'C:\\Users\\ana'],
  ['.npmrc', 'registry=https://registry.example.com/'],
  ['package-lock.json', '      "resolved": "https://somewhere/a.tgz",'],
])('%s may not say: %s', async (path, text) => {
  expect(await failuresOf(path, text)).toHaveLength(1)
})

test.each([
  ['apps/api/src/files.test.ts', "const folder = '/tmp/girassol'"],
  ['apps/web/src/routes.tsx', "const path = '/pedidos/home/x'"],
  ['package-lock.json', '      "resolved": "apps/api",'],
  ['Dockerfile', 'WORKDIR /app'],
])('%s may say: %s', async (path, text) => {
  expect(await failuresOf(path, text)).toEqual([])
})
