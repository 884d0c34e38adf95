import { expect, test } from 'vitest'
import { importDirectly, readDefinitions } from './direct-imports.ts'

const files: Readonly<Record<string, string>> = {
  '/kit/index.mjs': `
import { Button } from './components/Button.mjs'
import { keys as listKeys } from './core/keys.mjs'
import { RemoveScroll } from 'react-remove-scroll'
export { Button, listKeys, RemoveScroll }
export { default as IconBell } from './icons/IconBell.mjs'
`,
  '/rules/index.ts': `export * from './can.ts'\nexport * from './more/index.ts'`,
  '/rules/can.ts': 'export type Can = string\nexport const can = 1, cannot = 2\nexport function judge() {}',
  '/rules/more/index.ts': `export { limit } from './limit.ts'`,
}

const read = (file: string) => readDefinitions(file, async (name) => files[name] ?? '')

const indexes = new Map([
  ['kit', await read('/kit/index.mjs')],
  ['../rules/index.ts', await read('/rules/index.ts')],
])

test('a name is imported from the file that defines it, under its name there', () => {
  expect(importDirectly(`import { Button, listKeys, IconBell as Bell } from 'kit'\nuse(Bell)`, indexes)).toBe(
    `import { Button as Button } from "/kit/components/Button.mjs"
import { keys as listKeys } from "/kit/core/keys.mjs"
import { default as Bell } from "/kit/icons/IconBell.mjs"
use(Bell)`,
  )
})

test('a name of a file that the index passes on as a whole is found as well', () => {
  expect(importDirectly(`import { cannot, judge, limit } from '../rules/index.ts'`, indexes)).toBe(
    `import { cannot as cannot } from "/rules/can.ts"
import { judge as judge } from "/rules/can.ts"
import { limit as limit } from "/rules/more/limit.ts"`,
  )
})

test.each([
  ['a name that the package takes from another one', `import { RemoveScroll } from 'kit'`],
  ['the whole package', `import * as kit from 'kit'`],
  ['another package', `import { Button } from 'kit-two'`],
])('%s is imported as written', (_, code) => {
  expect(importDirectly(code, indexes)).toBe(code)
})
