/** Warnings of the electrical sizing (C-23, §5.6). */
export type SizingWarning = 'CORRENTE_MPPT' | 'FUSIVEL' | 'MICRO_PARCIAL' | 'OVERSIZING_ALTO' | 'POTENCIA_DIVERGE'

/** Warnings of the bill of materials (C-23, §7). */
export type MaterialWarning = 'QUADRO_CA' | 'STRING_BOX'

/** Warnings about the building's supply (C-23). */
export type SupplyWarning = 'TRANSFORMADOR'

export type KitWarning = SizingWarning | MaterialWarning | SupplyWarning

/** Figures a warning sentence quotes: DC over AC ratio and whole watts. */
export type WarnedFigures = {
  readonly ratio: number
  /** The ratio is that of a microinverter with a module at each input, also where the kit leaves inputs free (§5.6). */
  readonly isMicro: boolean
  readonly powerW: number
  readonly requestedW: number
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

export const kitWarnings = {
  CORRENTE_MPPT: () => 'Corrente acima do MPPT: o inversor limita a geração',
  FUSIVEL: () => 'Exige fusíveis gPV nos dois polos',
  MICRO_PARCIAL: () => 'Um microinversor fica com entrada livre',
  OVERSIZING_ALTO: ({ ratio, isMicro }: Pick<WarnedFigures, 'ratio' | 'isMicro'>) =>
    isMicro
      ? `Com todas as entradas em uso, os módulos ficam ${percent(ratio - 1)} acima do microinversor`
      : `Potência dos módulos ${percent(ratio - 1)} acima do inversor`,
  POTENCIA_DIVERGE: ({ powerW, requestedW }) =>
    `Potência ${percent(Math.abs(powerW - requestedW) / requestedW)} diferente da pedida`,
  QUADRO_CA: () => 'Exige quadro CA especificado pelo projetista',
  TRANSFORMADOR: () => 'Exige transformador para a ligação elétrica informada',
  STRING_BOX: () => 'Exige string box especificada pelo projetista',
} as const satisfies Record<KitWarning, (figures: WarnedFigures) => string>
