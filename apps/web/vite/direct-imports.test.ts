import { expect, test } from 'vitest'
import { definitionsIn, importDirectly } from './direct-imports.ts'

const index = `
import { Button } from './components/Button.mjs'
import { keys as listKeys } from './core/keys.mjs'
import { RemoveScroll } from 'react-remove-scroll'
export { Button, listKeys, RemoveScroll }
export { default as IconBell } from './icons/IconBell.mjs'
`
const packages = new Map([['kit', definitionsIn('/kit/index.mjs', index)]])

test('a name is imported from the file that defines it, under its name there', () => {
  expect(importDirectly(`import { Button, listKeys, IconBell as Bell } from 'kit'\nuse(Bell)`, packages)).toBe(
    `import { Button as Button } from "/kit/components/Button.mjs"
import { keys as listKeys } from "/kit/core/keys.mjs"
import { default as Bell } from "/kit/icons/IconBell.mjs"
use(Bell)`,
  )
})

test.each([
  ['a name that the package takes from another one', `import { RemoveScroll } from 'kit'`],
  ['the whole package', `import * as kit from 'kit'`],
  ['another package', `import { Button } from 'kit-two'`],
])('%s is imported as written', (_, code) => {
  expect(importDirectly(code, packages)).toBe(code)
})
