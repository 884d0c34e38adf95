export { useMakeProposal } from './use-make-proposal.ts'
