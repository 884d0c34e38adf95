import { kitFigures } from '../diagram/index.ts'
import { type GeneratorSettings, supplies } from '../generator/index.ts'
import { formatKilowatts } from '../grid/index.ts'
import { formatDay, formatDocument } from '../shared/index.ts'
import type { PackFacts } from './pack-facts.ts'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

const kitValues = ({ kit }: PackFacts, settings?: GeneratorSettings) => {
  const figures = kit === null ? null : kitFigures(kit, settings)
  return {
    'kit.powerKwp': figures && `${formatKilowatts(figures.powerW)}p`,
    'kit.acPowerKw': figures && formatKilowatts(figures.outputW),
    'kit.modules': figures && kit && `${figures.modules} × ${kit.module.name}`,
    'kit.inverters': figures && kit && `${figures.inverters} × ${kit.inverter.name}`,
  }
}

const connectionValues = ({ connection: { supply, breakerA, utility } }: PackFacts) => ({
  'connection.utility': utility,
  'connection.supply': supply === null ? null : supplies[supply].label,
  'connection.breakerA': breakerA === null ? null : `${breakerA} A`,
})

/** What a field of a utility's form is filled with, by its source; null where the pack lacks it (HOM-014). */
export const formValues = (pack: PackFacts, settings?: GeneratorSettings) => {
  const { holder, site, technician } = pack
  return {
    'holder.name': holder.name,
    'holder.document': holder.document === null ? null : formatDocument(holder.document),
    'holder.email': holder.email,
    'holder.phone': holder.phone,
    consumerUnit: pack.consumerUnit,
    consumptionClass: pack.consumptionClass,
    ...connectionValues(pack),
    'site.title': site.title,
    'site.street': site.street,
    'site.number': site.number,
    'site.complement': site.complement,
    'site.district': site.district,
    'site.city': site.city,
    'site.state': site.state,
    'site.postalCode': site.postalCode,
    'technician.name': technician.name,
    'technician.register': technician.register,
    'technician.responsibility': technician.responsibility,
    ...kitValues(pack, settings),
    yearlyYieldKwh: pack.yearlyYieldKwh === null ? null : `${whole.format(pack.yearlyYieldKwh)} kWh`,
    integrator: pack.integrator,
    documentNumber: `${pack.documentName} ${pack.documentNumber}`,
    issuedOn: formatDay(pack.issuedOn),
  } satisfies Record<string, string | null>
}

/** The sources that a field may have. */
export type PackFormSource = keyof ReturnType<typeof formValues>

/** A field of a utility's form; a list of them is in the order of the form. */
export type PackFormField = { readonly label: string; readonly source: PackFormSource }
