import * as contract from '@girassol/contract/vouchers'
import type { Router } from '../../http/route.ts'
import { addAttachment } from './add-attachment.ts'
import { canAddAttachments } from './can-add-attachments.ts'
import { downloadAttachment } from './download-attachment.ts'
import { listAttachments } from './list-attachments.ts'
import { removeAttachment } from './remove-attachment.ts'
import { sendVoucher } from './send-voucher.ts'
import { showAttachment } from './show-attachment.ts'
import { updateVoucher } from './update-voucher.ts'

export const vouchersRoutes = ({ route, lookupRoute, fileRoute }: Router): void => {
  route(contract.listAttachments, listAttachments)
  lookupRoute(contract.showAttachment, showAttachment)
  lookupRoute(contract.addAttachment, addAttachment)
  route(contract.updateVoucher, updateVoucher)
  route(contract.removeAttachment, removeAttachment)
  route(contract.sendVoucher, sendVoucher)
  route(contract.canAddAttachments, canAddAttachments)
  fileRoute(contract.downloadAttachment, downloadAttachment)
}
