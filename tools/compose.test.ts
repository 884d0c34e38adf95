import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** The variables of the README's table: names in capitals, in the first column and in the words beside them. */
const listVariables = (): readonly string[] => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
  return [...new Set(rows.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = '']) => name)))]
}

test('REL-014 C-234 compose.yaml passes every variable of the README to the application', () => {
  const variables = listVariables()
  expect(variables).toContain('GATEWAY')
  expect(variables).toContain('MELHOR_ENVIO_ORIGINS')
  const [app = ''] = read('compose.yaml').split('\n  database:\n')
  const image = read('Dockerfile')
  const missing = variables.filter((name) => !app.includes(`\n      ${name}: `) && !image.includes(`${name}=`))
  expect(missing).toEqual([])
})

test('C-230 C-232 C-241 the container works without root, without a writable root, and is asked for its health', () => {
  const image = read('Dockerfile')
  const lastStage = image.slice(image.lastIndexOf('\nFROM '))
  expect(lastStage).toMatch(/^USER node$/m)
  expect(lastStage.indexOf('USER node')).toBeLessThan(lastStage.indexOf('\nCMD ["node", '))
  expect(lastStage).toMatch(/^CMD .*"apps\/api\/dist\/main\.js"\]$/m)
  expect(lastStage).toMatch(/^HEALTHCHECK /m)
  const [app = ''] = read('compose.yaml').split('\n  database:\n')
  expect(app).toMatch(/^ {4}read_only: true$/m)
  expect(app).toMatch(/^ {4}stop_grace_period: 30s$/m)
})

test('REL-009 the heaps of the server and of all that it starts at once fit into the memory of the container', () => {
  const [app = ''] = read('compose.yaml').split('\n  database:\n')
  const boundMb = Number(/^ {4}mem_limit: (\d+)g$/m.exec(app)?.[1]) * 1024
  const source = (file: string): string => read(`apps/api/src/${file}`)
  const flag = (text: string): number => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1])
  const thread = (file: string): number =>
    [...source(file).matchAll(/max(?:Old|Young)GenerationSizeMb: (\d+)/g)].reduce((sum, [, mb]) => sum + Number(mb), 0)
  const checks = Number(/bulkhead\((\d+),/.exec(source('integrations/files/clean-file.ts'))?.[1])
  const imports = Number(/bulkhead\((\d+),/.exec(source('spreadsheets/import-turns.ts'))?.[1])
  const heapsMb = [
    flag(read('Dockerfile')),
    imports *
      Math.max(
        flag(source('features/catalogue/import/catalogue-process.ts')),
        thread('spreadsheets/read-in-worker.ts'),
      ),
    thread('features/generator/calculate-in-thread.ts'),
    checks * flag(source('integrations/files/clean-pdf.ts')),
  ]
  for (const heapMb of heapsMb) expect(heapMb).toBeGreaterThan(0)
  // Beside its heap each of the four processes needs its program, buffers and young objects: 100 MB at most.
  const besideMb = 4 * 100
  expect(heapsMb.reduce((sum, heapMb) => sum + heapMb, besideMb)).toBeLessThanOrEqual(boundMb)
})
