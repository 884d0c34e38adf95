import {
  applyCatalogueImport,
  exportCatalogue,
  listCatalogueRefusals,
  previewCatalogueImport,
} from '@girassol/contract/catalogue'
import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, readSentText, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../../lib/test-saved-files.ts'
import { CatalogueImportScreen } from './catalogue-import-screen.tsx'

const preview = (more: Partial<ImportPreview> = {}): ImportPreview => ({
  read: 3,
  good: 3,
  added: 1,
  changed: 1,
  unchanged: 1,
  bad: 0,
  unnamed: 40,
  changes: [
    { code: '10010005', name: 'MODULO 550W', isNew: false, cells: [{ column: 'VLR_TOT', before: 449.9, after: 460 }] },
    { code: '10209001', name: 'GRAMPO', isNew: true, cells: [] },
  ],
  badRows: [],
  version: '3.14',
  ...more,
})

const open = async () => {
  renderScreen(
    <SessionProvider>
      <CatalogueImportScreen />
    </SessionProvider>,
    '/administracao/catalogo/importar',
  )
  const field = await screen.findByLabelText('Escolher arquivo do catálogo')
  const user = userEvent.setup()
  return { user, choose: (text: string) => user.upload(field, new File([text], 'produtos.csv', { type: 'text/csv' })) }
}
const api = () => fakeApi().on(readSession, aSession('ADMINISTRATOR'))
const counts = { read: 3, good: 3, added: 1, changed: 1, unchanged: 1, bad: 0 }

describe('the catalogue from a file', () => {
  test('C-140 what would change is reported first, and what was seen is what is imported', async () => {
    const calls = api().on(previewCatalogueImport, preview()).on(applyCatalogueImport, counts)
    const { user, choose } = await open()
    await choose('B1_COD\n1')
    expect(await screen.findByText('Produto novo')).toBeTruthy()
    expect(screen.getByText('Preço:').parentElement?.textContent).toMatch(/R\$\s449,90.*R\$\s460,00/)
    expect(calls.callsTo(applyCatalogueImport)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Importar 2 produtos' }))
    expect(await screen.findByText('Catálogo importado: 1 novo, 1 alterado.')).toBeTruthy()
    const [call] = calls.callsTo(applyCatalogueImport)
    expect(call?.query).toEqual({ fileName: 'produtos.csv', version: '3.14', skipBad: 'false' })
    expect(call?.headers.get('content-type')).toBe('application/octet-stream')
    expect(await readSentText(call)).toBe('B1_COD\n1')
    await waitFor(() => expect(screen.queryByText('Conferência')).toBeNull())
  })

  test('C-140 bad rows are shown with their line and reason, and the good ones may come alone', async () => {
    const badRows = [{ line: 7, code: '', reasons: ['coluna VLR_TOT: use número, como 3,20'] }]
    const calls = api()
      .on(previewCatalogueImport, preview({ bad: 1, badRows }))
      .on(applyCatalogueImport, counts)
    const { user, choose } = await open()
    await choose('x')
    expect(await screen.findByText('Linha 7')).toBeTruthy()
    expect(screen.getByText('coluna VLR_TOT: use número, como 3,20')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Importar só as linhas boas (2 produtos)' }))
    await waitFor(() => expect(calls.callsTo(applyCatalogueImport)[0]?.query).toMatchObject({ skipBad: 'true' }))
  })

  test('REL-009 C-236 all invalid rows are downloaded, when the preview lists the first of them', async () => {
    const badRows = [{ line: 7, code: '', reasons: ['coluna VLR_TOT: use número, como 3,20'] }]
    const calls = api()
      .on(previewCatalogueImport, preview({ bad: 1200, badRows }))
      .on(listCatalogueRefusals, new Uint8Array([1]) as never)
    const saved = recordSavedFiles()
    const { user, choose } = await open()
    await choose('x')
    expect(await screen.findByText(/^1 de 1\.200/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Baixar todas em CSV' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Linhas com erro.csv']))
    const [call] = calls.callsTo(listCatalogueRefusals)
    expect([call?.query, await readSentText(call)]).toEqual([{ fileName: 'produtos.csv' }, 'x'])
  })

  test('C-140 a file that changes nothing is not imported, and an unreadable one is reported', async () => {
    api().on(previewCatalogueImport, preview({ added: 0, changed: 0, changes: [] }))
    const { choose } = await open()
    await choose('x')
    const button = await screen.findByRole('button', { name: /^Importar 0 produtos/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('O arquivo não muda nada.')).toBeTruthy()
    api().on(previewCatalogueImport, refusing(400, 'Falta a coluna B1_COD. Nada foi gravado.'))
    await choose('"')
    expect((await screen.findByRole('alert')).textContent).toContain('Falta a coluna B1_COD. Nada foi gravado.')
  })

  test('USE-028 a wrong file is refused once, beside a template to download', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template')
    api().on(previewCatalogueImport, refusing(400, 'O arquivo está vazio. Nada foi gravado.'))
    const { user, choose } = await open()
    await choose('x')
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Baixar modelo' }))
    const [template] = saved.mock.calls[0] ?? []
    expect(await (template as Blob).text()).toMatch(/^B1_COD;B1_DESC;BM_GRUPO;VLR_TOT;/)
  })

  test('C-140 a catalogue that moved meanwhile is compared again', async () => {
    const message = 'O catálogo mudou depois da conferência. Confira o arquivo de novo.'
    const calls = api().on(previewCatalogueImport, preview()).on(applyCatalogueImport, refusing(409, message))
    const { user, choose } = await open()
    await choose('x')
    await user.click(await screen.findByRole('button', { name: 'Importar 2 produtos' }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await user.click(screen.getByRole('button', { name: 'Conferir de novo' }))
    await waitFor(() => expect(calls.callsTo(previewCatalogueImport)).toHaveLength(2))
  })

  test('REL-009 a file that is being compared is named with its size, no other one is taken, and leaving asks', async () => {
    const answer = Promise.withResolvers<ImportPreview>()
    const calls = api().on(previewCatalogueImport, () => answer.promise)
    const { user, choose } = await open()
    await choose('B1_COD\n1')
    const field = await screen.findByLabelText('Conferindo produtos.csv (1 KB)…')
    await user.upload(field, new File(['B1_COD\n2'], 'outro.csv', { type: 'text/csv' }))
    await user.click(screen.getByRole('link', { name: 'Catálogo' }))
    const question = within(await screen.findByRole('dialog', { name: 'Sair da importação' }))
    expect(question.getByText(/O arquivo ainda está sendo conferido/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Ficar' }))
    answer.resolve(preview())
    expect(await screen.findByRole('button', { name: 'Importar 2 produtos' })).toBeTruthy()
    expect(calls.callsTo(previewCatalogueImport)).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Catálogo' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('ainda não foi importado: nada foi gravado')
    await user.click(screen.getByRole('button', { name: 'Ficar' }))
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    await user.click(screen.getByRole('link', { name: 'Catálogo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('C-140 the catalogue is exported as a file', async () => {
    const calls = api().on(exportCatalogue, new Uint8Array([1]) as never)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
    await waitFor(() => expect(calls.callsTo(exportCatalogue)).toHaveLength(1))
  })
})
