/** Electrical figures of a photovoltaic module at standard test conditions (25 °C cell), from its data sheet (C-23). */
export type PvModule = {
  /** Label power, whole watts. */
  readonly pmaxW: number
  readonly vocV: number
  readonly iscA: number
  readonly vmpV: number
  readonly impA: number
  /** %/K, negative. */
  readonly betaVocPctPerK: number
  /** %/K. */
  readonly alphaIscPctPerK: number
  /** %/K, negative; stands for the Vmp coefficient too, which data sheets rarely give. */
  readonly gammaPmaxPctPerK: number
  /** 1000 or 1500 V. */
  readonly maxSystemV: number
  readonly maxSeriesFuseA: number
}

/** What the structure calculation needs of a module standing in portrait, millimetres (C-24). */
export type ModuleFrame = {
  readonly widthMm: number
  readonly frameMm: number
}
