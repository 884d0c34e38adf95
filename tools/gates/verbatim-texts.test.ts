import { expect, test } from 'vitest'
import { repositoryOf } from './repository.ts'
import { fixedParts, verbatimTexts } from './verbatim-texts.ts'

const row = (text: string): string =>
  `head\nQQQ-001\tQQQ\tmessage\t\t${text}\t\nZZZ-001\tZZZ\tmessage\t\tSays 'Nunca'.\t\n`

const check = async (requirement: string, source: string, exemptions = 'id\ttext\treason\n') => {
  const { failures } = await verbatimTexts.check(
    repositoryOf({
      'docs/requirements.tsv': row(requirement),
      'docs/waivers.tsv': 'subject\tdate\treason\nZZZ\t2026-11-21\tnot built yet\n',
      'docs/text-exemptions.tsv': exemptions,
      'apps/web/src/shell/toast.tsx': source,
      'apps/web/src/shell/toast.test.tsx': "'Sem itens para carregar'",
    }),
  )
  return failures
}

test('C-103 a text may differ in accents, case and the final period', async () => {
  expect(await check("Failure: 'Nao foi possivel SALVAR.'", '<p>Não foi possível salvar</p>')).toEqual([])
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
  expect(fixedParts('Troca #{id} - {date}')).toEqual(['troca #'])
  expect(fixedParts('Soma (X) diferente do total.')).toEqual(['soma (', ') diferente do total'])
})

test('an exemption needs a reason', async () => {
  expect(await check("Role 'Papel'", '', 'id\ttext\treason\nQQQ-001\tPapel\ta role, never shown\n')).toEqual([])
  expect(await check("Role 'Papel'", '', 'id\ttext\treason\nQQQ-001\tPapel\t\n')).toEqual([
    'docs/text-exemptions.tsv:2: say the reason',
  ])
})
