import { listAuditEntries } from '@girassol/contract/administration'
import {
  applyFreightImport,
  changeFreight,
  exportFreight,
  listFreightRefusals,
  listFreightTable,
  previewFreightImport,
} from '@girassol/contract/freight'
import type { FileImportPreview } from '@girassol/contract/http/file-import'
import { freightTemplate } from '@girassol/domain/freight'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

const header = 'estado;faixa;percentual;minimo;prazo'
const toFile = (...rows: readonly string[]): string => [header, ...rows].join('\n')
const upload = (text: string | Uint8Array) => ({ query: { fileName: 'frete.csv' }, body: Buffer.from(text) })
const confirm = (text: string, version: string) => ({
  query: { fileName: 'frete.csv', version },
  body: Buffer.from(text),
})
const expected = 'As colunas esperadas são: estado, faixa, percentual, minimo, prazo.'

describe.each(testedDatabases)('the freight table from a file on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let table: Awaited<ReturnType<typeof storedRates>>

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    table = await storedRates()
  })
  beforeEach(async () => {
    await store.db.deleteFrom('freight_rate').execute()
    await store.db.insertInto('freight_rate').values(table).execute()
  })
  afterAll(() => store.close())

  const preview = async (text: string): Promise<FileImportPreview> => {
    const answer = await administrator(previewFreightImport, upload(text))
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const apply = (text: string, version: string) => administrator(applyFreightImport, confirm(text, version))
  const readRates = async (uf: string) => {
    const table: { uf: string; rates: unknown }[] = (await administrator(listFreightTable)).json()
    return table.find((row) => row.uf === uf)?.rates
  }
  const storedRates = () => store.db.selectFrom('freight_rate').selectAll().orderBy('state').orderBy('band').execute()

  test('C-140 what is exported and imported again changes nothing', async () => {
    const file = (await administrator(exportFreight)).body
    const seen = await preview(file)
    expect(seen).toMatchObject({ added: 0, changed: 0, bad: 0, changes: [], problems: [] })
    expect(seen.unchanged).toBe(54)
    const before = await storedRates()
    expect((await apply(file, seen.version)).json()).toEqual({ added: 0, changed: 0, unchanged: 54 })
    expect(await storedRates()).toEqual(before)
  })

  test('C-140 C-34 the preview shows each change and writes nothing; the import writes it and leaves entries', async () => {
    await store.db.deleteFrom('freight_rate').where('state', '=', 'RR').execute()
    await administrator(changeFreight, {
      params: { uf: 'SP' },
      body: {
        capital: { percentage: 1, minimum: 100, deadline: 2 },
        interior: { percentage: 2, minimum: 200, deadline: 5 },
        seen: (await readRates('SP')) as never,
      },
    })
    const text = toFile('sp; Capital ;3,2;R$ 1.250,50;2', 'RR;capital;4;300;9', 'RR;interior;5,5;400;15')
    const before = await storedRates()
    const seen = await preview(text)
    expect(seen).toMatchObject({ added: 2, changed: 1, bad: 0 })
    expect(seen.changes[0]).toEqual({
      line: 2,
      name: 'SP · capital',
      isNew: false,
      cells: [
        { column: 'percentual', before: '1,00', after: '3,20' },
        { column: 'minimo', before: '100,00', after: '1250,50' },
      ],
    })
    expect(await storedRates()).toEqual(before)
    expect((await apply(text, seen.version)).json()).toEqual({ added: 2, changed: 1, unchanged: 0 })
    expect(await readRates('SP')).toEqual({
      capital: { percentage: 3.2, minimum: 1250.5, deadline: 2 },
      interior: { percentage: 2, minimum: 200, deadline: 5 },
    })
    expect(await readRates('RR')).toMatchObject({ interior: { percentage: 5.5, minimum: 400, deadline: 15 } })
    const entries = (await administrator(listAuditEntries, { query: { kind: 'freight-rate' } })).json().data
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'import', subject: { name: 'frete.csv' }, after: { added: 2, changed: 1 } },
      { action: 'create', subject: { id: 'RR' } },
      { action: 'change', subject: { id: 'SP' }, before: { capitalPercentage: 1 }, after: { capitalPercentage: 3.2 } },
    ])
  })

  test('USE-028 each wrong row is named by its line and column, and stops the whole import', async () => {
    const text = toFile(
      'GO;capital;três;250;3',
      'GO;interior;120;250;3',
      'XX;capital;1;250;3',
      'MG;centro;1;250;3',
      'MG;capital;1;1.500;0',
      'MG;interior;;250;2,5',
      'BA;capital;1;250;3',
      'BA;capital;2;250;3',
      'BA;interior;1.500;-1;3',
    )
    const seen = await preview(text)
    expect(seen.problems).toEqual([
      'Linha 2, coluna percentual: use número, como 3,20',
      'Linha 3, coluna percentual: máximo 100',
      'Linha 4, coluna estado: Estado inválido',
      'Linha 5, coluna faixa: use capital, interior',
      'Linha 6, coluna prazo: mínimo 1',
      'Linha 7, coluna percentual: obrigatório',
      'Linha 7, coluna prazo: use número inteiro, como 7',
      'Linha 9, coluna faixa: BA capital já está na linha 8',
      'Linha 10, coluna percentual: "1.500" pode ser 1,5 ou 1500. Escreva um dos dois.',
      'Linha 10, coluna minimo: use número, como 3,20',
    ])
    expect(seen.bad).toBe(8)
    const before = await storedRates()
    const refused = await apply(text, seen.version)
    expect([refused.statusCode, refused.json().message]).toEqual([409, '8 linhas têm erros: nada foi gravado.'])
    expect(await storedRates()).toEqual(before)
  })

  test('REL-009 C-236 an invisible character is refused by its line and column', async () => {
    const { problems, bad } = await preview(toFile('GO;capital;1;250;3', 'GO;inte\u0000rior;1;250;3'))
    expect([problems, bad]).toEqual([['Linha 3, coluna faixa: tem um caractere invisível que não se pode gravar'], 1])
  })

  test('REL-009 C-236 the preview lists the first 200 problems, and the file of refusals all of them', async () => {
    const text = toFile(...Array.from({ length: 120 }, () => 'XX;capital;três;250;0'))
    expect((await preview(text)).problems).toHaveLength(200)
    const answer = await administrator(listFreightRefusals, upload(text))
    const lines = answer.body.trim().split('\r\n')
    expect([answer.statusCode, lines.length]).toEqual([200, 361])
    expect(lines[0]).toContain('Linha;Coluna;Recusa')
    expect(lines.at(-1)).toBe('121;prazo;mínimo 1')
  })

  test('USE-028 a new state needs both bands', async () => {
    await store.db.deleteFrom('freight_rate').where('state', '=', 'AC').execute()
    const { problems } = await preview(toFile('AC;capital;1;250;3'))
    expect(problems).toEqual(['Linha 2, coluna faixa: falta a linha interior de AC'])
  })

  test.each([
    ['nothing', '', 400, 'O arquivo está vazio.'],
    ['an Excel file', 'PK\u0003\u0004…', 400, 'O arquivo é uma planilha do Excel. Salve-a como CSV e envie o CSV.'],
    ['a PDF', '%PDF-1.7', 400, 'O arquivo é um PDF. Envie um CSV.'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 400, 'O arquivo é uma imagem. Envie um CSV.'],
    ['bytes that are no text', 'a\u0000b', 400, 'O arquivo não é um texto. Envie um CSV.'],
    [
      'one column missing',
      'estado;faixa;minimo;prazo\nGO;capital;1;2',
      400,
      `Este não é o arquivo de frete. Falta a coluna percentual. ${expected}`,
    ],
    [
      'no header',
      'GO;capital;1;2;3',
      400,
      `Este não é o arquivo de frete. Faltam as colunas ${header.replaceAll(';', ', ')}. ${expected}`,
    ],
    ['JSON inside', '{"frete":[]}', 400, 'O arquivo é um JSON. Envie um CSV.'],
    [
      'an unknown column',
      `${header};obs\nGO;capital;1;2;3;x`,
      400,
      `O arquivo tem a coluna obs, que não se usa aqui. ${expected}`,
    ],
    ['a column twice', `${header};prazo\nGO;capital;1;2;3;4`, 400, 'A coluna prazo aparece duas vezes.'],
    ['the header alone', header, 400, 'O arquivo só tem o cabeçalho: nenhum estado abaixo dele.'],
    [
      'a quote that stays open',
      toFile('"GO;capital;1;2;3'),
      400,
      'Linha 2, coluna estado: há aspas que abrem e não fecham.',
    ],
    [
      'a cell too many',
      toFile('GO;capital;1;2;3;4'),
      400,
      'Linha 2, coluna 6: o cabeçalho tem 5 colunas e a linha tem 6 células.',
    ],
    [
      'too many rows',
      toFile(...Array(501).fill('GO;capital;1;2;3')),
      400,
      'O arquivo tem mais de 500 linhas, que é o máximo.',
    ],
  ] as const)('USE-028 a file with %s is refused once, with what was expected', async (...row) => {
    const [, content, status, sentence] = row
    const answer = await administrator(previewFreightImport, upload(content))
    expect([answer.statusCode, answer.json().message]).toEqual([status, `${sentence} Nada foi gravado.`])
  })

  test('USE-028 the template can be imported as it is', async () => {
    expect((await preview(freightTemplate)).problems).toEqual([])
  })

  test('C-140 of two imports at once one wins, and the other has to be previewed again', async () => {
    const files = ['4', '5'].map((percent) => toFile(`PR;capital;${percent};111;3`))
    const seen = await Promise.all(files.map(preview))
    const answers = await Promise.all(files.map((file, index) => apply(file, seen[index]?.version ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const loser = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(loser.message).toBe('Os dados mudaram depois da conferência. Confira o arquivo de novo.')
  })

  test('C-140 only administrators import or export the table', async () => {
    const logistics = await store.as('logistics@girassol.demo')
    for (const answer of [
      await logistics(previewFreightImport, upload(freightTemplate)),
      await logistics(applyFreightImport, confirm(freightTemplate, 'x')),
      await logistics(exportFreight),
    ]) {
      expect(answer.statusCode).toBe(403)
    }
  })
})
