import { saveOnboardingAnswers, showOwnIntegrator } from '@girassol/contract/onboarding'
import { readSession } from '@girassol/contract/session'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

/** Said when the server gives no sentence of its own. Refusals are shown by the form. */
export const saveOnboardingAnswersFailure = 'Ocorreu um erro ao salvar dados do integrador.'

/** The session then knows the company, and nothing is asked any more. */
export const useSaveOnboardingAnswers = (onSuccess: () => void) =>
  useEndpointMutation(saveOnboardingAnswers, { refreshes: [readSession, showOwnIntegrator], failure: false, onSuccess })
