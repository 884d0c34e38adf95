import {
  approvalRequested,
  claimOpened,
  differencesFound,
  homologationMoved,
  moneyWished,
  operationFailed,
  productIsBack,
  proposalAccepted,
  registrationLacking,
  taskDue,
  tradeNotice,
  tradeToDeliverNotice,
} from '@girassol/domain/notifications'
import { expect, test } from 'vitest'
import { administrationScreens } from './administration-routes.tsx'
import { screens } from './routes.tsx'

const trade = { integrator: 'Solar Sul', product: 'CABO', value: 1200, city: 'Curitiba', state: 'PR' }
const task = { title: 'Ligar', isLate: false }

test.each([
  [approvalRequested({ requester: 'Bruna', orderId: 7 }), '/aprovacoes'],
  [claimOpened({ id: 12, protocol: '2026-000003' }, { orderId: 7, type: 'Avaria' }), '/ocorrencias/12'],
  [moneyWished({ id: 12, protocol: '2026-000003' }, { orderId: 7, wish: 'CREDIT' }), '/ocorrencias/12'],
  [differencesFound('2026-11-20', 2), '/conciliacao'],
  [homologationMoved({ id: 9, source: null, to: 'SUBMITTED' }), '/homologacoes/9'],
  [operationFailed('Enviar pedido ao ERP', 7), '/administracao/falhas'],
  [productIsBack({ code: '10010001', name: 'MODULO', boardingDay: null }), '/detalhes/10010001'],
  [proposalAccepted({ id: 5, number: 31 }), '/propostas/5'],
  [registrationLacking({ to: ['PURCHASE'], requests: [], integrator: null }), '/administracao/catalogo'],
  [taskDue({ ...task, siteTitle: null, siteId: null }), '/obras'],
  [taskDue({ ...task, siteTitle: 'Casa Lima', siteId: 4 }), '/obras/4'],
  [tradeNotice(trade), '/pontos/extrato'],
  [tradeToDeliverNotice(trade), '/pontos/gerenciar'],
])('C-111 a notice leads to a screen of the product: %o, %s', ({ path = '' }, expected) => {
  expect(path).toBe(expected)
  const route = path.replace(/\/\d+$/, '/$id')
  expect([...screens, ...administrationScreens].map((screen) => screen.path)).toContain(route)
})
