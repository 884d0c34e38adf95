import { type Supply, supplies, supplyNames } from '@girassol/domain/generator'
import { IconReceipt, IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { NumberTextField } from '../../../ui/number-text-field.tsx'
import { optional } from '../../../ui/optional-label.tsx'
import { SizeDialog } from '../../energy/index.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { DroppedInverter } from './dropped-inverter.tsx'
import { type KitChoices, powerError, powerRules } from './kit-choices.ts'
import classes from './kit-form.module.css'
import { useImpossibleChoices } from './use-impossible-choices.ts'
import type { KitSearch } from './use-kit-search.ts'
import { useInverterBrands, useInverterFits, useInverters, useModules, useRoofTypes } from './use-lookups.ts'

const StructureDialog = lazyDialog(async () => (await import('../structure/structure-dialog.tsx')).StructureDialog)

const waitingFor = (value: string, reason: string) => (value === '' ? reason : undefined)

type FieldsProps = { readonly choices: KitChoices; readonly choose: KitSearch['choose'] }

const unfedText = (supply: Supply) =>
  `Este inversor não liga em ${supplies[supply].label}. Escolha outro inversor ou outra ligação elétrica.`

const supplyChoices = supplyNames.map((value) => ({ value, label: supplies[value].label }))

/** The optional supply of the building; an inverter that does not fit remains chosen and shows a message (USE-011). */
const SupplySelect = ({ choices, choose }: FieldsProps) => (
  <ChoiceSelect
    label={optional('Ligação elétrica')}
    placeholder="Todas"
    options={supplyChoices}
    value={choices.supply}
    onChange={(supply) => choose({ supply: supply as Supply | '' })}
    isOptional
  />
)

const InverterSelect = ({ choices, choose }: FieldsProps) => {
  const impossible = useImpossibleChoices(choices)
  const supply = choices.supply === '' ? undefined : choices.supply
  const inverters = useInverters(choices.inverterBrandId, supply)
  const isFed = useInverterFits(choices.inverterBrandId)(choices.inverterId, supply)
  return (
    <ChoiceSelect
      label="Inversor"
      isWaitingFor={waitingFor(choices.inverterBrandId, 'Escolha antes a marca')}
      options={impossible.inverters(inverters)}
      value={choices.inverterId}
      unfit={isFed || supply === undefined ? undefined : unfedText(supply)}
      onChange={(inverterId) => choose({ inverterId })}
    />
  )
}

/** The five choices of a kit (WIZ-002, WIZ-019…022), with the supply that filters the inverters. */
const Fields = ({ choices, choose }: FieldsProps) => {
  const impossible = useImpossibleChoices(choices)
  return (
    <div className={classes.fields}>
      <NumberTextField
        label="Potência"
        hint="De 0 a 200 kWp"
        unitMark="kWp"
        rules={powerRules}
        text={choices.power}
        error={powerError(choices.power)}
        onType={(power) => choose({ power })}
      />
      <SupplySelect choices={choices} choose={choose} />
      <ChoiceSelect
        label="Marca do inversor"
        options={useInverterBrands()}
        value={choices.inverterBrandId}
        onChange={(inverterBrandId) => choose({ inverterBrandId })}
      />
      <InverterSelect choices={choices} choose={choose} />
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
        unfit="Este módulo não tem estrutura para o telhado escolhido. Escolha outro telhado ou outro módulo."
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
      <SizeByBill choose={search.choose} />
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

/** The power of the kit from the consumption of the building (YLD-016). */
const SizeByBill = ({ choose }: Pick<FieldsProps, 'choose'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton
        label="Dimensionar pela conta"
        icon={<IconReceipt size={16} aria-hidden />}
        onRun={() => setOpen(true)}
      />
      {isOpen && <SizeDialog onUse={(power) => choose({ power })} onClose={() => setOpen(false)} />}
    </>
  )
}

export type KitFormProps = {
  readonly search: KitSearch
  /** 'Pular Passo', or 'Cancelar' when the choices are edited in the summary. */
  readonly leave: { readonly label: string; readonly onRun: () => void }
  /** Yellow only when the search is the next action. */
  readonly isNext: boolean
}

/** The choices for the kit: power, inverter, module and roof, and the fixing structure by lines (WIZ-002, WIZ-003). */
export const KitForm = ({ search, leave, isNext }: KitFormProps) => (
  <form
    className={classes.form}
    onSubmit={(event) => {
      event.preventDefault()
      void search.search()
    }}
  >
    <DraftNotice draft={search.draft} />
    <Fields choices={search.choices} choose={search.choose} />
    <DroppedInverter choices={search.choices} choose={search.choose} />
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
