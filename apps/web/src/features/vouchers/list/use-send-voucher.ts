import { listAttachments, sendVoucher } from '@girassol/contract/vouchers'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'

/** VOU-036: sends the voucher to the ERP; the result arrives with a later read of the list. */
export const useSendVoucher = () =>
  useEndpointMutation(sendVoucher, {
    refreshes: [listAttachments],
    success: 'Comprovante enviado ao ERP com sucesso', // VOU-043
    failure: 'Ocorreu um erro ao enviar o comprovante ao ERP.', // VOU-042
  })
