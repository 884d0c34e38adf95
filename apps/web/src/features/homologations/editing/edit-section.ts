import type { MissingPartName } from '@girassol/domain/homologation-pack'

/** The forms of a homologation, one dialog each. */
export type EditSection = 'address' | 'connection' | 'holder' | 'technician' | 'credits' | 'dates'

type Place = {
  /** The label of the button that gives the datum. */
  readonly button: string
  /** Where it is given; null where no form of a homologation has it. */
  readonly section: EditSection | null
  /** The field with the first focus. */
  readonly field: string
}

const inForm = (section: EditSection, field: string, button: string): Place => ({ section, field, button })
const elsewhere = (button: string): Place => ({ section: null, field: '', button })

/** The form and the field that mend each datum of the pack (HOM-005). */
export const partPlaces = {
  ADDRESS: inForm('address', 'address.street', 'Informar endereço'),
  SUPPLY: inForm('connection', 'supply', 'Informar ligação'),
  BREAKER: inForm('connection', 'breakerA', 'Informar disjuntor'),
  UTILITY: inForm('connection', 'utilityId', 'Informar distribuidora'),
  CONSUMER_UNIT: inForm('holder', 'consumerUnit', 'Informar unidade consumidora'),
  HOLDER_DOCUMENT: inForm('holder', 'holder.document', 'Informar CPF ou CNPJ'),
  TECHNICIAN: inForm('technician', 'technician.name', 'Informar responsável técnico'),
  RESPONSIBILITY: inForm('technician', 'technician.responsibility', 'Informar ART ou TRT'),
  KIT: elsewhere('Conferir gerador'),
  INMETRO: elsewhere(''),
  MODULE_DATASHEET: elsewhere(''),
  INVERTER_DATASHEET: elsewhere(''),
} as const satisfies Record<MissingPartName, Place>

/** An open form, and the field that it was opened for. */
export type OpenEdit = { readonly section: EditSection; readonly field?: string }
