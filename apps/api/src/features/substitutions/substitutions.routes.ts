import * as contract from '@girassol/contract/substitutions'
import type { Router } from '../../http/route.ts'
import { applySubstitution } from './apply-substitution.ts'
import { findSubstitutes } from './find-substitutes.ts'
import { exportImpact } from './impact/export-impact.ts'
import { showImpact } from './impact/show-impact.ts'
import { listNeeds } from './list-needs.ts'
import { acceptSuggestion } from './suggestions/accept-suggestion.ts'
import { makeSuggestion } from './suggestions/make-suggestion.ts'
import { refuseSuggestion } from './suggestions/refuse-suggestion.ts'

export const substitutionsRoutes = ({ route, downloadRoute }: Router): void => {
  route(contract.listNeeds, listNeeds)
  route(contract.findSubstitutes, findSubstitutes)
  route(contract.applySubstitution, applySubstitution)
  route(contract.makeSuggestion, makeSuggestion)
  route(contract.acceptSuggestion, acceptSuggestion)
  route(contract.refuseSuggestion, refuseSuggestion)
  route(contract.showImpact, showImpact)
  downloadRoute(contract.exportImpact, exportImpact)
}
