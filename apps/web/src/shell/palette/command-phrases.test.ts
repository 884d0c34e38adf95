import { type Capability, type CompanyRole, can, roles } from '@girassol/domain/access'
import { expect, test } from 'vitest'
import { router } from '../../router.tsx'
import { phraseEntries, phrasePlaces } from './command-phrases.ts'

const actions = { registerCustomer: () => undefined }

const found = (phrase: string, role: (typeof roles)[number], companyRole: CompanyRole | null = null) =>
  phraseEntries(phrase, { roles: [role], companyRole }, actions).map(({ label, run }) => [
    label,
    'to' in run ? run.to : 'act',
  ])

test.each([
  ['pagar 10075', 'INTEGRATOR', 'Pagar pedido 10075', '/pedidos/10075?aba=pagamento'],
  ['pagar o pedido 10075', 'INTEGRATOR', 'Pagar pedido 10075', '/pedidos/10075?aba=pagamento'],
  ['pagamento 10075', 'COMMERCIAL', 'Pagar pedido 10075', '/pedidos/10075?aba=pagamento'],
  ['validar 10075', 'COMMERCIAL', 'Validar pedido 10075', '/pedidos/10075'],
  ['aprovar 10075', 'ADMINISTRATOR', 'Aprovar pedido 10075', '/pedidos/10075'],
  ['reprovar 10075', 'ADMINISTRATOR', 'Reprovar pedido 10075', '/pedidos/10075'],
  ['cancelar pedido 10075', 'FINANCIAL', 'Cancelar pedido 10075', '/pedidos/10075'],
  ['liberar 10075', 'FINANCIAL', 'Liberar pedido 10075', '/pedidos/10075'],
  ['imprimir 10075', 'INTEGRATOR', 'Imprimir pedido 10075', '/pedidos/10075'],
  ['histórico do 10075', 'COMMERCIAL', 'Logs do pedido 10075', '/pedidos/10075?aba=logs'],
  ['ver pedido 10075', 'INTEGRATOR', 'Abrir pedido 10075', '/pedidos/10075'],
  ['abrir orçamento 10479', 'INTEGRATOR', 'Abrir orçamento 10479', '/orcamentos/10479'],
  ['refazer 10401', 'INTEGRATOR', 'Refazer orçamento 10401', '/orcamentos/10401'],
  ['devolver 10075', 'COMMERCIAL_SUPERVISOR', 'Devolver pedido 10075', '/pedidos/10075'],
  ['novo cliente', 'INTEGRATOR', 'Novo cliente', 'act'],
  ['cadastrar um cliente', 'COMMERCIAL', 'Novo cliente', 'act'],
  ['montar gerador', 'INTEGRATOR', 'Montar um gerador', '/monte-seu-gerador'],
  ['extrato', 'INTEGRATOR', 'Ver extrato de pontos', '/pontos/extrato'],
  ['ver meus pontos', 'INTEGRATOR', 'Ver extrato de pontos', '/pontos/extrato'],
  ['comprar produtos', 'INTEGRATOR', 'Comprar na loja', '/sales'],
  ['trocar pontos', 'INTEGRATOR', 'Trocar pontos por produtos', '/pontos/loja'],
  ['desejos', 'INTEGRATOR', 'Ver desejos da loja de pontos', '/pontos/desejos'],
  ['lançar pontos', 'POINTS_ADMINISTRATOR', 'Lançar pontos', '/pontos/gerenciar'],
  ['analisar cartões', 'FINANCIAL', 'Analisar cartões', '/analise'],
  ['conciliação', 'FINANCIAL', 'Conciliar o dia', '/conciliacao'],
  ['trocar senha', 'LOGISTICS', 'Alterar senha ou foto', '/perfil/usuario'],
  ['novo usuário', 'ADMINISTRATOR', 'Novo usuário', '/administracao/usuarios/novo'],
  ['novo integrador', 'REGISTRATION', 'Novo integrador', '/administracao/integradores/novo'],
  ['importar catálogo', 'PURCHASE', 'Importar catálogo', '/administracao/catalogo/importar'],
  ['mudar frete', 'ADMINISTRATOR', 'Alterar frete', '/administracao/frete'],
] as const)('USE-018 %s of %s is %s', (...[phrase, role, label, to]) => {
  expect(found(phrase, role)[0]).toEqual([label, to])
})

test.each(['10075', 'heliar 550', 'padaria', 'pagar', 'pagar 10075 e 10076', '', '%', 'pagar 0'])(
  'USE-018 %j is a search and no action',
  (phrase) => {
    expect(found(phrase, 'ADMINISTRATOR').filter(([label]) => label?.startsWith('Pagar'))).toEqual([])
  },
)

test.each(roles)('USE-018 %s is offered no action that the role may not do', (role) => {
  expect(found('novo cliente', role).length > 0).toBe(can([role], 'store.use'))
  expect(found('pagar 10075', role).length > 0).toBe(can([role], 'payments.pay'))
  expect(found('novo usuário', role).length > 0).toBe(can([role], 'administration.use'))
  expect(found('extrato', role).length > 0).toBe(can([role], 'points.read'))
})

test('USE-018 each place requires what its route requires', () => {
  const routes: Readonly<Record<string, { options: { staticData?: { requires?: Capability } } } | undefined>> =
    router.routesByPath
  for (const { to, requires } of phrasePlaces.filter((place) => place.to !== 'newCustomer')) {
    expect(routes[to], to).toBeDefined()
    expect(routes[to]?.options.staticData?.requires ?? 'home.view', to).toBe(requires)
  }
})

test.each([
  ['imprimir 10075', ['Imprimir pedido 10075']],
  ['ver pedido 10075', ['Abrir pedido 10075']],
  ['abrir orçamento 10479', ['Abrir orçamento 10479']],
  ['extrato', ['Ver extrato de pontos']],
  ['trocar senha', ['Alterar senha ou foto']],
  ['pagar 10075', []],
  ['refazer 10401', []],
  ['novo cliente', []],
  ['montar gerador', []],
  ['trocar pontos', []],
] as const)('COMP-002 USE-018 to a VIEWER %j offers only what reads', (phrase, labels) => {
  expect(found(phrase, 'INTEGRATOR', 'VIEWER').map(([label]) => label)).toEqual(labels)
})
