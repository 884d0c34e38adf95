export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** 'janeiro' of 1 to 'dezembro' of 12. */
export const nameMonth = (month: number): string => monthNames[month - 1] ?? ''

/** 'jan' of 1 to 'dez' of 12. */
export const shortenMonth = (month: number): string => nameMonth(month).slice(0, 3)

/** '2029-10' → 'outubro de 2029' */
export const describeMonth = (yearMonth: string): string => {
  const [year = '', month = ''] = yearMonth.split('-')
  return `${nameMonth(Number(month))} de ${year}`
}
