import type { KitView, Proposals } from '@girassol/contract/generator'
import { CompareCards } from '../../../ui/compare-cards.tsx'
import { toast } from '../../../ui/toaster.tsx'
import { useCartCache, useRestoreQuantities } from '../../cart/index.ts'
import { useSwapKit } from '../choosing/use-search-kits.ts'
import { comparedKit, kitId, kitRows, kitTitle } from './compared-kit.tsx'
import classes from './kit-comparison.module.css'
import { KitLayout } from './kit-layout.tsx'

const headings: Readonly<Record<number, string>> = {
  1: 'Um kit calculado',
  2: 'Dois kits para comparar',
  4: 'Quatro kits para comparar',
}

/** A true minus sign: '−2 °C'. */
const degrees = (celsius: number) => `${String(celsius).replace('-', '−').replace('.', ',')} °C`

const siteText = ({ site, kits }: Proposals) => {
  const voltages = `Tensões calculadas para ${site.uf}, ${degrees(site.tMinC)} a ${degrees(site.tMaxC)}.`
  return kits.some(({ total }) => total !== null) ? `Preços e prazos de hoje. ${voltages}` : voltages
}

const toPair = ({ moduleCode, inverterCode }: KitView) => ({
  chosenModuleId: moduleCode,
  chosenInverterId: inverterCode,
})

/**
 * Swaps the kit of the cart. Undoing sizes the kit of before again, so the quantities that were changed by hand are set
 * again after it.
 */
const useUndoableSwap = (options: Proposals['options']) => {
  const swap = useSwapKit()
  const { read } = useCartCache()
  const restoreQuantities = useRestoreQuantities()
  const swapBack = (kit: KitView | undefined) => {
    const before = read()
    if (kit === undefined) return undefined
    const undo = async () => {
      await swap.mutateAsync({ body: { ...options, ...toPair(kit) } })
      if (before !== undefined) await restoreQuantities(before)
    }
    // A failure is shown as a toast.
    return () => void undo().catch(() => undefined)
  }
  return { swap, swapBack }
}

export type KitComparisonProps = {
  readonly proposals: Proposals
  readonly chooseLabel?: string
  readonly onChosen?: () => void
  /** Opens the first step with a power in watts. */
  readonly onResize: (powerW: number) => void
}

/** Up to three proposed kits, and the one of the cart, side by side; choosing one replaces the chosen one, which can be undone (C-22). */
export const KitComparison = ({
  proposals,
  chooseLabel = 'Trocar por este kit',
  onChosen,
  onResize,
}: KitComparisonProps) => {
  const { kits, options } = proposals
  const { swap, swapBack } = useUndoableSwap(options)
  const chosen = kits.find(({ inCart }) => inCart)
  const choose = (id: string) => {
    const kit = kits.find((each) => kitId(each) === id)
    if (kit === undefined || swap.isPending) return
    const undo = swapBack(chosen)
    swap.mutate(
      { body: { ...options, ...toPair(kit) } },
      {
        onSuccess: () => {
          if (undo) toast.undo(`Kit trocado: ${kitTitle(kit)}.`, undo)
          onChosen?.()
        },
      },
    )
  }
  const choosing = swap.variables?.body
  return (
    <section aria-labelledby="kits-heading">
      <header className={classes.head}>
        <h2 id="kits-heading">{headings[kits.length] ?? 'Três kits para comparar'}</h2>
        <p className={classes.note}>{siteText(proposals)}</p>
      </header>
      <CompareCards
        rows={kitRows}
        items={kits.map((kit) => ({
          ...comparedKit(kit, chosen),
          more: <KitLayout kit={kit} onResize={onResize} />,
        }))}
        choice={{
          chosenId: chosen ? kitId(chosen) : null,
          chosenBadge: 'No carrinho',
          chosenLabel: 'Kit escolhido',
          chooseLabel,
          choosing: swap.isPending && choosing ? `${choosing.chosenModuleId} ${choosing.chosenInverterId}` : null,
          onChoose: choose,
        }}
      />
    </section>
  )
}
