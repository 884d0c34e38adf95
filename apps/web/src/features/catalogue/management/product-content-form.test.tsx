import { changeManagedProduct, showManagedProduct, uploadProductFile } from '@girassol/contract/catalogue'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { aRecord, openCatalogue } from './test-managed-products.tsx'

const address = '/administracao/catalogo?produto=10100003'

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const opened = async () => {
  const view = openCatalogue(address)
  view.api.on(changeManagedProduct, ({ body }) =>
    aRecord({
      version: 4,
      content: { ...aRecord().content, ...(body as object) },
      updatedAt: '2026-11-23T12:42:00.000Z',
    }),
  )
  await screen.findByRole('textbox', { name: /^Texto da loja/ })
  return view
}
const sentBody = (api: Awaited<ReturnType<typeof opened>>['api']) => api.callsTo(changeManagedProduct).at(-1)?.body

describe('the record of a product', () => {
  test('USE-026 the fields of the ERP are shown read-only, with a lock', async () => {
    await opened()
    const block = screen.getByRole('region', { name: 'Dados do ERP, somente leitura' })
    expect(block.textContent).toContain('Vem do ERP e muda lá · lido em 19/11/2026 às 09:02')
    for (const text of ['R$ 2.449,00', '126 UN', 'Inversores', 'VOLTARA', '12,4 kg', 'Todos'])
      expect(block.textContent?.replaceAll('\u00a0', ' ')).toContain(text)
    expect(within(block).queryByRole('textbox')).toBeNull()
    expect(within(block).getByText('Potência máxima (Pmax) - 550 W')).toBeTruthy()
  })

  test('USE-026 text, mark and promotion are saved with the version that was seen', async () => {
    const { api, user } = await opened()
    await user.type(screen.getByRole('textbox', { name: /^Texto da loja/ }), ' Garantia de 10 anos.')
    await user.clear(screen.getByRole('textbox', { name: /^Marca interna/ }))
    expect(screen.getByText('Aparece em Promoções até 30/11/2026.')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Promoção' }))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Salvo às 09:42')).toBeTruthy()
    expect(sentBody(api)).toEqual({
      version: 3,
      pictures: ['a.png', 'b.png', 'c.png'],
      files: [{ name: 'vt-5k-m-ficha', stored: 'f.pdf' }],
      storeText: 'Dois MPPT. Garantia de 10 anos.',
      internalMark: null,
      successorCode: null,
      inmetro: null,
      promoted: true,
    })
  })

  test('HOM-013 the registration at INMETRO is entered where that of the ERP does not hold; a day needs its number', async () => {
    const { api, user } = await opened()
    expect(screen.getByText('Sem número aqui, vale o do ERP: 004512/2025, válido até 31/12/2027.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Registro válido até/ }), '31122031')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect((await screen.findAllByText(/Registro INMETRO: Campo obrigatório/)).length).toBeGreaterThan(0)
    await user.type(screen.getByRole('textbox', { name: /^Registro INMETRO/ }), '000777/2026')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(sentBody(api)).toMatchObject({ inmetro: { number: '000777/2026', validUntil: '2031-12-31' } }),
    )
  })

  test('USE-026 the successor is found by name or code; the product itself is not among the options', async () => {
    const { api, user } = await opened()
    await user.type(screen.getByRole('textbox', { name: /^Sucessor/ }), 'voltara')
    await user.click(await screen.findByRole('option', { name: /10100004/ }))
    expect(screen.queryByRole('option', { name: /10100003/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sentBody(api)).toMatchObject({ successorCode: '10100004' }))
  })

  test('USE-026 pictures are ordered by the menu and by drag', async () => {
    const { api, user } = await opened()
    const act = async (photo: number, action: string) => {
      await user.click(screen.getByRole('button', { name: `Ações da foto ${photo}` }))
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
    }
    await act(3, 'Mover para o início')
    await act(3, 'Remover foto')
    const [first, second] = within(screen.getByRole('list', { name: 'Fotos' })).getAllByRole('listitem')
    fireEvent.dragStart(second as Element)
    fireEvent.dragOver(first as Element)
    fireEvent.drop(first as Element)
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sentBody(api)).toMatchObject({ pictures: ['a.png', 'c.png'] }))
  })

  test('USE-026 a picture is sent and shown before it is saved; a file of another kind is refused', async () => {
    const { api, user } = await opened()
    api.on(uploadProductFile, { stored: 'new.png', bytes: 3 })
    const field = screen.getByLabelText('Adicionar foto')
    const svg = new File(['x'], 'a.svg', { type: 'image/svg+xml' })
    await userEvent.setup({ applyAccept: false }).upload(field, svg)
    expect((await screen.findByRole('alert')).textContent).toBe('Envie uma imagem PNG, JPEG ou WebP.')
    expect(api.callsTo(uploadProductFile)).toHaveLength(0)
    await user.upload(field, new File(['abc'], 'a.png', { type: 'image/png' }))
    expect(await screen.findByRole('img', { name: 'Foto 4' })).toHaveProperty(
      'src',
      `data:image/png;base64,${btoa('abc')}`,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(api.callsTo(uploadProductFile)[0]?.body).toEqual({ use: 'picture', file: btoa('abc') })
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sentBody(api)).toMatchObject({ pictures: ['a.png', 'b.png', 'c.png', 'new.png'] }))
  })

  test('USE-026 a technical file gets the name of its file; a duplicate name is refused, and the bin removes a file', async () => {
    const { api, user } = await opened()
    api.on(uploadProductFile, { stored: 'm.pdf', bytes: 2048 })
    const list = within(screen.getByRole('list', { name: 'Ficha técnica e arquivos' }))
    expect(list.getByRole('listitem').textContent).toBe('vt-5k-m-ficha.pdf1,2 MB')
    const send = (name: string) =>
      user.upload(screen.getByLabelText('Adicionar arquivo'), new File(['%PDF'], name, { type: 'application/pdf' }))
    await send('VT-5K-M-Ficha.pdf')
    expect(await screen.findByText('Dois arquivos têm o mesmo nome.')).toBeTruthy()
    await send('Manual.pdf')
    expect(await list.findByText('Manual.pdf')).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Remover vt-5k-m-ficha' }))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sentBody(api)).toMatchObject({ files: [{ name: 'Manual', stored: 'm.pdf' }] }))
  })

  test('USE-026 a save that came too late shows who saved first and what they wrote', async () => {
    const { api, user } = await opened()
    const message = 'Bruno Pires alterou este produto em 23/11/2026 às 9:40h. Confira antes de salvar.'
    api.on(changeManagedProduct, refusing(409, message, { reason: 'changedMeanwhile' }))
    const text = screen.getByRole('textbox', { name: /^Texto da loja/ })
    await user.type(text, ' Meu')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(text).toHaveProperty('value', 'Dois MPPT. Meu')
    api.on(showManagedProduct, aRecord({ version: 4, content: { ...aRecord().content, storeText: 'De Bruno' } }))
    await user.click(screen.getByRole('button', { name: 'Ver como está agora' }))
    expect(await screen.findByDisplayValue('De Bruno')).toBeTruthy()
  })

  test('USE-026 what the server refuses is shown at its field', async () => {
    const { api, user } = await opened()
    const sentence = 'Este produto já é substituído por aquele que você está editando.'
    const errors = [{ property: 'successorCode', value: null, constraints: { custom: sentence } }]
    api.on(changeManagedProduct, refusing(400, 'Confira os dados enviados.', { errors }))
    await user.type(screen.getByRole('textbox', { name: /^Texto da loja/ }), '.')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(`Sucessor: ${sentence}`)).toBeTruthy()
  })

  test('USE-026 unsaved changes ask for confirmation before another record opens; another filter loses nothing', async () => {
    const { user, router } = await opened()
    await user.type(screen.getByRole('textbox', { name: /^Texto da loja/ }), ' Meu')
    await user.click(screen.getByRole('button', { name: 'Sem foto 3' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ falta: 'sem-foto' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Próximo produto' }))
    const question = within(await screen.findByRole('dialog', { name: 'Sair do produto' }))
    await user.click(question.getByRole('button', { name: 'Continuar editando' }))
    expect(screen.getByDisplayValue('Dois MPPT. Meu')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(screen.getByDisplayValue('Dois MPPT.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Próximo produto' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Inversor 10100004' })).toBeTruthy()
  })

  test('USE-026 only readers of the log see the history, and only users of the store its page', async () => {
    await opened()
    const history = screen.getByRole('link', { name: 'histórico' })
    expect(history.getAttribute('href')).toBe('/administracao/registro?tipo=product&registro=10100003')
    expect(screen.getByText(/^Última alteração: Marta Kuhn, /)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Ver na loja/ })).toBeTruthy()
  })

  test('USE-026 Purchase edits the record without the log and without the store', async () => {
    openCatalogue(address, { role: 'PURCHASE' })
    await screen.findByRole('textbox', { name: /^Texto da loja/ })
    expect(screen.queryByRole('link', { name: 'histórico' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Ver na loja/ })).toBeNull()
  })
})
