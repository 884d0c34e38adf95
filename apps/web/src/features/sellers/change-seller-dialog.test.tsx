import { changeIntegrator } from '@girassol/contract/cart'
import { listCustomers, showCustomer } from '@girassol/contract/customers'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { listSellers } from '@girassol/contract/sellers'
import { aCustomer } from '@girassol/test-data/customers'
import { aFinancingSummary } from '@girassol/test-data/financing'
import { anOrder } from '@girassol/test-data/orders'
import { aSeller } from '@girassol/test-data/sellers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { sellerScope } from '../../lib/seller-scope.ts'
import { ChangeSellerDialog } from './change-seller-dialog.tsx'

beforeEach(() => sellerScope.set('INT003'))
afterEach(() => sellerScope.clear())

const customer = aCustomer({ id: 7, name: 'Cliente Novo' })

const open = (rest: Partial<OrderView> = {}) => {
  const order = anOrder({ sellerId: 1, ...rest })
  const api = fakeApi()
    .on(showOrder, order)
    .on(listSellers, { data: [aSeller(3)], total: 1, totalIsExact: true })
    .on(listCustomers, { data: [customer], total: 1, totalIsExact: true })
    .on(showCustomer, customer)
    .on(changeIntegrator, order)
  const onClose = vi.fn()
  renderScreen(<ChangeSellerDialog order={order} onClose={onClose} />)
  return { api, onClose, order, user: userEvent.setup() }
}

const readLosses = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

const changeButton = () => screen.getByRole('button', { name: 'Mudar integrador' })

test('SEC-019 C-227 the dialog names what is lost before anything changes', async () => {
  const { order } = open({
    additionalData: 'Portão azul',
    financing: aFinancingSummary(),
    grossCommission: 450,
    invoiceAttachments: [{ id: 1, filename: 'planta.pdf', deletedAt: null }],
  })
  expect(await screen.findByRole('dialog', { name: `Mudar integrador do pedido ${order.id}` })).toBeTruthy()
  expect(await readLosses()).toEqual([
    'Cliente, endereço de cobrança e endereço de entrega',
    'Forma de pagamento e parcelas',
    'Análise de crédito, que é apagada',
    'Valor do serviço',
    'Dados adicionais',
    'Um arquivo anexado',
    'Logs até agora',
  ])
  expect(screen.getByText(/A equipe continua vendo o resto nos logs/)).toBeTruthy()
})

test('CART-032 C-227 a customer of the new integrator is chosen, then the record is given with it', async () => {
  const { api, onClose, user } = open()
  await readLosses()
  expect(changeButton().getAttribute('aria-disabled')).toBe('true')
  const recent = await screen.findByRole('group', { name: 'Últimos clientes' })
  await user.click(within(recent).getByRole('button', { name: 'Cliente Novo' }))
  await waitFor(() => expect(changeButton().getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(changeButton())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [call] = api.callsTo(changeIntegrator)
  expect([call?.params, call?.body]).toMatchObject([
    { id: '10482', sellerId: '3' },
    { customerId: 7, version: 1 },
  ])
  expect(await screen.findByText('Integrador alterado com sucesso!')).toBeTruthy() // SEL-011
})

test('C-227 without another integrator at the top of the screen the dialog says what to do first', async () => {
  open({ sellerId: 3 })
  expect(await screen.findAllByText('Escolha no topo da tela o integrador que recebe este registro.')).not.toEqual([])
  expect(changeButton().getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('CART-032 CUS-050 a refused change is reported in the quoted words, and the dialog stays', async () => {
  const { api, onClose, user } = open()
  api.on(changeIntegrator, refusing(500, 'Falhou'))
  await user.click(await screen.findByRole('button', { name: 'Cliente Novo' }))
  await waitFor(() => expect(changeButton().getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(changeButton())
  expect(await screen.findByText('Ocorreu um erro ao salvar dados do integrador.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
