import { saveOnboardingAnswers, showOwnIntegrator } from '@girassol/contract/onboarding'
import { readSession } from '@girassol/contract/session'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

/** Shown when the server sends no message. The form shows refusals. */
export const saveOnboardingAnswersFailure = 'Ocorreu um erro ao salvar dados do integrador.'

/** The session then has the company, and the form is not shown again. */
export const useSaveOnboardingAnswers = (onSuccess: () => void) =>
  useEndpointMutation(saveOnboardingAnswers, { refreshes: [readSession, showOwnIntegrator], failure: false, onSuccess })
