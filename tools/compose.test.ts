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
