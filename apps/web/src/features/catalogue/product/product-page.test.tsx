import { listAlerts } from '@girassol/contract/alerts'
import { addCartItem, readCart } from '@girassol/contract/cart'
import { downloadFile, type ProductDetailView, showProduct } from '@girassol/contract/catalogue'
import { anInverter, aProductDetail, outOfStock } from '@girassol/test-data/products'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { recordSavedFiles } from '../../../lib/test-saved-files.ts'
import { aCartWith, aKit, aShop, drawScreen } from '../store/test-kits.tsx'
import { ProductPage } from './product-page.tsx'

const detail: ProductDetailView = aProductDetail({
  ...aKit(),
  DETALHES: 'Kit completo.',
  FT: [{ ATRIB: 'Potência', VALOR: '5,50 kWp', link: null }],
  files: [{ nameFile: 'Ficha técnica', link: '/library/20010005/ficha-tecnica.pdf' }],
})
const setUp = () => aShop().on(showProduct, detail)
const open = () => drawScreen(<ProductPage urlId="kit-20010005" />, '/detalhes/kit-20010005')

beforeEach(() => localStorage.clear())

describe('the page of a product', () => {
  test('STORE-003 STORE-010 STORE-028 shows price, sheet, contents and the way back to its list', async () => {
    setUp()
    open()
    expect(await screen.findByRole('heading', { level: 1, name: /^Kit gerador 5,50 kWp/ })).toBeTruthy()
    expect(screen.getByText('Potência - 5,50 kWp')).toBeTruthy()
    expect(screen.getByText('10 × Módulo HELIAR 550W mono PERC 144C')).toBeTruthy()
    expect(screen.getByText(/^R\$\s9\.350,00$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Kits prontos' }).getAttribute('href')).toBe('/kits-prontos')
  })

  test.each([
    [null, /^Registro INMETRO\s*Sem registro$/],
    [{ number: '004512/2021', validUntil: '2021-12-31' }, /004512\/2021\s*Registro vencido$/],
    [{ number: '004512/2025', validUntil: '2099-12-31' }, /004512\/2025\s*Válido até 31\/12\/2099$/],
  ])('HOM-013 the registration %j of an inverter is shown with whether it holds', async (inmetro, text) => {
    setUp().on(showProduct, aProductDetail({ ...anInverter(), inmetro }))
    open()
    const label = await screen.findByText('Registro INMETRO')
    expect(label.parentElement?.textContent).toMatch(text)
  })

  test('SUB-012 a product without stock says that the user will be notified', async () => {
    setUp()
      .on(showProduct, { ...detail, ...outOfStock })
      .on(listAlerts, [{ B1_COD: detail.B1_COD, madeAt: '2026-11-23T12:00:00.000Z' }])
    open()
    expect(await screen.findByText('Você será avisado')).toBeTruthy()
    expect(screen.getByText('Produto fora de estoque')).toBeTruthy()
  })

  test('STORE-011 the quantity is limited to 999, and that many are added', async () => {
    const api = setUp().on(addCartItem, aCartWith('PA', '20010005'))
    open()
    const quantity = await screen.findByRole('textbox', { name: /^Quantidade de Kit/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '1000{Enter}')
    await waitFor(() => expect(quantity).toHaveProperty('value', '999'))
    await userEvent.click(screen.getByRole('button', { name: /^Adicionar Kit/ }))
    await waitFor(() =>
      expect(api.callsTo(addCartItem).map(({ body }) => body)).toEqual([{ erpCode: '20010005', quantity: 999 }]),
    )
  })

  test('STORE-005 a kit that is in the cart leads to the summary of its flow', async () => {
    setUp().on(readCart, aCartWith('PA', '20010005'))
    const { router } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o resumo do carrinho' }))
    await waitFor(() => expect(router.state.location.href).toBe('/kits-prontos?passo=3'))
  })

  test('STORE-015 STORE-039 a technical file is downloaded by the two segments of its link', async () => {
    const api = setUp().on(downloadFile, new Uint8Array([37, 80, 68, 70]))
    const saved = recordSavedFiles()
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Arquivos técnicos (1)' }))
    const link = await screen.findByRole('link', { name: 'Ficha técnica' })
    expect(link.getAttribute('href')).toBe('/api/library/files/download/20010005/ficha-tecnica.pdf')
    await userEvent.click(link)
    await waitFor(() =>
      expect(api.callsTo(downloadFile).map(({ params }) => params)).toEqual([
        { folder: '20010005', file: 'ficha-tecnica.pdf' },
      ]),
    )
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Ficha técnica.pdf']))
  })

  test('STORE-015 a file that does not load is reported', async () => {
    setUp().on(downloadFile, refusing(500, 'Erro interno'))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Arquivos técnicos (1)' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Ficha técnica' }))
    expect(await screen.findByText('Não deu para baixar Ficha técnica. Tente de novo.')).toBeTruthy()
  })

  test('STORE-031 a picture that does not load is reported and replaced by the drawing', async () => {
    setUp()
    open()
    await screen.findByText('Kit completo.')
    const picture = document.querySelector('main img, img')
    if (picture === null) throw new Error('the page has a picture')
    fireEvent.error(picture)
    expect(await screen.findByText('Ocorreu um erro ao buscar imagem do produto')).toBeTruthy()
    expect(picture.getAttribute('src')).toBe('/api/images/kit.svg')
    fireEvent.error(picture)
    expect(screen.getAllByText('Ocorreu um erro ao buscar imagem do produto')).toHaveLength(1)
  })

  test('C-36 STORE-013 STORE-014 an unknown product shows an empty page, not a failure', async () => {
    aShop().on(showProduct, refusing(404, 'Produto não encontrado.'))
    open()
    expect(await screen.findByText('Sem detalhes para exibição')).toBeTruthy()
    expect(screen.queryByText('Produto não encontrado.')).toBeNull()
  })
})
