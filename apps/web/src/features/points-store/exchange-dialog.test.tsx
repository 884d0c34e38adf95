import { readTradeable } from '@girassol/contract/points'
import { listPointsProducts, tradePoints } from '@girassol/contract/points-store'
import { removeWish } from '@girassol/contract/wishlist'
import { aPointsProduct, aTrade } from '@girassol/test-data/points-products'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { PointsStoreScreen } from './store-screen.tsx'
import { openStore, servingStore, storePage } from './test-points-store.tsx'

afterEach(() => localStorage.clear())

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))
const press = (box: ReturnType<typeof within>, name: string) => fireEvent.click(box.getByRole('button', { name }))

/** The product's dialog, with a known balance. */
const openProduct = async () => {
  openStore(<PointsStoreScreen />)
  await screen.findByText('184.320')
  fireEvent.click(await screen.findByRole('button', { name: /^Trocar Parafusadeira/ }))
  return dialog(/Parafusadeira/)
}

const openAddress = async () => {
  press(await openProduct(), 'Quero trocar')
  const box = await dialog(/Confirmar endereço de entrega/)
  await waitFor(() => expect(box.getByRole('textbox', { name: 'CEP' })).toHaveProperty('value', '74003-010'))
  return box
}

describe('the exchange', () => {
  test('PTS-027 PTS-029 PTS-059 shows the product first: its price in points, and the balance after the swap', async () => {
    servingStore([aPointsProduct()])
    const box = await openProduct()
    expect(box.getByText('FERRAMENTAS · 40010001')).toBeTruthy()
    expect(box.getByText('−41.800 pontos')).toBeTruthy()
    const after = box.getByText('Após a troca, seu saldo será').closest('div')
    expect(after?.textContent).toBe('Após a troca, seu saldo será 142.520')
  })

  test('PTS-028 without enough points Quero trocar is disabled with the quoted reason, and no balance is shown', async () => {
    servingStore([aPointsProduct({ VLR_TOT: 184_321 })])
    openStore(<PointsStoreScreen />)
    await screen.findByText('184.320')
    fireEvent.click(await screen.findByRole('button', { name: 'Parafusadeira/furadeira 20V 2 baterias' }))
    const box = await dialog(/Parafusadeira/)
    const refused = box.getByRole('button', { name: 'Quero trocar', description: 'Saldo Insuficiente para troca' })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    expect(box.queryByText('Após a troca, seu saldo será')).toBeNull()
    fireEvent.click(refused)
    expect(screen.queryByText('Confirmar endereço de entrega')).toBeNull()
  })

  test('PTS-027 PTS-085 C-90 C-129 then shows the company’s address, with state and city locked to its CEP, and sends once', async () => {
    const api = servingStore([aPointsProduct({ wishlist: true })]).on(tradePoints, aTrade())
    const box = await openAddress()
    expect(box.getByText('saldo 184.320 → 142.520')).toBeTruthy()
    expect(box.getByRole('textbox', { name: 'Endereço' })).toHaveProperty('maxLength', 40)
    expect(box.getByRole('textbox', { name: 'Bairro' })).toHaveProperty('maxLength', 20)
    expect(box.getByRole('textbox', { name: 'Número' })).toHaveProperty('maxLength', 5)
    for (const name of ['Estado', 'Cidade']) {
      expect(box.getByRole('combobox', { name })).toHaveProperty('disabled', true)
    }
    fireEvent.click(box.getByRole('button', { name: 'Confirmar troca' }))
    fireEvent.click(box.getByRole('button', { name: 'Confirmar troca' }))
    expect(await screen.findByText('Solicitação realizada com sucesso!')).toBeTruthy()
    const calls = api.callsTo(tradePoints)
    expect(calls.map(({ params }) => params.id)).toEqual(['parafusadeira-40010001'])
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,80}$/)
    expect(calls[0]?.body).toMatchObject({
      wishlist: true,
      value: 41_800,
      addressCep: '74003010',
      addressNumber: '100',
      erpState: 'GO',
      erpCity: '5208707',
      erpCityName: 'Goiânia',
    })
  })

  test('PTS-097 after the success the dialog closes and the balance is loaded again', async () => {
    const api = servingStore([aPointsProduct()]).on(tradePoints, aTrade())
    const box = await openAddress()
    api.on(readTradeable, { value: 142_520 })
    press(box, 'Confirmar troca')
    expect(await screen.findByText('Solicitação realizada com sucesso!')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('142.520', {}, { timeout: 4000 })).toBeTruthy()
  })

  test('PTS-027 what was typed survives Voltar, and an invalid field shows its error', async () => {
    const api = servingStore([aPointsProduct()])
    const box = await openAddress()
    fireEvent.change(box.getByRole('textbox', { name: 'Número' }), { target: { value: '' } })
    press(box, 'Confirmar troca')
    expect((await box.findAllByText(/Campo obrigatório/)).length).toBeGreaterThan(0)
    fireEvent.change(box.getByRole('textbox', { name: 'Bairro' }), { target: { value: 'Setor Bueno' } })
    press(box, 'Voltar')
    press(await dialog(/Parafusadeira/), 'Quero trocar')
    const again = await dialog(/Confirmar endereço de entrega/)
    expect(again.getByRole('textbox', { name: 'Bairro' })).toHaveProperty('value', 'Setor Bueno')
    expect(api.callsTo(tradePoints)).toEqual([])
  })

  test('C-129 a balance that changed meanwhile is shown in the dialog, with the current figures', async () => {
    const api = servingStore([aPointsProduct()]).on(tradePoints, refusing(409, 'Saldo Insuficiente para troca'))
    const box = await openAddress()
    api.on(readTradeable, { value: 1_000 }).on(listPointsProducts, storePage([aPointsProduct()]))
    press(box, 'Confirmar troca')
    expect((await box.findByRole('alert')).textContent).toBe('Saldo Insuficiente para troca')
    expect(await box.findByText('saldo 1.000 → -40.800')).toBeTruthy()
  })

  test('PTS-037 the heart asks for confirmation before it removes, in place of the product', async () => {
    const api = servingStore([aPointsProduct({ wishlist: true })]).on(removeWish, null)
    press(await openProduct(), 'Na lista de desejos')
    const question = await dialog(/Lista de desejos/)
    expect(question.getByText('Deseja remover este produto da lista de desejos?')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    press(question, 'Confirmar')
    await waitFor(() => expect(api.callsTo(removeWish)).toHaveLength(1))
    expect(await dialog(/Parafusadeira/)).toBeTruthy()
  })
})
