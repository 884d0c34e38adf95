export { PreviewScreen } from './public/preview-screen.tsx'
export { PublicProposalScreen } from './public/public-proposal-screen.tsx'
export { useMakeProposal } from './use-make-proposal.ts'
