import { type EnergySettingName, energySettingNames } from '@girassol/domain/energy'

/** The label and the unit of each assumption of estimates (C-158). */
export const energyFields = {
  fioBFrom2029: { label: 'Fio B a partir de 2029', unit: '%' },
  performanceRatio: { label: 'Índice de desempenho', unit: '%' },
  simultaneity: { label: 'Simultaneidade', unit: '%' },
  tariffRise: { label: 'Aumento da tarifa ao ano', unit: '%' },
  degradation: { label: 'Perda de geração ao ano', unit: '%' },
  discountRate: { label: 'Taxa de desconto ao ano', unit: '%' },
  proposalDays: { label: 'Validade de uma proposta', unit: 'dias' },
  loadFactor: { label: 'Fator de potência da carga', unit: '' },
} as const satisfies Record<EnergySettingName, { readonly label: string; readonly unit: string }>

export const energyLabels = Object.fromEntries(
  energySettingNames.map((name) => [name, energyFields[name].label]),
) as Readonly<Record<EnergySettingName, string>>

/** '78%', '10 dias', '0,92' */
export const energyValueText = (name: EnergySettingName, value: number): string => {
  const { unit } = energyFields[name]
  return `${value.toLocaleString('pt-BR')}${unit === '%' || unit === '' ? '' : ' '}${unit}`
}
