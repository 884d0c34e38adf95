import type { DiagramFacts } from '../diagram/index.ts'
import type { PackFacts, PackSite } from './pack-facts.ts'

const joined = (parts: readonly (string | null)[]): string | null => {
  const known = parts.filter((part) => part !== null && part.trim() !== '')
  return known.length === 0 ? null : known.join(', ')
}

/** 'Rua das Acácias, 318, Campinas, SP'; null without any part. */
export const writeAddress = ({ street, number, complement, district, city, state }: PackSite): string | null =>
  joined([street, number, complement, district, city, state])

/** What the diagram of a pack is drawn from; null when the kit has no known strings (HOM-008). */
export const toDiagramFacts = (pack: PackFacts): DiagramFacts | null => {
  if (pack.kit === null) return null
  const { site, holder, technician } = pack
  return {
    kit: pack.kit,
    connection: pack.connection,
    block: {
      holder: holder.name,
      address: joined([site.street, site.number, site.city, site.state]),
      consumerUnit: pack.consumerUnit,
      integrator: pack.integrator,
      technician: technician.name,
      register: technician.register,
      responsibility: technician.responsibility,
      documentName: pack.documentName,
      documentNumber: pack.documentNumber,
      issuedOn: pack.issuedOn,
      revision: pack.revision,
    },
    missing: pack.missing.map(({ name }) => name),
  }
}
