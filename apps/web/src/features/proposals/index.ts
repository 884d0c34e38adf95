export { useMakeProposal } from './use-make-proposal.ts'
export { PublicProposalScreen } from './public/public-proposal-screen.tsx'
