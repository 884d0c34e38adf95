export { OpenClaimButton } from './opening/open-claim-button.tsx'
