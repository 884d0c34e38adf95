import { updateProfile } from '@girassol/contract/profile'
import { readSession, type SessionView } from '@girassol/contract/session'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

/** PROF-014. The form shows refusals. */
export const updateProfileFailure = 'Ocorreu um erro ao salvar dados do usuários.'

export const useUpdateProfile = (onSaved: (saved: SessionView) => void) =>
  useEndpointMutation(updateProfile, {
    refreshes: [readSession],
    success: 'Usuário salvo com sucesso!', // PROF-015
    failure: false,
    onSuccess: onSaved,
  })
