import type { CompanyRole } from '../access/company-roles.ts'
import { type Role, roleLabels } from '../access/roles.ts'
import type { AuditedFields } from '../administration/changed-fields.ts'
import { companyRoleLabels } from '../company-users/company-user-rules.ts'
import { type HomologationStatus, homologationStatuses } from '../homologations/index.ts'
import { type LinkPlace, linkPlaceLabels } from '../links/index.ts'
import { type PointType, pointTypeLabels } from '../points/index.ts'
import { type ProposalStatus, proposalStatuses } from '../proposals/index.ts'
import { type ApprovalStatus, approvalStatusLabels } from '../purchase-approvals/approval-status.ts'
import { type SellerStatus, sellerStatusLabels } from '../sellers/index.ts'
import { formatDay, isDay } from '../shared/brazil-time.ts'
import { reaisFrom } from '../shared/money.ts'
import { type SiteStage, siteStages } from '../sites/index.ts'

/** What stands for a value that there is not. */
const missing = '-'

/** The labels of the audited fields; a field that is not listed is shown by its own name. */
const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Nome',
  title: 'Título',
  active: 'Ativo',
  location: 'Local',
  referLink: 'Link',
  fileName: 'Imagem',
  email: 'E-mail',
  pendingEmail: 'E-mail a confirmar',
  openSessions: 'Acessos abertos',
  secondFactors: 'Formas de verificação em duas etapas',
  recoveryCodes: 'Códigos de recuperação',
  roles: 'Papéis',
  companyRole: 'Papel na empresa',
  seller: 'Integrador',
  isActive: 'Ativo',
  canViewProductPrices: 'Vê preços dos produtos',
  canViewMarginLiquid: 'Vê a margem líquida',
  notificationMethods: 'Formas de aviso',
  fancyName: 'Nome fantasia',
  distributorName: 'Distribuidora',
  distributorCnpj: 'CNPJ da distribuidora',
  distributorPhone: 'Telefone da distribuidora',
  distributorEmail: 'E-mail da distribuidora',
  distributorTerms: 'Condições impressas',
  cnpj: 'CNPJ',
  erpCode: 'Código no ERP',
  ie: 'Inscrição estadual',
  phone: 'Telefone',
  status: 'Situação',
  stage: 'Etapa',
  reason: 'Motivo',
  pointsEnabled: 'Programa de pontos',
  canDoTriangulation: 'Conta e ordem',
  branch: 'Filial',
  companyCode: 'Código da empresa no ERP',
  branchCode: 'Código da filial no ERP',
  addressCep: 'CEP',
  addressDescription: 'Endereço',
  addressNumber: 'Número',
  addressNeighborhood: 'Bairro',
  addressComplement: 'Complemento',
  erpState: 'Estado',
  erpCityName: 'Cidade',
  capitalPercentage: 'Capital, percentual',
  capitalMinimum: 'Capital, mínimo (R$)',
  capitalDeadline: 'Capital, dias úteis',
  interiorPercentage: 'Interior, percentual',
  interiorMinimum: 'Interior, mínimo (R$)',
  interiorDeadline: 'Interior, dias úteis',
  states: 'Estados',
  label: 'Nome',
  place: 'Onde aparece',
  url: 'Endereço',
  events: 'Eventos',
  formerSecretUntil: 'Segredo anterior vale até',
  order: 'Ordem',
  code: 'Código',
  description: 'Descrição',
  quantityInstallment: 'Parcelas',
  rangeInstallment: 'Dias entre parcelas',
  offered: 'Oferecida',
  marginLiquid: 'Margem líquida (%)',
  discountValue: 'Desconto (R$)',
  marginReason: 'Motivo do desconto',
  retried: 'Tentadas de novo',
  tries: 'Tentativas',
  added: 'Produtos novos',
  changed: 'Produtos alterados',
  unchanged: 'Produtos sem mudança',
  bad: 'Linhas com erro',
  handling: 'O que foi feito',
  outcome: 'Resultado',
  season: 'Temporada',
  start: 'Início',
  finish: 'Fim',
  maxInstallments: 'Máximo de parcelas',
  defaultInstallment: 'Parcela inicial',
  interestRates: 'Juros',
  notificationPollSeconds: 'Intervalo das notificações (s)',
  separationWeek: 'Pedidos separados por dia',
  separationQuantity: 'Pedidos separados neste dia',
  serviceTaxPercent: 'Imposto sobre o valor do serviço (%)',
  creditOverdueDays: 'Parcela vencida que impede a aprovação (dias)',
  serialGroups: 'Grupos com número de série',
  scopes: 'Escopos',
  networks: 'Redes permitidas',
  expiresAt: 'Vale até',
  receivingDays: 'Prazo da conferência de entregas (dias)',
  claimAnswerDays: 'Prazo da resposta a ocorrências (dias úteis)',
  claimDecisionDays: 'Prazo da decisão de ocorrências (dias úteis)',
  orderLimit: 'Limite por pedido (R$)',
  monthLimit: 'Limite por mês (R$)',
  approveAbove: 'Aprovação de pedidos acima de (R$)',
  offerHours: 'Validade de uma proposta de negociação (h)',
  approvalDays: 'Prazo da aprovação de compras da empresa (dias)',
  approvalStatus: 'Situação da aprovação',
  total: 'Valor (R$)',
  holdHoursSelf: 'Duração das reservas de estoque do integrador (h)',
  holdBudgetsSelf: 'Orçamentos reservados ao mesmo tempo',
  holdDaysStaff: 'Renovação de reservas pela equipe (dias)',
  creditLimit: 'Limite de crédito',
  creditReleased: 'Crédito liberado',
  creditReason: 'Motivo do crédito',
  isSpecialFinancingOpen: 'Oferece o financiamento especial',
  bank: 'Banco',
  rate: 'Juros ao mês (%)',
  installments: 'Parcelas',
  graceDays: 'Carência (dias)',
  share: 'Parte financiada, no máximo (%)',
  tradeName: 'Nome fantasia',
  colour: 'Cor',
  site: 'Site',
  warrantyText: 'Texto da garantia',
  paymentText: 'Texto do pagamento',
  fioBFrom2029: 'Fio B a partir de 2029 (%)',
  performanceRatio: 'Índice de desempenho (%)',
  simultaneity: 'Simultaneidade (%)',
  tariffRise: 'Aumento da tarifa ao ano (%)',
  degradation: 'Perda de geração ao ano (%)',
  discountRate: 'Taxa de desconto ao ano (%)',
  proposalDays: 'Validade de uma proposta (dias)',
  loadFactor: 'Fator de potência da carga',
  points: 'Pontos',
  pointType: 'Operação',
  qualifiable: 'Qualificável',
  expirationDate: 'Expira em',
  motive: 'Motivo',
  pictures: 'Fotos',
  files: 'Arquivos técnicos',
  storeText: 'Texto da loja',
  promoted: 'Promoção',
  internalMark: 'Marca interna',
  successor: 'Sucessor',
  inmetro: 'Registro INMETRO',
  specialFinancingNote: 'Observação do financiamento especial',
  edited: 'Campos alterados',
  logo: 'Logotipo',
  products: 'Produtos',
  cityCode: 'Cidade',
  contactName: 'Contato',
  customerId: 'Cliente',
  responsibleId: 'Responsável',
  isArchived: 'Arquivada',
  address: 'Endereço',
  phoneCode: 'DDD',
  hasIe: 'Tem inscrição estadual',
  erpCity: 'Código da cidade',
  supply: 'Ligação elétrica',
  breakerA: 'Disjuntor (A)',
  utility: 'Distribuidora de energia',
  utilityId: 'Distribuidora de energia',
  consumerUnit: 'Unidade consumidora',
  consumption: 'Consumo',
  roofTypeId: 'Telhado',
  roofTilt: 'Inclinação do telhado',
  roofAzimuth: 'Azimute do telhado',
  holderName: 'Titular',
  holderDocument: 'Documento do titular',
  holderEmail: 'E-mail do titular',
  holderPhone: 'Telefone do titular',
  technicianName: 'Responsável técnico',
  technicianRegister: 'Registro do responsável técnico',
  technicianResponsibility: 'ART ou TRT',
  consumptionClass: 'Classe de consumo',
  creditUnits: 'Unidades que recebem créditos',
  works: 'Obras na rede',
  protocol: 'Protocolo',
  street: 'Rua',
  houseNumber: 'Número',
  complement: 'Complemento',
  district: 'Bairro',
  postalCode: 'CEP',
  submittedOn: 'Dia do envio',
  pendencyOn: 'Dia da pendência',
  issuedOn: 'Dia do parecer',
  inspectionOn: 'Dia da vistoria',
  connectedOn: 'Dia da ligação',
  deniedOn: 'Dia da recusa',
  cities: 'Cidades',
  tariff: 'Tarifa com impostos (R$/kWh)',
  fioB: 'Fio B com impostos (R$/kWh)',
  validFrom: 'Valem desde',
  rule: 'Conta com geração própria',
  connection: 'Orçamento de conexão (dias)',
  connectionWithWorks: 'Orçamento de conexão com obras (dias)',
  connectionWithMajorWorks: 'Orçamento de conexão com obras de grande porte (dias)',
  inspection: 'Vistoria (dias úteis)',
  largestSinglePhaseKw: 'Maior inversor monofásico (kW)',
  portal: 'Portal',
  form: 'Campos do formulário',
  negotiation: 'Situação da negociação',
  negotiated: 'O que aconteceu na negociação',
  discountCents: 'Desconto pedido ou oferecido',
  exportId: 'Número da exportação',
}

/** A name of the code; records also have fields that are stored by their Portuguese names, such as 'Margem mínima (%)'. */
const codeName = /^[a-z][A-Za-z0-9]*$/

/** Whether a screen would show the name of the code for an audited field. */
export const lacksFieldLabel = (name: string): boolean => codeName.test(name) && fieldLabels[name] === undefined

/** The Portuguese name of an audited field; the stored one where it has none. */
export const getFieldLabel = (name: string): string => fieldLabels[name] ?? name

/** Integrators, proposals and homologations have no status of the same name. */
const nameStatus = (text: string): string =>
  sellerStatusLabels[text as SellerStatus] ??
  proposalStatuses[text as ProposalStatus]?.label ??
  homologationStatuses[text as HomologationStatus]?.label ??
  text

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

type Namer = (text: string) => string | undefined

/** How a value of these fields is named; others are shown as they are, days as '21/11/2026'. */
const namers: Readonly<Record<string, Namer>> = {
  edited: getFieldLabel,
  roles: (text) => roleLabels[text as Role],
  companyRole: (text) => companyRoleLabels[text as CompanyRole],
  place: (text) => linkPlaceLabels[text as LinkPlace],
  status: nameStatus,
  approvalStatus: (text) => approvalStatusLabels[text as ApprovalStatus],
  stage: (text) => siteStages[text as SiteStage]?.label,
  pointType: (text) => pointTypeLabels[text as PointType],
  discountCents: (text) => reais.format(reaisFrom(Number(text))),
  notificationMethods: (text) => (text === 'EMAIL' ? 'E-mail' : undefined),
}

const nameValue = (name: string, text: string): string => namers[name]?.(text) ?? (isDay(text) ? formatDay(text) : text)

/** An audited value as text: 'Sim', '21/11/2026', 'Financeiro, Compras'; '-' when there is none. */
export const auditValueText = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return missing
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (Array.isArray(value)) return value.map((each) => auditValueText(name, each)).join(', ') || missing
  return typeof value === 'object' ? JSON.stringify(value) : nameValue(name, String(value))
}

const sortedFields = Object.keys(fieldLabels)
const findPosition = (name: string): number =>
  sortedFields.includes(name) ? sortedFields.indexOf(name) : sortedFields.length

/** The field names of an entry in the order of the forms; the database does not store their order. */
export const listAuditedFields = (entry: {
  readonly before: AuditedFields | null
  readonly after: AuditedFields | null
}) => Object.keys(entry.after ?? entry.before ?? {}).toSorted((a, b) => findPosition(a) - findPosition(b))
