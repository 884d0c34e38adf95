import { updateAvatar } from '@girassol/contract/profile'
import { readSession } from '@girassol/contract/session'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'

/** AVA-008, also for a picture that this browser could not draw. */
export const updateAvatarFailure = 'Ocorreu um erro ao salvar imagem de perfil.'

export const useUpdateAvatar = (onSaved: () => void) =>
  useEndpointMutation(updateAvatar, {
    refreshes: [readSession],
    success: 'Imagem de perfil alterada com sucesso!', // AVA-007
    failure: updateAvatarFailure,
    onSuccess: onSaved,
  })
