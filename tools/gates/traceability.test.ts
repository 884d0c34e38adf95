import { expect, test } from 'vitest'
import { createRepository } from './repository.ts'
import { traceability } from './traceability.ts'

const requirements = [
  'id\tarea\tkind\tsource\trequirement\thow_to_check',
  'QQQ-001\tQQQ\trule\t\tFirst.\t',
  'QQQ-002\tQQQ\trule\t\tSecond.\t',
  'ZZZ-001\tZZZ\trule\t\tThird.\t',
].join('\n')

const zzzWaived = 'subject\tdate\treason\nZZZ\t2026-11-21\tnot built yet, room of the tests\n'
const bothTested = "test('QQQ-001 QQQ-002 are so', () => {})\n"

const rules = '# Rules\n\n- **C-08** Integrators read their own records.\n- **C-141** Each part is paid by itself.\n'

const check = (files: Record<string, string>, waivers = zzzWaived) =>
  traceability.check(
    createRepository({
      'docs/requirements.tsv': requirements,
      'docs/waivers.tsv': waivers,
      'docs/rules.md': rules,
      ...files,
    }),
  )

test('named and waived requirements pass and are counted', async () => {
  expect(await check({ 'a.test.ts': bothTested })).toEqual({
    failures: [],
    note: '2 of 3 requirements named by tests, 1 waivers',
  })
})

test('a requirement without test and waiver is refused with its sentence', async () => {
  const { failures } = await check({ 'a.test.ts': "test('QQQ-001 is so', () => {})" })
  expect(failures).toEqual(['QQQ-002: no test names it, no waiver covers it. Second.'])
})

test('a table of cases names its requirements', async () => {
  const table = "test.each([['QQQ-001', 1], ['QQQ-002', 2]])('%s', () => {})"
  expect((await check({ 'a.test.ts': table })).failures).toEqual([])
})

test.each([
  ['a comment', "// QQQ-002\ntest('QQQ-001 is so', () => {})"],
  ['a skipped test', `test('QQQ-001 is so', () => {})\n${['test', 'skip'].join('.')}('QQQ-002 is so', () => {})`],
])('%s names nothing', async (_, source) => {
  expect((await check({ 'a.test.ts': source })).failures.join()).toContain('QQQ-002: no test names it')
})

test('a rule that is written twice is refused', async () => {
  const twice = `${rules}- **C-08** Staff read the records of every company.\n`
  const { failures } = await check({ 'a.test.ts': bothTested, 'docs/rules.md': twice })
  expect(failures).toEqual(['docs/rules.md: C-08 is there twice, so that a citation of it is ambiguous'])
})

test('a source file that cites an id proves nothing', async () => {
  expect((await check({ 'a.ts': "const id = 'QQQ-001 QQQ-002'" })).failures).toHaveLength(2)
})

test.each([
  ['an id of a known area', 'a.ts', `// ${['QQQ', '009'].join('-')}`],
  ['a misspelt area in a title', 'b.test.ts', `test('${['QQZ', '001'].join('-')} is so', () => {})`],
  ['a rule that no file has', 'a.md', ['C', '999'].join('-')],
  ['a rule that was never written', 'a.sql', `-- ${['C', '119'].join('-')}`],
])('%s that does not exist is refused', async (_, path, text) => {
  const { failures } = await check({ 'a.test.ts': bothTested, [path]: text })
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain(`${path}: neither docs/requirements.tsv nor docs/rules.md has`)
})

test('C-08 a decision that exists passes, and so does a word that only looks like an id', async () => {
  const { failures } = await check({ 'a.test.ts': bothTested, 'a.ts': "// C-08, C-141\nconst algorithm = 'SHA-256'" })
  expect(failures).toEqual([])
})

test.each([
  ['unknown subject', 'QQX\t2026-11-21\tnot built yet', 'is no id and no area'],
  ['no date', 'ZZZ-001\tsoon\tnot built yet', 'has no date'],
  ['no reason', 'ZZZ-001\t2026-11-21\t', 'says no reason'],
  ['not needed any more', 'QQQ\t2026-11-21\tnot built yet', 'is not needed any more'],
])('a waiver with %s is refused', async (_, row, fault) => {
  const { failures } = await check({ 'a.test.ts': bothTested }, `${zzzWaived}${row}\n`)
  expect(failures).toEqual([expect.stringContaining(`docs/waivers.tsv:3: ${row.split('\t')[0]} ${fault}`)])
})
