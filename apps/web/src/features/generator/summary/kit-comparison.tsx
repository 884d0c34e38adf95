import type { KitView, Proposals } from '@girassol/contract/generator'
import { CompareCards } from '../../../ui/compare-cards.tsx'
import { toast } from '../../../ui/toaster.tsx'
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
  const swap = useSwapKit()
  const { kits, options } = proposals
  const chosen = kits.find(({ inCart }) => inCart)
  const put = ({ moduleCode, inverterCode }: KitView, done?: () => void) =>
    swap.mutate(
      { body: { ...options, chosenModuleId: moduleCode, chosenInverterId: inverterCode } },
      done && { onSuccess: done },
    )
  const choose = (id: string) => {
    const kit = kits.find((each) => kitId(each) === id)
    if (kit === undefined || swap.isPending) return
    put(kit, () => {
      if (chosen) toast.undo(`Kit trocado: ${kitTitle(kit)}.`, () => put(chosen))
      onChosen?.()
    })
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
