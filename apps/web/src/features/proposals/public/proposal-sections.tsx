import type { PublicProposal } from '@girassol/contract/proposals'
import page from './page.module.css'
import classes from './proposal-sections.module.css'
import { AssumptionsSection } from './sections/assumptions-section.tsx'
import { BillSection } from './sections/bill-section.tsx'
import { GenerationSection } from './sections/generation-section.tsx'
import { IncludedSection } from './sections/included-section.tsx'
import { InvestmentSection } from './sections/investment-section.tsx'
import { PaybackSection } from './sections/payback-section.tsx'

const Introduction = ({ text }: { readonly text: string }) => (
  <section className={page.card} data-place="introduction" aria-label="Apresentação">
    <p className={classes.introduction}>{text}</p>
  </section>
)

type ProposalSectionsProps = { readonly proposal: PublicProposal; readonly now: Date }

/** The proof behind the offer, in the order of reading. */
export const ProposalSections = ({ proposal, now }: ProposalSectionsProps) => {
  const { results, texts } = proposal
  return (
    <>
      {texts.introduction !== null && <Introduction text={texts.introduction} />}
      {results !== null && (
        <>
          <GenerationSection results={results} />
          <BillSection results={results} />
          <PaybackSection results={results} proposal={proposal} now={now} />
        </>
      )}
      <IncludedSection proposal={proposal} />
      <InvestmentSection proposal={proposal} />
      {results !== null && <AssumptionsSection proposal={proposal} results={results} />}
    </>
  )
}
