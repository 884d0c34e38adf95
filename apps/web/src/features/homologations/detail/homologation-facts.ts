import type { HomologationView } from '@girassol/contract/homologations'
import { supplies } from '@girassol/domain/generator'
import { bareDocument, formatDocument } from '@girassol/domain/shared'
import { missing } from '../../../lib/format.ts'
import type { Fact } from '../../../ui/facts.tsx'

/** A CPF shows only its first and last digits, '412.•••.•••-08'; a CNPJ is public. */
const maskDocument = (document: string): string =>
  bareDocument(document).length === 11
    ? formatDocument(document).replace(/^(.{3})\..{3}\..{3}-/, '$1.•••.•••-')
    : formatDocument(document)

const join = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ') || missing

/** The five facts under the title. */
export const listFacts = (homologation: HomologationView): readonly Fact[] => {
  const { utility, consumerUnit, holder, supply, breakerA, equipment } = homologation
  return [
    { label: 'Distribuidora', value: utility?.name ?? missing },
    { label: 'Unidade consumidora', value: consumerUnit ?? missing },
    { label: 'Titular', value: join(holder.name, holder.document === null ? null : maskDocument(holder.document)) },
    {
      label: 'Ligação e disjuntor',
      value: join(supply === null ? null : supplies[supply].label, breakerA === null ? null : `${breakerA} A`),
    },
    { label: 'Inversor', value: equipment?.inverter.name ?? missing },
  ]
}
