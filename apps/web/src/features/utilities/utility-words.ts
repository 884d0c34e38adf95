import type { UtilityView } from '@girassol/contract/utilities'
import { formatCounted, formatDate, missing } from '../../lib/format.ts'

/** How the bill of a consumer with own generation is computed (C-163). */
export const ruleLabels: Readonly<Record<UtilityView['rule'], string>> = {
  MAX: 'O maior entre custo de disponibilidade e consumo',
  SUM: 'Custo de disponibilidade somado ao Fio B',
}

const price = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 5 })

const formatPrice = (reais: number | null): string => (reais === null ? missing : price.format(reais))

/** '0,95 · Fio B 0,27', in reais a kWh */
export const describeTariff = ({ tariff, fioB }: UtilityView): string =>
  tariff === null && fioB === null ? missing : `${formatPrice(tariff)} · Fio B ${formatPrice(fioB)}`

export const describeSince = ({ validFrom }: UtilityView): string | null =>
  validFrom === null ? null : `desde ${formatDate(validFrom)}`

/** '15 · 30 · 45 dias, vistoria 7 úteis' */
export const describeDays = ({ days }: UtilityView): string =>
  `${days.connection} · ${days.connectionWithWorks} · ${days.connectionWithMajorWorks} dias, vistoria ${days.inspection} úteis`

export const describeForm = ({ form }: UtilityView): string => formatCounted(form.length, 'campo', 'campos')
