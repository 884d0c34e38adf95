import { type Capability, canChange, canUse, type RoleHolder } from '@girassol/domain/access'
import { comparable } from '@girassol/domain/shared'
import { isRecordNumber } from '../../lib/record-number.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Stems of words, without accents: 'PAG' matches 'pagar' and 'pagamento'. */
type Stems = readonly string[]

type Requirement = {
  readonly requires: Capability
  /** It changes nothing of the company, so that its VIEWER may do it too (COMP-002). */
  readonly isReading?: true
}

type PlaceAction = Requirement & {
  readonly label: string
  readonly verbs: Stems
  readonly nouns: Stems
  /** An address, or an action of the caller. */
  readonly to: string | 'newCustomer'
}

const create: Stems = ['NOV', 'CRI', 'FAZ', 'CADASTR', 'ADICION', 'MONT', 'INCLU']
const see: Stems = ['VER', 'ABR', 'CONSULT', 'MOSTR']
const change: Stems = ['ALTER', 'MUD', 'TROC', 'EDIT']

/** Actions without a record (USE-018). */
const placeActions: readonly PlaceAction[] = [
  { label: 'Novo cliente', verbs: create, nouns: ['CLIENTE'], to: 'newCustomer', requires: 'store.use' },
  {
    label: 'Montar um gerador',
    verbs: [...create, 'DIMENSION', 'CALCUL'],
    nouns: ['GERADOR', 'KIT', 'ESTRUTURA'],
    to: '/monte-seu-gerador',
    requires: 'store.use',
  },
  {
    label: 'Comprar na loja',
    verbs: ['COMPR', ...create],
    nouns: ['COMPRA', 'PRODUTO', 'LOJA', 'EQUIPAMENTO'],
    to: '/sales',
    requires: 'store.use',
  },
  {
    label: 'Ver extrato de pontos',
    verbs: see,
    nouns: ['EXTRATO', 'PONTO', 'SALDO'],
    to: '/pontos/extrato',
    requires: 'points.read',
    isReading: true,
  },
  {
    label: 'Trocar pontos por produtos',
    verbs: ['TROC', 'RESGAT', ...see],
    nouns: ['PONTO', 'PREMIO', 'RECOMPENSA'],
    to: '/pontos/loja',
    requires: 'points.trade',
  },
  {
    label: 'Ver desejos da loja de pontos',
    verbs: see,
    nouns: ['DESEJO'],
    to: '/pontos/desejos',
    requires: 'points.trade',
    isReading: true,
  },
  {
    label: 'Lançar pontos',
    verbs: ['LANC', 'CREDIT', 'DEBIT'],
    nouns: ['PONTO', 'CREDITO', 'DEBITO'],
    to: '/pontos/gerenciar',
    requires: 'points.readAll',
  },
  {
    label: 'Alterar senha ou foto',
    verbs: change,
    nouns: ['SENHA', 'FOTO', 'PERFIL'],
    to: '/perfil/usuario',
    requires: 'home.view',
    isReading: true,
  },
  {
    label: 'Novo usuário',
    verbs: create,
    nouns: ['USUARIO'],
    to: '/administracao/usuarios/novo',
    requires: 'administration.use',
  },
  {
    label: 'Novo integrador',
    verbs: create,
    nouns: ['INTEGRADOR', 'REVENDEDOR'],
    to: '/administracao/integradores/novo',
    requires: 'sellers.manage',
  },
  {
    label: 'Importar catálogo',
    verbs: ['IMPORT', 'ATUALIZ', 'CARREG'],
    nouns: ['CATALOGO', 'PRODUTO', 'PRECO'],
    to: '/administracao/catalogo/importar',
    requires: 'catalogue.import',
  },
  {
    label: 'Analisar cartões',
    verbs: ['ANALIS', ...see],
    nouns: ['ANALISE', 'CARTAO', 'CARTOES'],
    to: '/analise',
    requires: 'cardAnalysis.use',
  },
  {
    label: 'Conciliar o dia',
    verbs: ['CONCIL', ...see],
    nouns: ['CONCILIACAO', 'DIFERENCA', 'DIA'],
    to: '/conciliacao',
    requires: 'reconciliation.use',
  },
  {
    label: 'Alterar frete',
    verbs: change,
    nouns: ['FRETE'],
    to: '/administracao/frete',
    requires: 'administration.use',
  },
]

type RecordAction = Requirement & {
  readonly label: string
  readonly stems: Stems
  readonly kind: 'pedidos' | 'orcamentos'
  readonly tab?: string
}

/** Actions on the record with the typed number: its screen decides whether they are allowed now (USE-018). */
const recordActions: readonly RecordAction[] = [
  { label: 'Pagar pedido', stems: ['PAG'], kind: 'pedidos', tab: 'pagamento', requires: 'payments.pay' },
  { label: 'Validar pedido', stems: ['VALID'], kind: 'pedidos', requires: 'orders.validate' },
  { label: 'Aprovar pedido', stems: ['APROV'], kind: 'pedidos', requires: 'orders.approveAny' },
  { label: 'Reprovar pedido', stems: ['REPROV'], kind: 'pedidos', requires: 'orders.rejectFromDetail' },
  { label: 'Cancelar pedido', stems: ['CANCEL'], kind: 'pedidos', requires: 'orders.cancelAny' },
  { label: 'Liberar pedido', stems: ['LIBER'], kind: 'pedidos', requires: 'payments.release' },
  { label: 'Devolver pedido', stems: ['DEVOL'], kind: 'pedidos', requires: 'returns.request' },
  { label: 'Imprimir pedido', stems: ['IMPRI', 'PDF'], kind: 'pedidos', requires: 'orders.read', isReading: true },
  { label: 'Logs do pedido', stems: ['LOG', 'HISTOR'], kind: 'pedidos', tab: 'logs', requires: 'orders.readLogs' },
  { label: 'Abrir pedido', stems: [...see, 'PEDIDO', 'IR'], kind: 'pedidos', requires: 'orders.read', isReading: true },
  { label: 'Refazer orçamento', stems: ['REFA'], kind: 'orcamentos', requires: 'budgets.use' },
  {
    label: 'Abrir orçamento',
    stems: [...see, 'ORCAMENTO'],
    kind: 'orcamentos',
    requires: 'budgets.use',
    isReading: true,
  },
]

const filler = new Set([
  'A',
  'O',
  'AS',
  'OS',
  'DE',
  'DA',
  'DO',
  'UM',
  'UMA',
  'NO',
  'NA',
  'NUMERO',
  'MEU',
  'MINHA',
  'MEUS',
])
const kinds: Stems = ['PEDIDO', 'ORCAMENTO']

const begins = (word: string, stems: Stems): boolean => stems.some((stem) => word.startsWith(stem))
/** A noun is recognised from its third letter on. */
const names = (word: string, nouns: Stems): boolean =>
  begins(word, nouns) || (word.length > 2 && nouns.some((noun) => noun.startsWith(word)))

const isMeant = ({ verbs, nouns }: PlaceAction, words: readonly string[]): boolean =>
  words.every((word) => begins(word, verbs) || names(word, nouns)) && words.some((word) => names(word, nouns))

const fitsRecord = ({ stems, kind }: RecordAction, words: readonly string[]): boolean => {
  const named = kinds.filter((name) => words.some((word) => begins(word, [name])))
  const isOfKind = named.length === 0 || named.some((name) => begins(kind.toUpperCase(), [name]))
  const verbs = words.filter((word) => !begins(word, kinds))
  const isMatch = (verbs.length > 0 ? verbs : words).every((word) => begins(word, stems))
  return isOfKind && isMatch
}

const toRecordEntry = ({ label, kind, tab }: RecordAction, number: string): PaletteEntry => ({
  id: `command ${label} ${number}`,
  label: `${label} ${number}`,
  run: { to: `/${kind}/${number}${tab === undefined ? '' : `?aba=${tab}`}` },
})

export type PhraseActions = { readonly registerCustomer: () => void }

const toPlaceEntry = ({ label, to }: PlaceAction, { registerCustomer }: PhraseActions): PaletteEntry => ({
  id: `command ${label}`,
  label,
  run: to === 'newCustomer' ? { act: registerCustomer } : { to },
})

/**
 * The actions of a phrase, for users who may run them: 'pagar 10075', 'novo cliente', 'extrato' (USE-018). A number
 * without a verb and unknown words return none.
 */
export const phraseEntries = (phrase: string, viewer: RoleHolder, actions: PhraseActions): readonly PaletteEntry[] => {
  const phraseWords = comparable(phrase)
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '' && !filler.has(word))
  const numbers = phraseWords.filter(isRecordNumber)
  const words = phraseWords.filter((word) => !/^\d+$/.test(word))
  const [number] = numbers
  if (words.length === 0 || numbers.length > 1) return []
  const mayRun = ({ requires, isReading }: Requirement) => (isReading ? canUse : canChange)(viewer, requires)
  if (number === undefined) {
    return placeActions
      .filter((action) => mayRun(action) && isMeant(action, words))
      .map((action) => toPlaceEntry(action, actions))
  }
  return recordActions
    .filter((action) => mayRun(action) && fitsRecord(action, words))
    .map((action) => toRecordEntry(action, number))
}

/** The addresses that the phrases open, with their requirements; a test compares them with the routes. */
export const phrasePlaces = placeActions.map(({ to, requires }) => ({ to, requires }))
