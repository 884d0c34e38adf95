/** How long the reason of an unusual decision is, in characters without the blanks around it (USE-021, USE-022). */
export const reasonLength = { minimum: 10, maximum: 300 } as const

/** Is it long enough to be a reason, and short enough to be stored? */
export const isReason = (text: string | null | undefined): text is string => {
  const length = text?.trim().length ?? 0
  return length >= reasonLength.minimum && length <= reasonLength.maximum
}

export const reasonSentence = `Informe o motivo, de ${reasonLength.minimum} a ${reasonLength.maximum} caracteres.`
