import { weekdayNames } from '@girassol/domain/settings'

type WeekdayField = `separationWeek.${number}`

/** Sunday is 0. */
export const weekdayField = (weekday: number): WeekdayField => `separationWeek.${weekday}`

const weekdayLabels = Object.fromEntries(
  weekdayNames.map((name, weekday) => [weekdayField(weekday), name]),
) as Readonly<Record<WeekdayField, string>>

const labels = {
  notificationPollSeconds: 'Intervalo das notificações',
  ...weekdayLabels,
  serviceTaxPercent: 'Imposto sobre o valor do serviço',
  creditOverdueDays: 'Parcela vencida que impede a aprovação a crédito',
  approvalDays: 'Prazo da aprovação de compras da empresa',
  offerHours: 'Validade de uma proposta de negociação',
  serialGroups: 'Grupos com número de série',
  receivingDays: 'Prazo para conferir uma entrega',
  claimAnswerDays: 'Prazo para responder a uma ocorrência',
  claimDecisionDays: 'Prazo para decidir uma ocorrência',
  holdHoursSelf: 'Duração de uma reserva de estoque do integrador',
  holdBudgetsSelf: 'Orçamentos reservados ao mesmo tempo por integrador',
  holdDaysStaff: 'Renovação de reservas pela equipe',
  isSpecialFinancingOpen: 'Oferecer o financiamento especial',
  specialFinancingNote: 'Observação do financiamento especial',
  'distributor.name': 'Nome da distribuidora',
  'distributor.cnpj': 'CNPJ',
  'distributor.phone': 'Telefone',
  'distributor.email': 'E-mail',
  'distributor.terms': 'Condições',
}

export type OperationField = keyof typeof labels | WeekdayField

export const operationLabels: Readonly<Record<OperationField, string>> = labels

type Range = { readonly least: number; readonly most: number }

export const rangeText = ({ least, most }: Range, unit: string): string =>
  `De ${least} a ${most}${unit === '%' ? '' : ' '}${unit}.`
