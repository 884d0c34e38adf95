import type { PublicProposal } from '@girassol/contract/proposals'
import type { ReactNode } from 'react'
import { toBrandStyle } from './brand-colours.ts'
import page from './page.module.css'
import { describeDates } from './page-texts.ts'

type PageFrameProps = {
  readonly proposal: PublicProposal
  /** The bar, and what is above the hero. */
  readonly head: ReactNode
  readonly children: ReactNode
  /** Fixed to the foot of a phone. */
  readonly bottom?: ReactNode
  /** Sheets over the page. */
  readonly sheets?: ReactNode
}

/** The landmarks of a proposal in the colour of its brand (C-174). */
export const PageFrame = ({ proposal, head, children, bottom, sheets }: PageFrameProps) => (
  <div className={page.page} style={toBrandStyle(proposal.brand)} data-open={bottom !== undefined || undefined}>
    <a href="#conteudo" className={page.skip}>
      Ir para o conteúdo
    </a>
    {head}
    <main id="conteudo" tabIndex={-1} className={page.main}>
      {children}
    </main>
    <footer className={page.foot}>
      <p>{describeDates(proposal)}</p>
      <p>{proposal.brand.tradeName}</p>
    </footer>
    {bottom}
    {sheets}
  </div>
)
