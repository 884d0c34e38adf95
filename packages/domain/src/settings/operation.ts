import { inverterGroup, moduleGroup } from '../catalogue/store-groups.ts'
import { usualClaimDays } from '../claims/claim-days.ts'
import { usualOverdueDays } from '../credit/judge-credit.ts'
import { usualReceivingDays } from '../deliveries/receiving-days.ts'
import { type HoldLimits, usualHoldLimits } from '../holds/hold-rules.ts'
import { usualOfferHours } from '../negotiations/offer-validity.ts'
import { fewestPollSeconds, mostPollSeconds, usualPollSeconds } from '../notifications/notification.ts'
import { usualSeparationCapacity } from '../order-validation/separation-calendar.ts'
import { usualApprovalDays } from '../purchase-approvals/approval-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { type Distributor, usualDistributor } from './distributor.ts'

/** The days of what happens after a sale (C-158). */
export type AfterSaleDays = {
  /** How many days after its arrival a delivery is checked, and what is missing, damaged or wrong is claimed. */
  readonly receivingDays: number
  /** In how many working days a claim is answered, and decided. */
  readonly claimAnswerDays: number
  readonly claimDecisionDays: number
}

/** The settings of the daily work (C-140); a change takes effect at the next read. */
export type OperationSettings = AfterSaleDays &
  HoldLimits & {
    /** Poll interval of the bell, in seconds (C-10). */
    readonly notificationPollSeconds: number
    /** Orders that the warehouse separates on each day of the week, Sunday first (VAL-012). */
    readonly separationWeek: readonly number[]
    /** Percent withheld of a commission (C-80). */
    readonly serviceTaxPercent: number
    /** After how many days an unpaid instalment stops the approval of orders on credit; 0 for never (C-198). */
    readonly creditOverdueDays: number
    /** After how many days without an answer the approval of a purchase expires (COMP-012). */
    readonly approvalDays: number
    /** For how many hours an offer of a negotiation is valid, unless it says so itself (QUO-015). */
    readonly offerHours: number
    /** The product groups whose units have serial numbers (WAR-001). */
    readonly serialGroups: readonly string[]
    /** Whether the special financing is offered (PAY-012). */
    readonly isSpecialFinancingOpen: boolean
    /** A note about it for the users. */
    readonly specialFinancingNote: string
    readonly distributor: Distributor
  }

/** The defaults, until the administration saves others. */
export const usualOperation: OperationSettings = {
  notificationPollSeconds: usualPollSeconds,
  separationWeek: usualSeparationCapacity,
  serviceTaxPercent: 20,
  creditOverdueDays: usualOverdueDays,
  approvalDays: usualApprovalDays,
  offerHours: usualOfferHours,
  serialGroups: [moduleGroup, inverterGroup],
  receivingDays: usualReceivingDays,
  ...usualClaimDays,
  ...usualHoldLimits,
  isSpecialFinancingOpen: false,
  specialFinancingNote: '',
  distributor: usualDistributor,
}

/** The minimum and maximum of each number. */
export const operationRanges = {
  notificationPollSeconds: { least: fewestPollSeconds, most: mostPollSeconds },
  separation: { least: 0, most: 1000 },
  serviceTaxPercent: { least: 0, most: 100 },
  creditOverdueDays: { least: 0, most: 365 },
  approvalDays: { least: 1, most: 30 },
  offerHours: { least: 1, most: 168 },
  receivingDays: { least: 1, most: 30 },
  claimDays: { least: 1, most: 60 },
  holdHoursSelf: { least: 1, most: 168 },
  holdBudgetsSelf: { least: 0, most: 50 },
  holdDaysStaff: { least: 7, most: 60 },
} as const

export const longestSpecialFinancingNote = 300

export const weekdayNames = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** Without any capacity no order could be validated (VAL-012). */
export const canSaveOperation = ({ separationWeek }: Pick<OperationSettings, 'separationWeek'>) =>
  firstRefusal([separationWeek.every((orders) => orders === 0), 'neverWorks'])

export const operationSentences = {
  neverWorks: 'Ao menos um dia da semana precisa separar pedidos; sem isso nenhum pedido pode ser validado.',
} as const satisfies Record<RuleRefusal<typeof canSaveOperation>, string>
