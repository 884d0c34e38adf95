import { type Role, roles } from '@girassol/domain/access'
import { type OrderFacts, orderActions } from '@girassol/domain/orders'
import { anOrder } from '@girassol/test-data/orders'
import { expect, test } from 'vitest'
import { drawMenus, readMenu } from './test-menus.tsx'

const facts: OrderFacts = {
  roles: [],
  status: 'INVOICE',
  type: 'MP',
  lacks: null,
  campaignOpen: true,
  paymentMethod: 'PIX',
  isPaymentReleased: false,
  isFutureSale: false,
  isTriangulation: false,
  triangulationStatus: null,
  hasFeedback: true,
  isWithFreightHub: false,
  addressType: 'same',
  deliveryCep: '13083872',
}

/** The orders of all states, as one role sees them. */
const ordersFor = (role: Role) =>
  stateNames.map((state, at) => {
    const known: OrderFacts = { ...facts, ...states[state], roles: [role] }
    return { ...anOrder({ id: at + 1, status: known.status, type: known.type }), actions: orderActions(known) }
  })

/** The labels of a menu, in order; a refused one starts with '×'. */
const readWords = async (id: number): Promise<readonly string[]> =>
  (await readMenu(id)).map(({ label, isRefused }) => (isRefused ? `×${label}` : label))

/** The roles, by the column titles of the table of permissions. */
const heads = {
  ADM: 'ADMINISTRATOR',
  CSUP: 'COMMERCIAL_SUPERVISOR',
  COM: 'COMMERCIAL',
  CS: 'CUSTOMER_SUCCESS',
  FIN: 'FINANCIAL',
  REG: 'REGISTRATION',
  LOG: 'LOGISTICS',
  PUR: 'PURCHASE',
  PROD: 'PRODUCTION',
  MKT: 'MARKETING',
  PADM: 'POINTS_ADMINISTRATOR',
  INT: 'INTEGRATOR',
  MAN: 'MANAGER',
  CON: 'CONTRIBUTOR',
  SHIP: 'SHIPPING_COMPANY',
} as const satisfies Record<string, Role>

const isAmong = (list: string, role: Role) => list.split(' ').some((head) => heads[head as keyof typeof heads] === role)

/** The orders whose menus are read; by default paid by Pix and created by the integrator. */
const states = {
  analysis: { status: 'INVOICE' },
  promotion: { status: 'INVOICE', type: 'BF' },
  validated: { status: 'INVOICE_VALIDATED' },
  validatedFinanced: { status: 'INVOICE_VALIDATED', paymentMethod: 'FINANCING' },
  validatedForLater: { status: 'INVOICE_VALIDATED', isFutureSale: true },
  approved: { status: 'INVOICE_APPROVED' },
  approvedFinanced: { status: 'INVOICE_APPROVED', paymentMethod: 'FINANCING' },
  cardInAnalysis: { status: 'INVOICE_ANALYSIS', paymentMethod: 'CREDIT_CARD' },
  billed: { status: 'INVOICE_BILLED' },
  billedForThird: { status: 'INVOICE_BILLED', isTriangulation: true },
} as const satisfies Record<string, Partial<OrderFacts>>

type State = keyof typeof states
const stateNames = Object.keys(states) as readonly State[]

type Entry = {
  readonly word: string
  readonly place: 'row' | 'header' | 'both'
  /** The roles whose menus have it, whether or not the order allows it. */
  readonly who: string
  /** The roles that may use it, in each state. */
  readonly may: Partial<Record<State, string>>
  /** The states in which no menu has it. */
  readonly isNever?: readonly State[]
}

const everywhere = (who: string) => Object.fromEntries(stateNames.map((state) => [state, who]))
const store = 'ADM CSUP COM CS INT MAN CON'
const readers = 'ADM CSUP COM CS FIN REG LOG PUR PROD MKT PADM INT MAN CON'
const payers = 'ADM CSUP COM INT MAN CON'
const commercial = 'ADM CSUP COM'

/** Written from the table of permissions and the tables of statuses, in the order of the menus. */
const entries: readonly Entry[] = [
  { word: 'Feedback', place: 'both', who: 'INT MAN CON', may: everywhere('INT MAN CON') },
  {
    word: 'Pagar',
    place: 'both',
    who: payers,
    may: { approved: payers },
    isNever: stateNames.filter((state) => state !== 'approved'),
  },
  {
    word: 'Validar Pedido',
    place: 'both',
    who: 'ADM CSUP COM CS',
    may: { analysis: 'ADM CSUP COM CS', promotion: 'ADM CSUP COM CS' },
  },
  {
    word: 'Aprovar pedido',
    place: 'both',
    who: 'ADM CSUP COM REG',
    may: { validated: commercial, validatedFinanced: 'ADM REG', validatedForLater: 'ADM REG' },
  },
  { word: 'Liberar forma de pagamento', place: 'both', who: 'ADM FIN', may: {} },
  { word: 'Confirmar faturamento', place: 'header', who: 'ADM FIN', may: { approvedFinanced: 'ADM FIN' } },
  {
    word: 'Analisar cartão',
    place: 'header',
    who: 'ADM FIN',
    may: { cardInAnalysis: 'ADM FIN' },
    isNever: stateNames.filter((state) => state !== 'cardInAnalysis'),
  },
  { word: 'Liberar expedição', place: 'header', who: 'ADM FIN', may: {} },
  { word: 'Detalhes do pedido', place: 'row', who: `${readers} SHIP`, may: everywhere(`${readers} SHIP`) },
  {
    word: 'Comprovantes',
    place: 'both',
    who: 'ADM FIN',
    may: { approvedFinanced: 'ADM FIN' },
    isNever: stateNames.filter((state) => !state.endsWith('Financed')),
  },
  {
    word: 'Conta e Ordem',
    place: 'both',
    who: payers,
    may: { billedForThird: payers },
    isNever: stateNames.filter((state) => state !== 'billedForThird'),
  },
  { word: 'Refazer orçamento', place: 'both', who: store, may: everywhere(store), isNever: ['promotion'] },
  {
    word: 'Repetir para outro cliente',
    place: 'both',
    who: store,
    may: everywhere(store),
    isNever: ['promotion'],
  },
  {
    word: 'Abrir homologação',
    place: 'header',
    who: 'INT MAN CON',
    may: everywhere('INT MAN CON'),
    isNever: ['promotion'],
  },
  {
    word: 'Mudar integrador',
    place: 'header',
    who: 'ADM CSUP COM CS',
    may: { analysis: 'ADM CSUP COM CS', promotion: 'ADM CSUP COM CS' },
  },
  { word: 'Impressão', place: 'both', who: readers, may: everywhere(readers) },
  {
    word: 'Enviar para o Fretefy',
    place: 'both',
    who: 'ADM LOG',
    may: { billed: 'ADM LOG', billedForThird: 'ADM LOG' },
  },
  {
    word: 'Reprovar pedido',
    place: 'row',
    who: 'ADM CSUP COM CS',
    may: {
      analysis: 'ADM CSUP COM CS',
      promotion: 'ADM CSUP COM CS',
      validated: commercial,
      validatedFinanced: commercial,
      validatedForLater: commercial,
    },
  },
  {
    word: 'Reprovar pedido',
    place: 'header',
    who: 'ADM CSUP COM FIN',
    may: {
      analysis: 'ADM CSUP COM FIN',
      validated: commercial,
      validatedFinanced: commercial,
      validatedForLater: commercial,
    },
  },
  {
    word: 'Cancelar pedido ERP',
    place: 'both',
    who: 'ADM CSUP COM FIN',
    may: { approved: 'ADM FIN', approvedFinanced: 'ADM CSUP COM FIN' },
  },
  {
    word: 'Solicitar Pré-Devolução',
    place: 'both',
    who: 'ADM CSUP COM FIN INT MAN CON',
    may: { billed: 'ADM CSUP COM FIN INT MAN CON', billedForThird: 'ADM CSUP COM FIN INT MAN CON' },
  },
]

const expectedMenu = (role: Role, place: 'row' | 'header', state: State): readonly string[] =>
  entries
    .filter((entry) => entry.place === place || entry.place === 'both')
    .filter(({ who, isNever }) => isAmong(who, role) && isNever?.includes(state) !== true)
    .map(({ word, may }) => (isAmong(may[state] ?? '', role) ? word : `×${word}`))

test.each(roles)(
  'ORD-031 ORD-032 ORD-014 ORD-034 DET-011 DET-012 DET-013 APR-003 APR-004 PAY-039 HOM-001 %s has these menus, no entry more or less',
  async (role) => {
    for (const place of ['row', 'header'] as const) {
      const unmount = await drawMenus(role, ordersFor(role), place)
      for (const [at, state] of stateNames.entries()) {
        expect([place, state, ...(await readWords(at + 1))]).toEqual([
          place,
          state,
          ...expectedMenu(role, place, state),
        ])
      }
      unmount()
    }
  },
)
