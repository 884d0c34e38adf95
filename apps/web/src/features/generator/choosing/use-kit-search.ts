import type { Proposals } from '@girassol/contract/generator'
import type { GeneratorOptions, OrderView } from '@girassol/contract/orders'
import { generatorSentences } from '@girassol/domain/generator'
import { useState } from 'react'
import { fingerprint } from '../../../lib/draft-store.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { type Draft, useDraftedState } from '../../../lib/use-drafted-state.ts'
import type { Permission } from '../../../ui/action.ts'
import { toast } from '../../../ui/toaster.tsx'
import type { Step } from '../../cart/index.ts'
import { awaitsApproval, toEditPermission } from '../../purchase-approvals/index.ts'
import { linesToCalculate, markCalculated, type StructureLine } from '../structure/structure-lines.ts'
import { useCalculateStructure } from '../structure/use-calculate-structure.ts'
import { choicesFrom, type KitChoices, noChoices, optionsFrom, withChoice } from './kit-choices.ts'
import { canSearch } from './search-refusal.ts'
import { useSearchKits } from './use-search-kits.ts'

export type KitSearch = {
  /** The recovered draft of the form. */
  readonly draft: Draft
  readonly choices: KitChoices
  readonly choose: (part: Partial<KitChoices>) => void
  readonly lines: readonly StructureLine[]
  readonly setLines: (lines: readonly StructureLine[]) => void
  /** Adds the products of lines to the cart; resolves to true when some were added. */
  readonly calculate: (lines: readonly StructureLine[]) => Promise<boolean>
  readonly isCalculating: boolean
  readonly permission: Permission
  readonly isSearching: boolean
  readonly search: () => Promise<void>
  /** Applies options that are known to be possible, and searches with them. */
  readonly searchFor: (options: GeneratorOptions) => Promise<void>
  /** The last search without a kit: the reason, and possible alternatives. */
  readonly unfound: Proposals | undefined
  readonly forgetUnfound: () => void
}

/** The filled-in values of step 1. */
type KitWork = {
  /** Null until something is chosen; then the choices of the cart's kit apply. */
  readonly choices: KitChoices | null
  readonly lines: readonly StructureLine[]
  /** The cart's kit when the user began to choose. */
  readonly begunWith: string
}

const noWork: KitWork = { choices: null, lines: [], begunWith: '' }

const sampleLine: StructureLine = {
  id: 1,
  moduleId: '',
  roofTypeId: '',
  totalPanels: '',
  totalLines: '',
  isCalculated: false,
}

const isTyped = ({ choices, lines }: KitWork) => choices !== null || linesToCalculate(lines).length > 0

/** The stored draft of step 1, for the current integrator. A draft for another kit than the cart's is only offered. */
const useKitWork = (cart: OrderView | null) => {
  const [work, setWork, stored] = useDraftedState(noWork, {
    form: 'kit',
    record: useSellerId() ?? 'own',
    sample: { choices: noChoices, lines: [sampleLine] },
    isTyped,
  })
  const present = fingerprint(cart?.generator ?? null)
  const isOfOtherKit = stored.state === 'recovered' && cart !== null && work.begunWith !== present
  const draft: Draft = isOfOtherKit
    ? { ...stored, state: 'offered', use: () => setWork({ ...work, begunWith: present }) }
    : stored
  const { choices, lines } = isOfOtherKit ? noWork : work
  const change = (part: Partial<KitWork>) => {
    // A user who fills in the form again does not want the offered draft.
    if (isOfOtherKit) stored.forget()
    setWork((before) => ({ ...(isOfOtherKit ? noWork : before), ...part, begunWith: present }))
  }
  return { choices, lines, draft, change }
}

type KitWorkState = ReturnType<typeof useKitWork>

/** The structure lines of step 1 and their calculation. */
const useStructureLines = ({ lines, change }: KitWorkState) => {
  const setLines = (next: readonly StructureLine[]) => change({ lines: next })
  const structure = useCalculateStructure()
  const calculate = async (all: readonly StructureLine[]): Promise<boolean> => {
    const kinds = await structure.calculate(linesToCalculate(all))
    if (kinds > 0) setLines(markCalculated(all))
    return kinds > 0
  }
  return { lines, setLines, calculate, isCalculating: structure.isPending }
}

/**
 * The values of step 1 and the action of 'Buscar': the choices start with those of the cart's kit; structure lines are
 * calculated first, then the kit is searched (C-25). A found kit leads to step 3, none leads to step 2 with the reason
 * (C-22, KIT-002).
 */
export const useKitSearch = (cart: OrderView | null, open: (step: Step) => void): KitSearch => {
  const work = useKitWork(cart)
  const [unfound, setUnfound] = useState<Proposals>()
  const kits = useSearchKits()
  const structure = useStructureLines(work)
  const { lines, calculate, isCalculating } = structure
  const choices = work.choices ?? (cart?.generator ? choicesFrom(cart.generator) : noChoices)
  const permission = awaitsApproval(cart) ? toEditPermission(cart) : canSearch(choices, lines)

  const searchKit = async (options: GeneratorOptions) => {
    const proposals = await kits.mutateAsync({ body: options }).catch(() => undefined) // KIT-003 was already shown
    if (proposals === undefined) return
    setUnfound(proposals.found ? undefined : proposals)
    if (proposals.found) work.draft.forget()
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
    if (kits.isPending || awaitsApproval(cart)) return
    work.change({ choices: choicesFrom(options) })
    await searchKit(options)
  }
  return {
    ...structure,
    draft: work.draft,
    choices,
    choose: (part) => work.change({ choices: withChoice(choices, part) }),
    permission,
    isSearching: kits.isPending,
    search,
    searchFor,
    unfound,
    forgetUnfound: () => setUnfound(undefined),
  }
}
