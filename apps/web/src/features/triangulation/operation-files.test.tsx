import { downloadTriangulationFile, listErpCustomers, updateTriangulation } from '@girassol/contract/triangulation'
import { anErpCustomer, anOperation } from '@girassol/test-data/triangulation'
import { notifications } from '@mantine/notifications'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { nothingYet, openOperation, pdf, saveButton } from './test-operation.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  notifications.clean()
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

type Shown = ReturnType<typeof openOperation>

const choose = async ({ user }: Shown, files: File[]) =>
  user.upload(await screen.findByLabelText('Escolher arquivos'), files)
const wrong = 'Arquivo muito grande ou formato incorreto'

describe('the invoice files of an operation', () => {
  test('TRI-013 a picture and a PDF of 5242881 bytes are shown as errors until dismissed; 5242880 is accepted', async () => {
    const shown = openOperation()
    const picture = new File(['\x89PNG'], 'foto-nota.png', { type: 'image/png' })
    await choose(shown, [picture, pdf('grande.pdf', 5_242_881), pdf('limite.pdf', 5_242_880)])
    expect(await screen.findAllByText(wrong)).toHaveLength(2)
    expect(await screen.findByText('5 MB · ainda não salvo')).toBeTruthy()
    expect(screen.getByText('2 de 10')).toBeTruthy()
    await shown.user.click(screen.getByRole('button', { name: 'Dispensar foto-nota.png' }))
    expect(screen.getAllByText(wrong)).toHaveLength(1)
    expect(screen.queryByText('foto-nota.png')).toBeNull()
  })

  test('TRI-013 a picture named as a PDF is detected by its content', async () => {
    await choose(openOperation(), [new File(['\x89PNG'], 'nota.pdf', { type: 'application/pdf' })])
    expect(await screen.findByText(wrong)).toBeTruthy()
  })

  test('TRI-014 the eleventh file is refused', async () => {
    await choose(
      openOperation(),
      Array.from({ length: 10 }, (_, index) => pdf(`nota-${index}.pdf`)),
    )
    expect(await screen.findByText('Envie no máximo 10 arquivos.')).toBeTruthy()
    expect(screen.getByText('10 de 10')).toBeTruthy()
  })

  test('TRI-022 a removed file can be restored until the removal is saved', async () => {
    const { user, api } = openOperation()
    api.on(updateTriangulation, anOperation({ attachments: [], status: 'CREATED', version: 2 }))
    await user.click(await screen.findByRole('button', { name: 'Remover nf-venda-1204.pdf' }))
    expect(screen.getByText('Removido ao salvar')).toBeTruthy()
    expect(screen.getByText('0 de 10')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Desfazer a remoção de nf-venda-1204.pdf' }))
    expect(screen.queryByText('Alterações não salvas')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remover nf-venda-1204.pdf' }))
    await user.click(await saveButton())
    expect(await screen.findByText('Nenhum arquivo ainda.')).toBeTruthy()
    expect(api.callsTo(updateTriangulation)[0]?.body).toMatchObject({
      attachments: [{ name: 'nf-venda-1204.pdf', awsKey: 'triangulations/1.pdf', deletedAt: expect.any(String) }],
    })
  })

  test('TRI-022 a chosen file is sent with the save, in base64', async () => {
    const shown = openOperation()
    shown.api.on(updateTriangulation, anOperation({ version: 2 }))
    await choose(shown, [pdf('nova.pdf')])
    await screen.findByText('nova.pdf')
    await shown.user.click(await saveButton())
    await screen.findByText(/^Salvo às/)
    expect(shown.api.callsTo(updateTriangulation)[0]?.body).toMatchObject({
      attachments: [{ name: 'nova.pdf', file: expect.stringMatching(/^JVBERi0/) }],
    })
  })

  test('TRI-031 a file that cannot be opened is reported', async () => {
    const { user, api } = openOperation()
    api.on(downloadTriangulationFile, refusing(500, 'x'))
    await user.click(await screen.findByRole('button', { name: 'Ver nf-venda-1204.pdf' }))
    expect(await screen.findByText('Erro ao carregar arquivos')).toBeTruthy()
  })

  test('TRI-003 a chosen file can be opened before it is saved', async () => {
    const shown = openOperation()
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:nota')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    await choose(shown, [pdf('nova.pdf')])
    await shown.user.click(await screen.findByRole('button', { name: 'Ver nova.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'nova.pdf' }))
    expect(dialog.getByRole('button', { name: 'Baixar' })).toBeTruthy()
  })
})

describe('the customer of an operation', () => {
  test('TRI-017 without a customer nothing is saved, and the field shows why', async () => {
    const { user, api } = openOperation({ operation: nothingYet })
    await user.type(await screen.findByRole('textbox', { name: 'Valor total' }), '7,5')
    await user.click(await saveButton())
    expect(await screen.findByText('Para salvar os dados da operação, você precisa selecionar um cliente')).toBeTruthy()
    expect(api.calls.filter(({ endpoint }) => endpoint.startsWith('POST'))).toEqual([])
  })

  test('TRI-003 TRI-025 it is searched by name or document among the customers of the order’s integrator', async () => {
    const { user, api } = openOperation()
    await user.click(await screen.findByRole('button', { name: 'Trocar cliente' }))
    await user.type(screen.getByRole('textbox', { name: 'Cliente' }), 'luz')
    api.on(listErpCustomers, [anErpCustomer({ document: '52998224725', name: 'Maria da Luz' })])
    expect(await screen.findByText('1 de 1 clientes')).toBeTruthy()
    const option = screen.getByRole('option', { name: /Maria da Luz/ })
    expect(option.textContent).toContain('529.982.247-25')
    expect(option.querySelector('mark')?.textContent).toBe('Luz')
    expect(api.callsTo(listErpCustomers).at(-1)?.query).toEqual({ sellerCode: 'INT001', term: 'luz' })
    await user.click(option)
    expect(screen.getByText('Alterações não salvas')).toBeTruthy()
  })

  test('TRI-026 a list that fails is reported under the field, and requested again', async () => {
    const { user, api } = openOperation({ operation: nothingYet })
    api.on(listErpCustomers, refusing(503, 'x'))
    expect(await screen.findByText('Erro ao carregar listagem de clientes do ERP')).toBeTruthy()
    api.on(listErpCustomers, [anErpCustomer()])
    await user.click(screen.getByRole('button', { name: 'Tentar de novo a listagem de clientes' }))
    await user.click(screen.getByRole('textbox', { name: 'Cliente' }))
    expect(await screen.findByRole('option', { name: /Santa Rita/ })).toBeTruthy()
  })

  test('TRI-027 a customer whose address the ERP does not return is reported, and its name stays', async () => {
    const { api } = openOperation()
    api.on(listErpCustomers, refusing(503, 'x'))
    expect(await screen.findByText('Erro ao buscar cliente no ERP')).toBeTruthy()
    expect(screen.getByText(/08\.334\.915\/0001-22 · Inhumas, GO/)).toBeTruthy()
  })
})
