import { type Supply, supplies, supplyNames } from '@girassol/domain/generator'
import { TextInput } from '@mantine/core'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { type KitChoices, powerError } from './kit-choices.ts'
import classes from './kit-form.module.css'
import { useImpossibleChoices } from './use-impossible-choices.ts'
import type { KitSearch } from './use-kit-search.ts'
import { useInverterBrands, useInverterFits, useInverters, useModules, useRoofTypes } from './use-lookups.ts'

const StructureDialog = lazyDialog(async () => (await import('./structure-dialog.tsx')).StructureDialog)

const waitingFor = (value: string, reason: string) => (value === '' ? reason : undefined)

type FieldsProps = { readonly choices: KitChoices; readonly choose: KitSearch['choose'] }

const supplyChoices = supplyNames.map((value) => ({ value, label: supplies[value].label }))

/** The optional supply of the building; an inverter that it cannot feed is chosen anew. */
const SupplySelect = ({ choices, choose }: FieldsProps) => {
  const inverters = useInverterFits(choices.inverterBrandId)
  const change = (value: string) => {
    const supply = value as Supply | ''
    const isFed = inverters(choices.inverterId, supply === '' ? undefined : supply)
    choose({ supply, ...(!isFed && { inverterId: '' }) })
  }
  return (
    <ChoiceSelect
      label={optional('Ligação elétrica')}
      placeholder="Todas"
      options={supplyChoices}
      value={choices.supply}
      onChange={change}
      isOptional
    />
  )
}

/** The five choices of a kit (WIZ-002, WIZ-019…022), with the supply that narrows the inverters. */
const Fields = ({ choices, choose }: FieldsProps) => {
  const impossible = useImpossibleChoices(choices)
  const inverters = useInverters(choices.inverterBrandId, choices.supply === '' ? undefined : choices.supply)
  return (
    <div className={classes.fields}>
      <TextInput
        label="Potência"
        description="De 0 a 200 kWp"
        inputMode="decimal"
        autoComplete="off"
        rightSection={<span className={classes.unit}>kWp</span>}
        rightSectionWidth={48}
        value={choices.power}
        error={powerError(choices.power)}
        onChange={(event) => choose({ power: event.currentTarget.value })}
      />
      <SupplySelect choices={choices} choose={choose} />
      <ChoiceSelect
        label="Marca do inversor"
        options={useInverterBrands()}
        value={choices.inverterBrandId}
        onChange={(inverterBrandId) => choose({ inverterBrandId })}
      />
      <ChoiceSelect
        label="Inversor"
        isWaitingFor={waitingFor(choices.inverterBrandId, 'Escolha antes a marca')}
        options={impossible.inverters(inverters)}
        value={choices.inverterId}
        onChange={(inverterId) => choose({ inverterId })}
      />
      <ChoiceSelect
        label="Módulo"
        options={impossible.modules(useModules())}
        value={choices.moduleId}
        onChange={(moduleId) => choose({ moduleId })}
      />
      <ChoiceSelect
        label="Tipo de telhado"
        isWaitingFor={waitingFor(choices.moduleId, 'Escolha antes o módulo')}
        options={useRoofTypes(choices.moduleId)}
        value={choices.roofTypeId}
        onChange={(roofTypeId) => choose({ roofTypeId })}
      />
    </div>
  )
}

const linesText = (count: number) => (count === 1 ? '1 linha de estrutura' : `${count} linhas de estrutura`)

const Structure = ({ search }: { readonly search: KitSearch }) => {
  const [isOpen, setOpen] = useState(false)
  const { lines } = search
  return (
    <div className={classes.structure}>
      <ActionButton
        label="Calcular estruturas"
        icon={<IconRulerMeasure size={16} aria-hidden />}
        onRun={() => setOpen(true)}
      />
      {lines.length > 0 && (
        <span className={classes.lines}>
          {linesText(lines.length)}
          {lines.every(({ isCalculated }) => isCalculated) ? ' no carrinho' : ' para calcular'}
        </span>
      )}
      {isOpen && <StructureDialog search={search} onClose={() => setOpen(false)} />}
    </div>
  )
}

export type KitFormProps = {
  readonly search: KitSearch
  /** 'Pular Passo', or the way back from changing in place. */
  readonly leave: { readonly label: string; readonly onRun: () => void }
  /** Yellow only where searching is what comes next. */
  readonly isNext: boolean
}

/** What the kit is to be: power, inverter, module and roof, and the fixing structure by lines (WIZ-002, WIZ-003). */
export const KitForm = ({ search, leave, isNext }: KitFormProps) => (
  <form
    className={classes.form}
    onSubmit={(event) => {
      event.preventDefault()
      void search.search()
    }}
  >
    <Fields choices={search.choices} choose={search.choose} />
    <Structure search={search} />
    <div className={classes.actions}>
      <ActionButton label={leave.label} variant="text" onRun={leave.onRun} />
      <ActionButton
        label="Buscar"
        runningLabel="Buscando…"
        variant={isNext ? 'next' : 'default'}
        permission={search.permission}
        isRunning={search.isSearching || search.isCalculating}
        isSubmit
      />
    </div>
  </form>
)
