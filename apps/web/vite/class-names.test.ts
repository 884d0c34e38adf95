import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shortClassNames } from './class-names.ts'

const root = join(import.meta.dirname, '..')
const toName = shortClassNames(root)

it('the classes of a file have the same ending, whatever the folder of the checkout', () => {
  const [row, cell] = ['row', 'cell'].map((name) => toName(name, join(root, 'src/ui/data-table.module.css')))
  expect(row).toMatch(/^row_[\w-]{4}$/)
  expect(cell).toBe(`cell_${row?.slice(-4)}`)
  expect(shortClassNames('/other')('row', '/other/src/ui/data-table.module.css?used')).toBe(row)
})

it('no two stylesheets have the same ending', () => {
  const files = globSync('src/**/*.module.css', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  expect(new Set(files.map((file) => toName('row', join(root, file)))).size).toBe(files.length)
})
