import { lazy } from 'react'

export { PublicProposalScreen } from './public/public-proposal-screen.tsx'
export { useMakeProposal } from './use-make-proposal.ts'
/** Its code loads with the first preview, so that the page of a customer does not grow. */
export const PreviewScreen = lazy(async () => ({
  default: (await import('./public/preview-screen.tsx')).PreviewScreen,
}))
