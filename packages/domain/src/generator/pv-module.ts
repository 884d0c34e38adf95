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
  /** %/K, negative; also used for the Vmp coefficient, which data sheets rarely have. */
  readonly gammaPmaxPctPerK: number
  /** 1000 or 1500 V. */
  readonly maxSystemV: number
  readonly maxSeriesFuseA: number
}

/** Dimensions of a module mounted in portrait, for the structure calculation, millimetres (C-24). */
export type ModuleFrame = {
  readonly widthMm: number
  readonly frameMm: number
}
