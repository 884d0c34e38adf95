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
