import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/** Attributes and fields whose text users read or hear. */
const textNames = new Set(
  'label title text placeholder description hint alt empty what verb consequence aria-label aria-description'.split(
    ' ',
  ),
)

/** Words that no Portuguese sentence contains. */
const english =
  /(?<!\p{L})(?:the|and|with|your|you|please|loading|cancel|delete|save|close|search|from|found|error|failed|click|this|are|is|of|new|next|previous|show|hide|order|budget|customer|seller|price|login|submit|back)(?!\p{L})/iu

type Node = { readonly type: string; readonly [field: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const readText = (node: unknown): readonly string[] => {
  if (!isNode(node)) return []
  if (node.type === 'JSXExpressionContainer') return readText(node.expression)
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  }
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string' ? [node.value] : []
}

const readName = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '')

/** Every text of a file that is shown or read aloud. */
export const listTexts = (node: unknown): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(listTexts)
  if (!isNode(node)) return []
  const own = node.type === 'JSXText' ? readText(node) : []
  const isTextAttribute = node.type === 'JSXAttribute' && textNames.has(readName(node.name))
  const isField = node.type === 'Property' && textNames.has(readName(node.key))
  const texts = isTextAttribute || isField ? readText(node.value) : []
  return [...own, ...texts, ...Object.values(node).flatMap(listTexts)]
}

const root = join(import.meta.dirname, '..')
const files = globSync('**/*.tsx', { cwd: root }).filter((file) => !/test|render-/.test(file))
const wordsIn = (name: string, source: string) => listTexts(parseSync(name, source).program)

describe('the words of the interface', () => {
  test('CON-005 an English one would be seen, shown or read aloud', () => {
    const source = 'const a = <p title="Fechar"><b aria-label={`Close`} />Loading</p>; const b = { label: "Save" }'
    expect(wordsIn('a.tsx', source).filter((words) => english.test(words))).toEqual(['Close', 'Loading', 'Save'])
  })

  test('CON-005 every text of every screen is Portuguese', () => {
    const all = files.flatMap((file) =>
      wordsIn(file, readFileSync(join(root, file), 'utf8')).map((words) => `${file}: ${words.trim()}`),
    )
    expect(all.length).toBeGreaterThan(500)
    expect(all.filter((line) => english.test(line.slice(line.indexOf(': ') + 2)))).toEqual([])
  })
})
