import type { PublicProposal } from '@girassol/contract/proposals'
import { formatReais } from '../../../../lib/format.ts'
import { chooseQuotedLine, describeInstalments } from '../page-texts.ts'
import classes from './bottom-bar.module.css'
import buttons from './button.module.css'

type BottomBarProps = { readonly proposal: PublicProposal; readonly accept: () => void }

/** The price and the button at the foot of a phone. */
export const BottomBar = ({ proposal, accept }: BottomBarProps) => {
  const line = chooseQuotedLine(proposal.financing)
  return (
    <section className={classes.bar} aria-label="Aceitar" data-bottom-bar>
      <div>
        {line !== undefined && <span className={classes.line}>ou {describeInstalments(line)}</span>}
        <b className="figures">{formatReais(proposal.finalPrice)}</b>
      </div>
      <button type="button" className={buttons.button} data-kind="main" onClick={accept}>
        Aceitar proposta
      </button>
    </section>
  )
}
