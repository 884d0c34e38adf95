import * as contract from '@girassol/contract/vouchers'
import type { Router } from '../../http/route.ts'
import { downloadAttachment } from './download-attachment.ts'
import { listAttachments } from './list-attachments.ts'

export const vouchersRoutes = ({ route, fileRoute }: Router): void => {
  route(contract.listAttachments, listAttachments)
  fileRoute(contract.downloadAttachment, downloadAttachment)
}
