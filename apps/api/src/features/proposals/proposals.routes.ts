import * as contract from '@girassol/contract/proposals'
import type { Router } from '../../http/route.ts'
import { acceptProposal } from './answers/accept-proposal.ts'
import { declineProposal } from './answers/decline-proposal.ts'
import { downloadPublicProposal } from './answers/download-public-proposal.ts'
import { downloadReceipt } from './answers/download-receipt.ts'
import { readPublicProposal } from './answers/read-public-proposal.ts'
import { showPublicLogo } from './answers/show-public-logo.ts'
import { verifyProposal } from './answers/verify-proposal.ts'
import { convertProposal } from './converting/convert-proposal.ts'
import { createProposal } from './drafts/create-proposal.ts'
import { editProposal } from './drafts/edit-proposal.ts'
import { listProposals } from './drafts/list-proposals.ts'
import { openProposalVersion } from './drafts/open-proposal-version.ts'
import { removeProposal } from './drafts/remove-proposal.ts'
import { showProposal } from './drafts/show-proposal.ts'
import { downloadProposal } from './sending/download-proposal.ts'
import { previewProposal } from './sending/preview-proposal.ts'
import { revokeProposal } from './sending/revoke-proposal.ts'
import { sendProposal } from './sending/send-proposal.ts'
import { showProposalLogo } from './sending/show-proposal-logo.ts'

const ownRoutes = ({ route, lookupRoute, downloadRoute, fileRoute }: Router): void => {
  route(contract.listProposals, listProposals)
  route(contract.createProposal, createProposal)
  route(contract.readProposal, showProposal)
  route(contract.editProposal, editProposal)
  route(contract.removeProposal, removeProposal)
  route(contract.openProposalVersion, openProposalVersion)
  lookupRoute(contract.sendProposal, sendProposal)
  route(contract.revokeProposal, revokeProposal)
  route(contract.convertProposal, convertProposal)
  downloadRoute(contract.downloadProposal, downloadProposal)
  route(contract.previewProposal, previewProposal)
  fileRoute(contract.showProposalLogo, showProposalLogo)
}

const publicRoutes = ({ publicRoute, publicLookupRoute, publicDownloadRoute }: Router): void => {
  publicLookupRoute(contract.readPublicProposal, readPublicProposal)
  publicDownloadRoute(contract.showPublicLogo, showPublicLogo)
  publicDownloadRoute(contract.downloadPublicProposal, downloadPublicProposal)
  publicDownloadRoute(contract.downloadReceipt, downloadReceipt)
  publicRoute(contract.acceptProposal, acceptProposal)
  publicRoute(contract.declineProposal, declineProposal)
  publicRoute(contract.verifyProposal, verifyProposal)
}

export const proposalsRoutes = (router: Router): void => {
  ownRoutes(router)
  publicRoutes(router)
}
