import { shortInverterName } from '@girassol/domain/generator'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { KitChoices } from './kit-choices.ts'
import type { KitSearch } from './use-kit-search.ts'
import { useInverterBrands, useInverters } from './use-lookups.ts'

const findLabel = (options: ReturnType<typeof useInverters>, value: string): string | undefined =>
  options.find((option) => option.value === value)?.label

export type DroppedInverterProps = { readonly choices: KitChoices; readonly choose: KitSearch['choose'] }

/** Shows that another brand cleared the inverter, and offers to restore both (WIZ-020, USE-011). */
export const DroppedInverter = ({ choices: { dropped }, choose }: DroppedInverterProps) => {
  const brands = useInverterBrands()
  const inverter = findLabel(useInverters(dropped?.inverterBrandId ?? ''), dropped?.inverterId ?? '')
  const brand = findLabel(brands, dropped?.inverterBrandId ?? '')
  if (dropped === undefined || inverter === undefined || brand === undefined) return null
  return (
    <Notice tone="info">
      {shortInverterName(inverter)} saiu da escolha, porque é da marca {brand}.{' '}
      <ActionButton label={`Voltar para ${brand}`} variant="text" size="compact" onRun={() => choose({ ...dropped })} />
    </Notice>
  )
}
