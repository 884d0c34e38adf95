import type { PublicProposal } from '@girassol/contract/proposals'
import { IconDownload } from '@tabler/icons-react'
import { formatReais } from '../../../../lib/format.ts'
import { nameVersion, toContactAddress } from '../page-texts.ts'
import buttons from './button.module.css'
import { ChatButton, LinkButton } from './link-button.tsx'
import classes from './top-bar.module.css'

const Logo = ({ brand: { logo, tradeName } }: Pick<PublicProposal, 'brand'>) =>
  logo === null ? (
    <span className={classes.name}>{tradeName}</span>
  ) : (
    <img src={logo} alt={tradeName} className={classes.logo} />
  )

export type TopBarProps = {
  readonly proposal: PublicProposal
  /** The address of the PDF; absent in a preview. */
  readonly pdf?: string | undefined
  /** Shown while the offer card is off the screen: the price and the button stay in the bar. */
  readonly staying?: { readonly accept: () => void } | undefined
}

export const TopBar = ({ proposal, pdf, staying }: TopBarProps) => (
  <header className={classes.bar} data-staying={staying !== undefined || undefined}>
    <div className={classes.inside}>
      <Logo brand={proposal.brand} />
      <div className={classes.right}>
        {staying === undefined ? (
          <>
            <span className={classes.version}>{nameVersion(proposal)}</span>
            <ChatButton href={toContactAddress(proposal)} kind="quiet" className={classes.chat} />
          </>
        ) : (
          <span className={classes.offer}>
            <b className="figures">{formatReais(proposal.finalPrice)}</b>
            <button type="button" className={buttons.button} data-kind="main" onClick={staying.accept}>
              Aceitar proposta
            </button>
          </span>
        )}
        {pdf !== undefined && (
          <LinkButton href={pdf} kind="outlined" download className={classes.download}>
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
            <span>Baixar PDF</span>
          </LinkButton>
        )}
      </div>
    </div>
  </header>
)
