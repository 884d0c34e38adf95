import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { convertProposal } from '@girassol/contract/proposals'
import { availabilityWord } from '@girassol/domain/catalogue'
import { MovedValue } from '../../../ui/moved-value.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './converting.module.css'

type Change = ResponseFor<typeof convertProposal>['changes'][number]

const marks = { changed: 'Mudou', outOfStock: 'Sem estoque', gone: 'Fora de linha' } as const

const availabilityInSentence = (availability: Change['availability']['before']): string =>
  availability === null ? 'indisponível' : availabilityWord(availability).toLowerCase()

const Moves = ({ change: { unitValue, availability, state } }: { readonly change: Change }) => {
  if (state === 'gone') return <span>não é mais vendido: o orçamento é feito sem ele</span>
  return (
    <>
      {unitValue.before !== unitValue.after && (
        <MovedValue values={unitValue} show={(reais) => <MoneyText reais={reais} />} />
      )}
      {availability.before !== availability.after && <MovedValue values={availability} show={availabilityInSentence} />}
    </>
  )
}

/** PROP-024: every item that differs from the proposal's today, with before and after. */
export const ChangeList = ({ changes }: { readonly changes: readonly Change[] }) => (
  <ul className={classes.changes} aria-label="Itens que mudaram">
    {changes.map((change) => (
      <li key={change.productErpCode}>
        <span className={classes.mark} data-state={change.state}>
          {marks[change.state]}
        </span>
        <div>
          <span className={classes.name}>{change.productName}</span>
          <span className={classes.moves}>
            <span className="figures">{change.quantity} un.</span>
            <Moves change={change} />
          </span>
        </div>
      </li>
    ))}
  </ul>
)
