import { expect, test } from 'vitest'
import { createRepository } from './repository.ts'
import { fixedParts, verbatimTexts } from './verbatim-texts.ts'

const row = (text: string): string =>
  `head\nQQQ-001\tQQQ\tmessage\t\t${text}\t\nZZZ-001\tZZZ\tmessage\t\tSays 'Nunca'.\t\n`

const noExemptions = 'id\ttext\tdate\treason\n'

const check = async (requirement: string, source: string, exemptions = noExemptions) => {
  const { failures } = await verbatimTexts.check(
    createRepository({
      'docs/requirements.tsv': row(requirement),
      'docs/waivers.tsv': 'subject\tdate\treason\nZZZ\t2026-11-21\tnot built yet\n',
      'docs/text-exemptions.tsv': exemptions,
      'apps/web/src/shell/toast.tsx': source,
      'apps/web/src/shell/toast.test.tsx': "'Sem itens para carregar'",
    }),
  )
  return failures
}

test('C-103 a text may add accents that the quote lacks, and lose the final period', async () => {
  expect(await check("Failure: 'Nao foi possivel salvar.'", '<p>Não foi possível\n salvar</p>')).toEqual([])
})

test.each([
  ['without an accent of the quote', 'Não foi possivel'],
  ['with another accent', 'Não foi possìvel'],
  ['in another case', 'não foi possível'],
])('C-103 a text %s is missing', async (_, shown) => {
  expect(await check("Failure: 'Não foi possível'", shown)).toEqual([
    "QQQ-001: no source has the text 'Não foi possível'",
  ])
})

test('a text that only a comment or a test has is missing', async () => {
  const missing = ["QQQ-001: no source has the text 'Sem itens para carregar'"]
  expect(await check("Shows 'Sem itens para carregar'.", '// Sem itens para carregar')).toEqual(missing)
})

test('a different wording is missing, each quote on its own', async () => {
  expect(await check("Shows 'Salvar' and 'Cancelar'.", "const label = 'Salvar'")).toEqual([
    "QQQ-001: no source has the text 'Cancelar'",
  ])
})

test('values inside a text are left open', () => {
  expect(fixedParts('Troca #{id} - {date}')).toEqual(['Troca #'])
  expect(fixedParts('Soma (X) diferente do total.')).toEqual(['Soma (', ') diferente do total'])
  expect(fixedParts('Não há N itens')).toEqual(['Não há', 'itens'])
})

const exempted = (...cells: string[]) => `${noExemptions}${cells.join('\t')}\n`

test('a text with a dated reason is exempt', async () => {
  const exemption = exempted('QQQ-001', 'Papel', '2026-11-21', 'a role, never shown')
  expect(await check("Role 'Papel'", '', exemption)).toEqual([])
})

test.each([
  ['has no date', ['soon', 'a role, never shown']],
  ['says no reason', ['2026-11-21', '']],
])('an exemption that %s is refused', async (fault, cells) => {
  expect(await check("Role 'Papel'", '', exempted('QQQ-001', 'Papel', ...cells))).toEqual([
    `docs/text-exemptions.tsv:2: 'Papel' ${fault}`,
  ])
})

test('an exemption of a text that the source has is refused', async () => {
  const exemption = exempted('QQQ-001', 'Papel', '2026-11-21', 'a role, never shown')
  expect(await check("Role 'Papel'", 'Papel', exemption)).toEqual([
    "docs/text-exemptions.tsv:2: 'Papel' is not needed any more: the source has the text",
  ])
})

test.each(['QQQ-002', 'ZZZ-001'])('an exemption for %s, which quotes no such text, is refused', async (id) => {
  const exemption = exempted(id, 'Papel', '2026-11-21', 'a role, never shown')
  expect(await check("Says 'Salvar'", 'Salvar', exemption)).toEqual([
    "docs/text-exemptions.tsv:2: 'Papel' is quoted by no requirement of this id",
  ])
})
