import type { PublicProposal } from '@girassol/contract/proposals'
import { useState } from 'react'
import { Explanation } from './frame/explanation.tsx'
import { NoticeStrip } from './frame/notice-strip.tsx'
import { ProposalPage } from './proposal-page.tsx'

const explanations = {
  accept: 'Aqui o cliente assina. Na prévia nada é enviado.',
  refuse: 'Aqui o cliente recusa. Na prévia nada é enviado.',
} as const

type ProposalPreviewProps = { readonly proposal: PublicProposal; readonly now: Date }

/** The page before it is sent, for the integrator: its buttons explain instead of acting. */
export const ProposalPreview = ({ proposal, now }: ProposalPreviewProps) => {
  const [explanation, setExplanation] = useState<string>()
  return (
    <>
      <ProposalPage
        proposal={proposal}
        now={now}
        actions={{
          accept: () => setExplanation(explanations.accept),
          refuse: () => setExplanation(explanations.refuse),
        }}
        strips={
          <NoticeStrip tone="neutral">
            <p>Prévia: o cliente ainda não vê esta página.</p>
          </NoticeStrip>
        }
      />
      <Explanation sentence={explanation} onDismiss={() => setExplanation(undefined)} />
    </>
  )
}
