import type { Day } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { type Cents, reaisFrom } from '../shared/money.ts'
import type { OtherPaymentMethod, OthersInstalment } from './others-instalments.ts'
import { leastInstalmentCents } from './payment-settings.ts'

/** The condition that the financial department chose for an order of the 'others' method, and its instalments. */
export type OthersRelease = {
  /** Null while none is chosen, or when it is none of the conditions on offer. */
  readonly condition: Pick<OtherPaymentMethod, 'quantityInstallment'> | null
  readonly instalments: readonly OthersInstalment[]
  /** The total of the order. */
  readonly totalCents: Cents
  readonly today: Day
}

export const sumInstalments = (instalments: readonly Pick<OthersInstalment, 'valueCents'>[]): Cents =>
  instalments.reduce((sum, { valueCents }) => sum + valueCents, 0)

/** As many as the condition has, numbered from 1. */
const areWhole = ({ condition, instalments }: OthersRelease): boolean =>
  instalments.length > 0 &&
  instalments.length === condition?.quantityInstallment &&
  instalments.every(({ numberInstallment }, index) => numberInstallment === index + 1)

/**
 * Whether the order may be paid like this (PAY-018…PAY-020, PAY-023, USE-034): each instalment is at least one real,
 * none is due before today, and the sum is the total to the cent.
 */
export const canReleaseOthers = (release: OthersRelease) =>
  firstRefusal(
    [release.condition === null, 'noMethod'],
    [!areWhole(release), 'noInstalments'],
    [release.instalments.some(({ valueCents }) => valueCents < leastInstalmentCents), 'instalmentTooSmall'],
    [release.instalments.some(({ dueDate }) => dueDate < release.today), 'pastDue'],
    [sumInstalments(release.instalments) !== release.totalCents, 'otherSum'],
  )

const inReais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The sentences of the refusals; one contains the sum of the instalments (PAY-020). */
export const othersReleaseSentences = (instalments: readonly Pick<OthersInstalment, 'valueCents'>[]) => {
  const sum = `R$\u00A0${inReais.format(reaisFrom(sumInstalments(instalments)))}`
  return {
    noMethod: 'Selecione uma forma de pagamento',
    noInstalments: 'Forma de pagamento inválida.',
    instalmentTooSmall: 'Cada parcela deve ser de pelo menos R$ 1,00.',
    pastDue: 'O vencimento não pode ser anterior a hoje.',
    otherSum: `Soma do valor das parcelas (${sum}) diferente do valor total do pedido.`,
  } as const satisfies Record<RuleRefusal<typeof canReleaseOthers>, string>
}
