import type { SiteView } from '@girassol/contract/sites'
import { supplies } from '@girassol/domain/generator'
import { formatPhone, formatReais, missing } from '../../../lib/format.ts'
import type { Fact } from '../../../ui/facts.tsx'
import { describeCity, formatKwp } from '../site-words.ts'

/** 'a · b' of the parts that there are; '-' without any. */
const joinParts = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || missing

const describePhone = (phone: string | null): string | null => (phone === null ? null : formatPhone(phone))

/** Five facts of a site. */
export const siteFacts = (site: SiteView): readonly Fact[] => {
  const { customer, contactName, phone, supply, breakerA, kwp, value, responsible } = site
  return [
    { label: 'Contato', value: joinParts(contactName ?? customer?.name ?? null, describePhone(phone)) },
    { label: 'Local', value: describeCity(site) },
    {
      label: 'Ligação',
      value: joinParts(supply === null ? null : supplies[supply].label, breakerA === null ? null : `${breakerA} A`),
    },
    {
      label: 'Gerador',
      value: joinParts(kwp === null ? null : formatKwp(kwp), value === null ? null : formatReais(value)),
    },
    { label: 'Responsável', value: responsible?.name ?? missing },
  ]
}
