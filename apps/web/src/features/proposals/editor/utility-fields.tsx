import type { ProposalView } from '@girassol/contract/proposals'
import { listUtilities, type UtilityView } from '@girassol/contract/utilities'
import { copyUtilityTerms, findTariffSource } from '@girassol/domain/proposals'
import { comparable } from '@girassol/domain/shared'
import { servesCity } from '@girassol/domain/utilities'
import { Autocomplete } from '@mantine/core'
import { formatDate } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import classes from './editor.module.css'
import { type SectionProps, UnitField } from './fields.tsx'
import type { ProposalValues } from './proposal-form.ts'

type Energy = ProposalValues['energy']
type Saved = { readonly saved: ProposalView['energy'] }
type Utilities = { readonly utilities: readonly UtilityView[] }

const anHour = 3_600_000

export const useUtilities = (): readonly UtilityView[] =>
  useEndpointQuery(listUtilities, {}, { staleTime: anHour }).data ?? []

const findNamed = (utilities: readonly UtilityView[], name: string): UtilityView | null =>
  utilities.find((each) => comparable(each.name) === comparable(name)) ?? null

/** The rule of the server, which stores the source with the draft (C-167). */
const findSource = ({ utility, tariff }: Energy, { saved, utilities }: Saved & Utilities) =>
  findTariffSource({ utility, tariff }, { before: saved, named: findNamed(utilities, utility) })

/** Those of the city come first; a part of a name narrows the list, a whole one does not. */
const listChoices = (utilities: readonly UtilityView[], { customer, energy }: ProposalValues) => {
  const city = { code: customer.cityCode, state: customer.state }
  const typed = comparable(energy.utility)
  const isWhole = findNamed(utilities, energy.utility) !== null
  const matching = utilities.filter(({ name }) => isWhole || comparable(name).includes(typed))
  const toNames = (isServing: boolean) =>
    matching.filter((each) => servesCity(each, city) === isServing).map(({ name }) => name)
  return [
    { group: 'Atendem a cidade', items: toNames(true) },
    { group: 'Outras', items: toNames(false) },
  ].filter(({ items }) => items.length > 0)
}

/** A chosen utility brings its tariff; one whose tariff is unknown takes a copied tariff away, and leaves a typed one. */
const choose = (energy: Energy, utility: UtilityView, isCopied: boolean): Energy => {
  const { tariffSource: _, ...terms } = copyUtilityTerms(utility)
  if (utility.tariff !== null || isCopied) return { ...energy, ...terms }
  return { ...energy, utility: terms.utility, rule: terms.rule }
}

const UtilityField = ({ form, saved, utilities }: SectionProps & Saved & Utilities) => {
  const { value, onChange: _, ...field } = form.getTextProps('energy.utility')
  const { energy } = form.values
  const change = (typed: string) => {
    const chosen = utilities.find(({ name }) => name === typed)
    const isCopied = findSource(energy, { saved, utilities }) !== null
    form.change({ energy: chosen ? choose(energy, chosen, isCopied) : { ...energy, utility: typed } })
  }
  return (
    <Autocomplete
      {...field}
      value={String(value)}
      data={listChoices(utilities, form.values)}
      filter={({ options }) => options}
      onChange={change}
      autoComplete="off"
    />
  )
}

/** The utility of the customer: any of the register, or a name that it does not have (C-167). */
export const UtilityFields = (props: SectionProps & Saved & Utilities) => (
  <>
    <UtilityField {...props} />
    <UnitField form={props.form} name="energy.tariff" mark="R$/kWh" decimals={5} leastDecimals={5} />
    <UnitField form={props.form} name="energy.fioB" mark="R$/kWh" decimals={5} leastDecimals={5} />
  </>
)

/** C-167: where the tariff comes from: a utility, with the day from which it holds, or the integrator. */
export const TariffSource = ({ form, ...known }: SectionProps & Saved & Utilities) => {
  const { energy } = form.values
  if (energy.tariff === null) return null
  const source = findSource(energy, known)
  return (
    <p className={classes.read}>
      {source === null ? 'Tarifa informada por você' : `Tarifa da ${source.utility} de ${formatDate(source.validFrom)}`}
    </p>
  )
}
