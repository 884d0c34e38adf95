import { listAttachments, removeAttachment } from '@girassol/contract/vouchers'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'

export const useRemoveVoucher = (onSuccess: () => void) =>
  useEndpointMutation(removeAttachment, {
    refreshes: [listAttachments],
    onSuccess,
    success: 'Comprovante removido com sucesso', // VOU-045
    failure: 'Ocorreu um erro ao remover o comprovante.', // VOU-044
  })
