/** The figures of the grid check that staff may change (C-158). */
export type GridSettings = {
  /** The part of volts × amperes that counts as kilowatts, 0.5 to 1 (C-180). */
  readonly loadFactor: number
}

/** The default, until the administration saves another. */
export const usualGridSettings: GridSettings = { loadFactor: 0.92 }
