import type { ProposalResults } from '@girassol/contract/proposals'

export type FioBYears = ProposalResults['fioB']

/** Consecutive years with the same percentage of Fio B; `last` is null for the step that lasts to the end. */
export type FioBStep = {
  readonly first: number
  readonly last: number | null
  readonly percent: number
  readonly assumed: boolean
}

/** The years of Fio B joined to steps (YLD-008). */
export const joinFioBYears = (years: FioBYears): readonly FioBStep[] => {
  const starts = years.filter(({ percent, assumed }, index) => {
    const before = years[index - 1]
    return before === undefined || before.percent !== percent || before.assumed !== assumed
  })
  return starts.map(({ year, percent, assumed }, index) => {
    const next = starts[index + 1]
    return { first: year, last: next === undefined ? null : next.year - 1, percent, assumed }
  })
}

/** '2027', '2027 a 2029' or '2029 em diante' */
export const nameFioBStep = ({ first, last }: FioBStep): string => {
  if (last === null) return `${first} em diante`
  return last === first ? String(first) : `${first} a ${last}`
}

/** The tone of a step: never the only difference, because its number is beside it. */
export const toneOfStep = ({ assumed, percent }: FioBStep): 'assumed' | 'soft' | 'strong' => {
  if (assumed) return 'assumed'
  return percent < 80 ? 'soft' : 'strong'
}
