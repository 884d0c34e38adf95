/**
 * Why a module and an inverter make no generator of that power, in the order of the checks (C-23, §5.5). The first
 * check is whether the inverter fits the supply of the building.
 */
export type ImpossibleReason =
  | 'SUPPLY'
  | 'POWER_ZERO'
  | 'ISC_TOO_HIGH'
  | 'VOC_TOO_HIGH'
  | 'MPPT_WINDOW'
  | 'RATIO'
  | 'TOO_MANY_INVERTERS'
  | 'POWER_TOO_LOW'
  | 'NO_CONFIG'

export const impossibleReasons = {
  SUPPLY: 'Inversor incompatível com a ligação elétrica informada',
  POWER_ZERO: 'Informe a potência do gerador',
  ISC_TOO_HIGH: 'Corrente do módulo acima do limite da entrada do inversor',
  VOC_TOO_HIGH: 'Tensão do módulo acima do limite do inversor',
  MPPT_WINDOW: 'Nenhuma série de módulos atende à faixa de MPPT',
  RATIO: 'Potência do módulo incompatível com o microinversor',
  TOO_MANY_INVERTERS: 'Potência exige inversores demais; escolha um inversor maior',
  POWER_TOO_LOW: 'Inversor grande demais para a potência',
  NO_CONFIG: 'Nenhuma combinação próxima da potência pedida',
} as const satisfies Record<ImpossibleReason, string>
