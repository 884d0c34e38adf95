import { applyFreightImport, listFreightRefusals, previewFreightImport } from '@girassol/contract/freight'
import type { FileImportPreview } from '@girassol/contract/http/file-import'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, readSentText, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../lib/test-saved-files.ts'
import { ImportFreightScreen } from './import-freight-screen.tsx'

const preview = (more: Partial<FileImportPreview> = {}): FileImportPreview => ({
  added: 1,
  changed: 1,
  unchanged: 2,
  changes: [
    {
      line: 2,
      name: 'GO · capital',
      isNew: false,
      cells: [{ column: 'percentual', before: '1,50', after: '3,20' }],
    },
    { line: 3, name: 'RR · capital', isNew: true, cells: [{ column: 'estado', before: '', after: 'RR' }] },
  ],
  bad: 0,
  problems: [],
  version: 'seen',
  ...more,
})

const open = async () => {
  const { router } = renderScreen(<ImportFreightScreen />, '/administracao/frete/importar')
  const field = await screen.findByLabelText('Escolher arquivo de frete')
  const user = userEvent.setup()
  const choose = (text: string) => user.upload(field, new File([text], 'frete.csv', { type: 'text/csv' }))
  return { user, choose, router }
}

describe('the freight table from a file', () => {
  test('C-140 the changes are shown before anything is written, and exactly these are imported', async () => {
    const api = fakeApi()
      .on(previewFreightImport, preview())
      .on(applyFreightImport, { added: 1, changed: 1, unchanged: 2 })
    const { user, choose, router } = await open()
    await choose('estado')
    expect((await screen.findByText('GO · capital')).parentElement?.textContent).toMatch(/percentual: 1,50 → 3,20/)
    expect(screen.getByText('Novo')).toBeTruthy()
    expect(api.callsTo(applyFreightImport)).toHaveLength(0)
    await user.dblClick(screen.getByRole('button', { name: 'Importar 2 linhas' }))
    expect(await screen.findByText('Tabela de frete importada')).toBeTruthy()
    const [call, ...others] = api.callsTo(applyFreightImport)
    expect([call?.query, others]).toEqual([{ fileName: 'frete.csv', version: 'seen' }, []])
    expect(await readSentText(call)).toBe('estado')
    await waitFor(() => expect(router.state.location.pathname).toBe('/administracao/frete'))
  })

  test('USE-028 a wrong file is reported once, beside a template to download', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template')
    const message = 'Este não é o arquivo de frete. Falta a coluna percentual. Nada foi gravado.'
    fakeApi().on(previewFreightImport, refusing(400, message))
    const { user, choose } = await open()
    await choose('x')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await user.click(screen.getByRole('button', { name: 'Baixar modelo' }))
    const [template] = saved.mock.calls[0] ?? []
    expect(await (template as Blob).text()).toMatch(/estado;faixa;percentual;minimo;prazo\n/)
  })

  test('USE-028 wrong rows are listed by line and column, and nothing can be imported', async () => {
    const problem = 'Linha 14, coluna percentual: use número, como 3,20'
    const api = fakeApi().on(previewFreightImport, preview({ bad: 1, problems: [problem] }))
    const { user, choose } = await open()
    await choose('x')
    expect(await screen.findByText(problem)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Importar 2 linhas/ }))
    expect(screen.getByText('Corrija as linhas com erro e envie o arquivo de novo.')).toBeTruthy()
    expect(api.callsTo(applyFreightImport)).toHaveLength(0)
  })

  test('REL-009 C-236 all invalid rows are downloaded as a file', async () => {
    const api = fakeApi()
      .on(previewFreightImport, preview({ bad: 300, problems: ['Linha 14, coluna prazo: mínimo 1'] }))
      .on(listFreightRefusals, new Uint8Array([1]) as never)
    const saved = recordSavedFiles()
    const { user, choose } = await open()
    await choose('x')
    await user.click(await screen.findByRole('button', { name: 'Baixar todas em CSV' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Linhas com erro.csv']))
    expect(await readSentText(api.callsTo(listFreightRefusals)[0])).toBe('x')
  })

  test('C-140 a table that somebody changed meanwhile is compared again', async () => {
    const message = 'Os dados mudaram depois da conferência. Confira o arquivo de novo.'
    const api = fakeApi().on(previewFreightImport, preview()).on(applyFreightImport, refusing(409, message))
    const { user, choose } = await open()
    await choose('x')
    await user.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await user.click(screen.getByRole('button', { name: 'Conferir de novo' }))
    await waitFor(() => expect(api.callsTo(previewFreightImport)).toHaveLength(2))
  })
})
