import type { PublicProposal } from '@girassol/contract/proposals'
import { IconBolt, IconCalendarCheck, IconReceipt2, IconSun } from '@tabler/icons-react'
import { formatCount, formatReais } from '../../../../lib/format.ts'
import { describePower } from '../page-texts.ts'
import classes from './key-facts.module.css'

/** A number and its word stay on one line. */
const joinNumbers = (text: string): string => text.replace(/(\d+) /g, '$1\u00A0')

type Fact = { readonly name: string; readonly value: string; readonly note?: string; readonly icon: typeof IconBolt }

const listFacts = (proposal: PublicProposal): readonly Fact[] => {
  const { results, modules } = proposal
  const power = describePower(proposal)
  const facts: Fact[] = []
  if (power !== undefined) {
    const note = modules === 1 ? '1 módulo' : `${formatCount(modules)} módulos`
    facts.push({ name: 'Potência', value: power, note, icon: IconBolt })
  }
  if (results === null) return facts
  const { yield: generation, monthlySaving, payback, paybackText } = results
  facts.push({ name: 'Geração', value: `${formatCount(generation.annual)} kWh`, note: 'por ano', icon: IconSun })
  facts.push({
    name: monthlySaving < 0 ? 'Diferença' : 'Economia',
    value: formatReais(Math.abs(monthlySaving)),
    note: monthlySaving < 0 ? 'a mais por mês no 1º ano' : 'por mês no 1º ano',
    icon: IconReceipt2,
  })
  facts.push({
    name: payback === null ? 'Retorno' : 'Se paga em',
    value: joinNumbers(paybackText),
    icon: IconCalendarCheck,
  })
  return facts
}

/** The four figures of the system, over the lower edge of the hero. */
export const KeyFacts = ({ proposal }: { readonly proposal: PublicProposal }) => (
  <dl className={classes.facts}>
    {listFacts(proposal).map(({ name, value, note, icon: Icon }) => (
      <div key={name}>
        <dt>
          <Icon size={16} stroke={1.6} aria-hidden="true" />
          {name}
        </dt>
        <dd className={classes.value}>{value}</dd>
        {note !== undefined && <dd className={classes.note}>{note}</dd>}
      </div>
    ))}
  </dl>
)
