import type { Proposals } from '@girassol/contract/generator'
import type { GeneratorOptions, OrderView } from '@girassol/contract/orders'
import { generatorSentences } from '@girassol/domain/generator'
import { useState } from 'react'
import type { Permission } from '../../ui/action.ts'
import { toast } from '../../ui/toaster.tsx'
import type { Step } from '../cart/index.ts'
import { choicesFrom, type KitChoices, noChoices, optionsFrom, withChoice } from './kit-choices.ts'
import { canSearch } from './search-refusal.ts'
import { linesToCalculate, markCalculated, type StructureLine } from './structure-lines.ts'
import { useCalculateStructure } from './use-calculate-structure.ts'
import { useSearchKits } from './use-search-kits.ts'

export type KitSearch = {
  readonly choices: KitChoices
  readonly choose: (part: Partial<KitChoices>) => void
  readonly lines: readonly StructureLine[]
  readonly setLines: (lines: readonly StructureLine[]) => void
  /** Puts the products of lines in the cart; true when some came in. */
  readonly calculate: (lines: readonly StructureLine[]) => Promise<boolean>
  readonly isCalculating: boolean
  readonly permission: Permission
  readonly isSearching: boolean
  readonly search: () => Promise<void>
  /** Takes options that are known to work for the choices, and searches for them. */
  readonly searchFor: (options: GeneratorOptions) => Promise<void>
  /** The last search that found no kit: why, and what would work instead. */
  readonly unfound: Proposals | undefined
  readonly forgetUnfound: () => void
}

/** The structure lines of step 1 and their calculation. */
const useStructureLines = () => {
  const [lines, setLines] = useState<readonly StructureLine[]>([])
  const structure = useCalculateStructure()
  const calculate = async (all: readonly StructureLine[]): Promise<boolean> => {
    const kinds = await structure.calculate(linesToCalculate(all))
    if (kinds > 0) setLines(markCalculated(all))
    return kinds > 0
  }
  return { lines, setLines, calculate, isCalculating: structure.isPending }
}

/**
 * What step 1 holds and 'Buscar' does: the choices start with those of the cart's kit; structure lines are calculated
 * first, then the kit is searched (C-25). A kit leads to step 3; none leads to step 2 with the reason (C-22, KIT-002).
 */
export const useKitSearch = (cart: OrderView | null, open: (step: Step) => void): KitSearch => {
  const [draft, setDraft] = useState<KitChoices>()
  const [unfound, setUnfound] = useState<Proposals>()
  const kits = useSearchKits()
  const structure = useStructureLines()
  const { lines, calculate, isCalculating } = structure
  const choices = draft ?? (cart?.generator ? choicesFrom(cart.generator) : noChoices)
  const permission = canSearch(choices, lines)

  const searchKit = async (options: GeneratorOptions) => {
    const proposals = await kits.mutateAsync({ body: options }).catch(() => undefined) // KIT-003 is told already
    if (proposals === undefined) return
    setUnfound(proposals.found ? undefined : proposals)
    if (!proposals.found) toast.info(generatorSentences.kitNotFound)
    open(proposals.found ? 3 : 2)
  }
  const search = async () => {
    if (!permission.allowed || kits.isPending || isCalculating) return
    if (linesToCalculate(lines).length > 0 && !(await calculate(lines))) return
    const options = optionsFrom(choices)
    if (options === null) open(2)
    else await searchKit(options)
  }
  const searchFor = async (options: GeneratorOptions) => {
    if (kits.isPending) return
    setDraft(choicesFrom(options))
    await searchKit(options)
  }
  return {
    ...structure,
    choices,
    choose: (part) => setDraft(withChoice(choices, part)),
    permission,
    isSearching: kits.isPending,
    search,
    searchFor,
    unfound,
    forgetUnfound: () => setUnfound(undefined),
  }
}
