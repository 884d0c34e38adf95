import { type CustomerForm, normaliseCustomer } from '@girassol/domain/customers'
import { customerColumns } from '../features/customers/customer-columns.ts'
import type { Tx } from '../http/context.ts'
import { demoSellerCodes } from './demo-accounts.ts'

type Place = Pick<
  CustomerForm,
  'addressCep' | 'addressDescription' | 'addressNeighborhood' | 'erpState' | 'erpCity' | 'erpCityName'
>

const toPlace = (
  [erpState, erpCity, erpCityName]: readonly [string, string, string],
  [addressCep, addressDescription, addressNeighborhood]: readonly [string, string, string],
): Place => ({ erpState, erpCity, erpCityName, addressCep, addressDescription, addressNeighborhood })

const places = {
  saoPaulo: toPlace(['SP', '3550308', 'São Paulo'], ['01310100', 'Avenida Paulista', 'Bela Vista']),
  campinas: toPlace(['SP', '3509502', 'Campinas'], ['13083872', 'Rua da Reitoria', 'Cidade Universitária']),
  holambra: toPlace(['SP', '3519055', 'Holambra'], ['13825000', 'Rua das Dálias', 'Centro']),
  portoAlegre: toPlace(['RS', '4314902', 'Porto Alegre'], ['90010170', 'Praça Montevidéo', 'Centro Histórico']),
  canela: toPlace(['RS', '4304408', 'Canela'], ['95680000', 'Rua Felisberto Soares', 'Centro']),
  beloHorizonte: toPlace(['MG', '3106200', 'Belo Horizonte'], ['30130010', 'Praça Sete', 'Centro']),
  belem: toPlace(['PA', '1501402', 'Belém'], ['66010000', 'Avenida Presidente Vargas', 'Campina']),
  curitiba: toPlace(['PR', '4106902', 'Curitiba'], ['80010010', 'Rua das Araucárias', 'Centro']),
  recife: toPlace(['PE', '2611606', 'Recife'], ['50010000', 'Rua da Maré', 'Santo Antônio']),
  fortaleza: toPlace(['CE', '2304400', 'Fortaleza'], ['60025000', 'Rua das Dunas', 'Centro']),
  salvador: toPlace(['BA', '2927408', 'Salvador'], ['40010000', 'Rua do Recôncavo', 'Comércio']),
  florianopolis: toPlace(['SC', '4205407', 'Florianópolis'], ['88010000', 'Rua da Ilha', 'Centro']),
  brasilia: toPlace(['DF', '5300108', 'Brasília'], ['70040010', 'Quadra do Planalto', 'Asa Norte']),
  campoGrande: toPlace(['MS', '5002704', 'Campo Grande'], ['79002000', 'Rua do Pantanal', 'Centro']),
  goiania: toPlace(['GO', '5208707', 'Goiânia'], ['74003010', 'Avenida do Cerrado', 'Setor Central']),
} as const satisfies Record<string, Place>

type Row = readonly [
  sellerCode: string,
  document: string,
  name: string,
  fancyName: string,
  place: keyof typeof places,
  phone: string,
  ie: string,
]

const { approved, second } = demoSellerCodes

// Fictitious people and companies; documents with valid check digits, one of them an alphanumeric CNPJ.
const rows: readonly Row[] = [
  [approved, '30415826000182', 'Padaria Pão da Serra Ltda', 'Pão da Serra', 'saoPaulo', '11932104567', '112345678110'],
  [approved, '41526937000182', 'Oficina Três Irmãos Ltda', 'Três Irmãos', 'campinas', '1932104455', ''],
  [
    approved,
    '7KX2M9Q4000112',
    'Viveiro Flor do Campo Ltda',
    'Flor do Campo',
    'holambra',
    '19987651234',
    '223456789118',
  ],
  [approved, '48291035741', 'Antônio Carvalho Brandão', '', 'saoPaulo', '11976543210', ''],
  [approved, '71520498667', 'Luísa Helena Prado', '', 'campinas', '19965432109', ''],
  [
    second,
    '52637048000109',
    'Pousada Vale das Hortênsias Ltda',
    'Vale das Hortênsias',
    'canela',
    '54954321098',
    '0961234567',
  ],
  [second, '36018724553', 'Otávio Schmidt', '', 'portoAlegre', '51943210987', ''],
  [second, '90157362868', 'Beatriz Moraes Vargas', '', 'canela', '54932109876', ''],
]

// Customers of sellers without an account; they are registered with the first purchase.
const laterRows: readonly Row[] = [
  ['INT003', '31824097000180', 'Laticínios Serra Clara Ltda', 'Serra Clara', 'beloHorizonte', '31932100187', ''],
  ['INT003', '31824097514', 'Celina Duarte Prado', '', 'beloHorizonte', '31987650123', ''],
  ['INT004', '42735108000172', 'Açaí do Porto Ltda', 'Açaí do Porto', 'belem', '91932104411', ''],
  ['INT005', '53846219000176', 'Marcenaria Pinhão Ltda', 'Pinhão', 'curitiba', '41933218855', ''],
  ['INT006', '42735108635', 'Rogério Maia Falcão', '', 'recife', '81988124455', ''],
  ['INT007', '64957320000117', 'Pousada Vento Leste Ltda', 'Vento Leste', 'fortaleza', '85932176500', ''],
  ['INT008', '53846219746', 'Dalva Conceição Reis', '', 'salvador', '71987712233', ''],
  ['INT009', '75168431000160', 'Mercado Praia Mansa Ltda', 'Praia Mansa', 'florianopolis', '48932456611', ''],
  ['INT010', '64957320829', 'Hélio Bastos Coimbra', '', 'brasilia', '61998123400', ''],
  ['INT011', '75168431992', 'Iracema Lopes Vidal', '', 'campoGrande', '67992314500', ''],
  ['INT012', '86279542000160', 'Confecções Linha Alfa Ltda', 'Linha Alfa', 'goiania', '62932451100', ''],
]

const toForm = ([, document, name, fancyName, place, phone, ie]: Row) => ({
  ...places[place],
  documentType: document.length === 14 ? ('J' as const) : ('F' as const),
  document,
  name,
  fancyName,
  phone,
  email: `${name.split(' ')[0]}@cliente.example`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase(),
  hasIe: ie !== '',
  ie,
  addressNumber: String(100 + Number(phone.slice(-2))),
})

export const demoNewCustomers = laterRows.map((row) => ({ sellerCode: row[0], form: toForm(row) }))

/** Customers of the two sellers with accounts, stored as the form would store them. */
export const loadDemoCustomers = async (tx: Tx): Promise<void> => {
  const sellers = await tx
    .selectFrom('seller')
    .select(['id', 'erp_code'])
    .where('erp_code', 'in', [approved, second])
    .execute()
  const customers = sellers.flatMap(({ id, erp_code }) =>
    rows
      .filter(([sellerCode]) => sellerCode === erp_code)
      .map((row) => ({ seller_id: id, ...customerColumns(normaliseCustomer(toForm(row))) })),
  )
  await tx.insertInto('customer').values(customers).execute()
}
