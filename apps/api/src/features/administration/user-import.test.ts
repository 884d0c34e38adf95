import * as contract from '@girassol/contract/administration'
import type { FileImportPreview } from '@girassol/contract/http/file-import'
import { userTemplate } from '@girassol/domain/administration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openPeople, type People } from './test-people.ts'

const header = 'nome;email;papeis;integrador;ve_precos;ve_margem;recebe_emails'
const toFile = (...rows: readonly string[]): string => [header, ...rows].join('\n')
const upload = (text: string | Uint8Array) => ({ query: { fileName: 'usuarios.csv' }, body: Buffer.from(text) })
const confirm = (text: string, version: string) => ({
  query: { fileName: 'usuarios.csv', version },
  body: Buffer.from(text),
})
const expected = `As colunas esperadas são: ${header.replaceAll(';', ', ')}.`

describe.each(testedDatabases)('users from a file on %s', (kind) => {
  let people: People
  let administrator: Caller

  beforeAll(async () => {
    people = await openPeople(kind)
    administrator = await people.as('administrator@girassol.demo')
  })
  afterAll(() => people.close())

  const preview = async (text: string): Promise<FileImportPreview> => {
    const answer = await administrator(contract.previewUsersImport, upload(text))
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const apply = (text: string, version: string) => administrator(contract.applyUsersImport, confirm(text, version))
  const importFile = async (text: string) => apply(text, (await preview(text)).version)
  const storedUsers = () => people.db.selectFrom('app_user').selectAll().orderBy('id').execute()
  const findUser = (email: string) =>
    people.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()
  /** The recipients of the pending invitations; each is taken out of the outbox once. */
  const takeInvitations = async (): Promise<(string | undefined)[]> => {
    const jobs = await people.deps.boss.fetch<{ userId: number }>('mail.invitation', { batchSize: 100 })
    const users = await storedUsers()
    return jobs.map(({ data }) => users.find(({ id }) => id === data.userId)?.email).toSorted()
  }

  test('C-140 what is exported and imported again changes nothing', async () => {
    await importFile(toFile('=cmd|x;formula@empresa.example;Marketing;;S;N;N'))
    const file = (await administrator(contract.exportUsers)).body
    expect(file).toContain("'=cmd|x")
    const seen = await preview(file)
    expect(seen).toMatchObject({ added: 0, changed: 0, bad: 0, changes: [], problems: [] })
    const before = await storedUsers()
    expect(seen.unchanged).toBe(before.length)
    expect((await apply(file, seen.version)).json()).toMatchObject({ added: 0, changed: 0 })
    expect(await storedUsers()).toEqual(before)
  })

  test('C-140 new users are invited, each by one mail, and known ones are changed', async () => {
    const text = toFile(
      'Rita Cadastro;rita@empresa.example;Cadastro, compras;;;;',
      'Gil Gerente;gil@empresa.example;Gerente;INT002;N;N;S',
      'Fábio Novo Nome;FINANCIAL@girassol.demo;Financeiro;;;;',
    )
    await takeInvitations()
    const before = await storedUsers()
    const seen = await preview(text)
    expect(seen).toMatchObject({ added: 2, changed: 1, bad: 0 })
    expect(seen.changes.at(-1)?.cells.map(({ column }) => column)).toEqual(['nome'])
    expect(await storedUsers()).toEqual(before)
    expect((await apply(text, seen.version)).json()).toEqual({ added: 2, changed: 1, unchanged: 0 })
    expect(await findUser('rita@empresa.example')).toMatchObject({
      roles: ['REGISTRATION', 'PURCHASE'],
      can_view_product_prices: true,
      can_view_margin_liquid: false,
      notification_methods: ['EMAIL'],
      password_hash: null,
    })
    expect(await findUser('gil@empresa.example')).toMatchObject({ owner_id: people.seller.id, seller_id: null })
    expect(await findUser('financial@girassol.demo')).toMatchObject({ name: 'Fábio Novo Nome', roles: ['FINANCIAL'] })
    expect(await takeInvitations()).toEqual(['gil@empresa.example', 'rita@empresa.example'])
    const entries = (await administrator(contract.listAuditEntries, { query: { kind: 'user' } })).json().data
    expect(entries.slice(0, 3).map(({ action }: contract.AuditEntry) => action)).toEqual(['change', 'invite', 'invite'])
  })

  test('C-140 the same file twice invites nobody again', async () => {
    const text = toFile('Duas Vezes;duas-vezes@empresa.example;Marketing;;;;')
    const { version } = await preview(text)
    const answers = await Promise.all([apply(text, version), apply(text, version)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await importFile(text)).json()).toEqual({ added: 0, changed: 0, unchanged: 1 })
    expect(await takeInvitations()).toEqual(['duas-vezes@empresa.example'])
  })

  test('C-140 columns missing from the file leave the values of an existing user unchanged', async () => {
    await importFile(toFile('Ana Margem;ana-margem@empresa.example;Gerente;INT002;N;S;N'))
    const before = await findUser('ana-margem@empresa.example')
    await importFile('nome,email,papeis\nAna Margem Lima,ana-margem@empresa.example,Gerente')
    expect(await findUser('ana-margem@empresa.example')).toEqual({
      ...before,
      name: 'Ana Margem Lima',
      search: expect.anything(),
      version: 2,
      updated_at: expect.anything(),
    })
  })

  test('USE-028 each wrong row is named by its line and column, and stops the whole import', async () => {
    const text = toFile(
      'Bom;bom@empresa.example;Comercial;;;;',
      ';sem-nome@empresa.example;Comercial;;;;',
      'Sem E-mail;sem-arroba;Comercial;;;;',
      'Papel;papel@empresa.example;Chefe;;;;',
      'Sem Papel;sem-papel@empresa.example;;;;;',
      'Sem Loja;sem-loja@empresa.example;Gerente;;;;',
      'Com Loja;com-loja@empresa.example;Comercial;INT002;;;',
      'Outra Loja;outra-loja@empresa.example;Gerente;NAOHA;;;',
      'Sinal;sinal@empresa.example;Comercial;;talvez;;',
      'Bis;BOM@empresa.example;Comercial;;;;',
      `${'x'.repeat(101)};longo@empresa.example;Comercial;;;;`,
    )
    const before = await storedUsers()
    const seen = await preview(text)
    expect(seen.problems).toEqual([
      'Linha 3, coluna nome: obrigatório',
      'Linha 4, coluna email: E-mail inválido',
      'Linha 5, coluna papeis: não existe o papel Chefe',
      'Linha 6, coluna papeis: obrigatório',
      'Linha 7, coluna integrador: Integrador, gerente e colaborador trabalham para um integrador: escolha qual.',
      'Linha 8, coluna integrador: Só integrador, gerente e colaborador trabalham para um integrador.',
      'Linha 9, coluna integrador: não existe integrador com o código NAOHA',
      'Linha 10, coluna ve_precos: use S, N',
      'Linha 11, coluna email: BOM@empresa.example já está na linha 2',
      'Linha 12, coluna nome: No máximo 100 caracteres',
    ])
    expect((await apply(text, seen.version)).statusCode).toBe(409)
    expect(await storedUsers()).toEqual(before)
  })

  test('C-140 an administrator cannot remove the own administrator role by an import', async () => {
    const seen = await preview(toFile('Alice Andrade;administrator@girassol.demo;Comercial;;;;'))
    expect(seen.problems).toEqual(['Linha 2, coluna papeis: Você não pode tirar o seu próprio papel de administrador.'])
  })

  test.each([
    ['an Excel file', 'PK\u0003\u0004…', 'O arquivo é uma planilha do Excel. Salve-a como CSV e envie o CSV.'],
    ['a PDF', '%PDF-1.7', 'O arquivo é um PDF. Envie um CSV.'],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff), 'O arquivo é uma imagem. Envie um CSV.'],
    ['bytes that are no text', 'a\u0000b', 'O arquivo não é um texto. Envie um CSV.'],
    ['JSON inside', '[{"nome":"x"}]', 'O arquivo é um JSON. Envie um CSV.'],
    ['one column missing', 'nome;email\nx;y', `Este não é o arquivo de usuários. Falta a coluna papeis. ${expected}`],
    [
      'no header',
      'Rita;rita@x.example;Cadastro',
      `Este não é o arquivo de usuários. Faltam as colunas nome, email, papeis. ${expected}`,
    ],
    [
      'an unknown column',
      `${header};senha\nx;y;z;;;;;1`,
      `O arquivo tem a coluna senha, que não se usa aqui. ${expected}`,
    ],
    ['a column twice', 'nome;email;papeis;Nome\na;b;c;d', 'A coluna nome aparece duas vezes.'],
    ['the header alone', header, 'O arquivo só tem o cabeçalho: nenhum usuário abaixo dele.'],
    ['a quote that stays open', toFile('"x;y;z;;;;'), 'Linha 2, coluna nome: há aspas que abrem e não fecham.'],
    ['a cell too many', toFile('x;y;z;;;;;'), 'Linha 2, coluna 8: o cabeçalho tem 7 colunas e a linha tem 8 células.'],
    ['too many rows', toFile(...Array(301).fill('x;y;z;;;;')), 'O arquivo tem mais de 300 linhas, que é o máximo.'],
  ] as const)('USE-028 a file with %s is refused once, with what was expected', async (...row) => {
    const [, content, sentence] = row
    const answer = await administrator(contract.previewUsersImport, upload(content))
    expect([answer.statusCode, answer.json().message]).toEqual([400, `${sentence} Nada foi gravado.`])
  })

  test('USE-028 the template can be imported as it is', async () => {
    expect(await preview(userTemplate)).toMatchObject({ added: 1, problems: [] })
  })

  test('C-140 only administrators import or export users', async () => {
    const registration = await people.as('registration@girassol.demo')
    for (const answer of [
      await registration(contract.previewUsersImport, upload(userTemplate)),
      await registration(contract.applyUsersImport, confirm(userTemplate, 'x')),
      await registration(contract.exportUsers),
    ]) {
      expect(answer.statusCode).toBe(403)
    }
  })
})
