/** What becomes of a serial number that was entered (WAR-003). */
export const serialVerdicts = {
  OK: { label: 'Será registrado', refusal: '' },
  DUPLICATE: { label: 'Repetido', refusal: 'Este número de série já está registrado.' },
  INVALID: { label: 'Inválido', refusal: 'Use de 4 a 40 letras, números, hífens, pontos ou barras.' },
  TOO_MANY: { label: 'Além da quantidade', refusal: 'O item já tem um número de série para cada unidade.' },
} as const satisfies Record<string, { readonly label: string; readonly refusal: string }>

export type SerialVerdict = keyof typeof serialVerdicts

export const serialVerdictNames = ['OK', 'DUPLICATE', 'INVALID', 'TOO_MANY'] as const satisfies readonly SerialVerdict[]

/** Who entered a serial number (WAR-001). */
export const serialSources = { ERP: 'ERP', LOGISTICS: 'Logística', INTEGRATOR: 'Integrador' } as const

export type SerialSource = keyof typeof serialSources

export const serialSourceNames = ['ERP', 'LOGISTICS', 'INTEGRATOR'] as const satisfies readonly SerialSource[]

/** The most serial numbers that are entered at once (WAR-003). */
export const mostSerials = 1000

/** A serial number as it is stored, however it was typed: ' ab-12 ' is 'AB-12' (WAR-002). */
export const normalizeSerial = (typed: string): string => typed.trim().toUpperCase()

/** Whether a normalised number may be stored: 4 to 40 letters without accents, digits, hyphens, dots and slashes. */
export const isSerial = (number: string): boolean => /^[A-Z0-9./-]{4,40}$/.test(number)

/** Serial numbers from a pasted text, one a line, without the empty lines. */
export const readPastedSerials = (pasted: string): readonly string[] =>
  pasted.split(/\r?\n/).filter((line) => line.trim() !== '')

export type JudgedSerial = { readonly serial: string; readonly verdict: SerialVerdict }

type Known = {
  /** The numbers that are registered for the product, in any order. */
  readonly taken: ReadonlySet<string>
  /** The units of the item that have no number yet. */
  readonly left: number
}

/**
 * Judges entered numbers in their order (WAR-003): malformed, already registered or given twice, beyond the units that
 * have no number yet. Only those that are OK are stored.
 */
export const judgeSerials = (typed: readonly string[], { taken, left }: Known): readonly JudgedSerial[] => {
  const accepted = new Set<string>()
  return typed.map((each) => {
    const serial = normalizeSerial(each)
    const judge = (): SerialVerdict => {
      if (!isSerial(serial)) return 'INVALID'
      if (taken.has(serial) || accepted.has(serial)) return 'DUPLICATE'
      return accepted.size < left ? 'OK' : 'TOO_MANY'
    }
    const verdict = judge()
    if (verdict === 'OK') accepted.add(serial)
    return { serial, verdict }
  })
}
