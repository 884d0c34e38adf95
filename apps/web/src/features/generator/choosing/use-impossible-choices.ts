import { listImpossibleChoices } from '@girassol/contract/generator'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { type KitChoices, parsePower, powerError } from './kit-choices.ts'
import type { LookupChoice } from './use-lookups.ts'

type Reasons = readonly { readonly id: string; readonly reason: string }[]

const toQuery = (choices: KitChoices) => {
  const { power, inverterBrandId, inverterId, moduleId, roofTypeId, supply } = choices
  return {
    power: parsePower(power) ?? 0,
    inverterBrandId,
    ...(inverterId !== '' && { inverterId }),
    ...(moduleId !== '' && { moduleId }),
    ...(roofTypeId !== '' && { roofTypeId: Number(roofTypeId) }),
    ...(supply !== '' && { supply }),
  }
}

/** Adds to each option why it makes no kit with the others; it can still be chosen. */
const marked = (options: readonly LookupChoice[], reasons: Reasons): readonly LookupChoice[] => {
  const byId = new Map(reasons.map(({ id, reason }) => [id, reason]))
  return options.map((option) => {
    const reason = byId.get(option.value)
    if (reason === undefined) return option
    return { ...option, note: option.note === undefined ? reason : `${reason} · ${option.note}` }
  })
}

/** The choices that make no kit, to mark them in the lists before a search; nothing while unknown (C-22). */
export const useImpossibleChoices = (choices: KitChoices) => {
  const { power, inverterBrandId, inverterId, moduleId } = choices
  const hasPower = (parsePower(power) ?? 0) > 0 && powerError(power) === undefined
  const enabled = hasPower && inverterBrandId !== '' && (inverterId !== '' || moduleId !== '')
  const { data } = useEndpointQuery(
    listImpossibleChoices,
    { query: toQuery(choices) },
    { enabled, staleTime: 300_000, showPrevious: true },
  )
  const known = enabled ? data : undefined
  return {
    inverters: (options: readonly LookupChoice[]) => marked(options, known?.inverters ?? []),
    modules: (options: readonly LookupChoice[]) => marked(options, known?.modules ?? []),
  }
}
