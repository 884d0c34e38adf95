import { shortInverterName, shortModuleName, supplies, withoutBrand } from '@girassol/domain/generator'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPower } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Fact, FactStrip } from '../../../ui/facts.tsx'
import { type KitChoices, parsePower } from '../choosing/kit-choices.ts'
import { KitForm } from '../choosing/kit-form.tsx'
import type { KitSearch } from '../choosing/use-kit-search.ts'
import {
  type LookupChoice,
  useInverterBrands,
  useInverters,
  useModules,
  useRoofTypes,
} from '../choosing/use-lookups.ts'
import classes from './chosen-kit.module.css'

const findLabel = (options: readonly LookupChoice[], value: string) =>
  options.find((option) => option.value === value)?.label ?? '-'

const useFacts = (choices: KitChoices): readonly Fact[] => {
  const brand = findLabel(useInverterBrands(), choices.inverterBrandId)
  const inverter = shortInverterName(findLabel(useInverters(choices.inverterBrandId), choices.inverterId))
  const roofs = useRoofTypes(choices.moduleId).flatMap(({ items }) => items)
  return [
    { label: 'Potência', value: formatPower((parsePower(choices.power) ?? 0) * 1000) },
    { label: 'Marca do inversor', value: brand },
    { label: 'Inversor', value: withoutBrand(inverter, brand) },
    { label: 'Módulo', value: shortModuleName(findLabel(useModules(), choices.moduleId)) },
    { label: 'Telhado', value: findLabel(roofs, choices.roofTypeId) },
    ...(choices.supply === '' ? [] : [{ label: 'Ligação', value: supplies[choices.supply].label }]),
  ]
}

export type ChosenKitProps = {
  /** The choices that the cart's kit was searched with. */
  readonly chosen: KitChoices
  readonly search: KitSearch
}

/** The chosen data above the comparison; 'Alterar' replaces it with the form of step 1. */
export const ChosenKit = ({ chosen, search }: ChosenKitProps) => {
  const [isChanging, setChanging] = useState(false)
  const facts = useFacts(chosen)
  if (isChanging) {
    const close = () => setChanging(false)
    return (
      <Card title="Alterar os dados do kit">
        <KitForm
          search={{ ...search, search: () => search.search().then(close) }}
          leave={{ label: 'Cancelar', onRun: close }}
          isNext={false}
        />
      </Card>
    )
  }
  return (
    <FactStrip
      items={facts}
      action={
        <span className={classes.change}>
          <ActionButton
            label="Alterar"
            variant="text"
            icon={<IconPencil size={16} aria-hidden />}
            onRun={() => setChanging(true)}
          />
        </span>
      }
    />
  )
}
