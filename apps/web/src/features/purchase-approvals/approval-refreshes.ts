import { readCart } from '@girassol/contract/cart'
import { listCompanyUsers } from '@girassol/contract/company-users'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { listApprovals } from '@girassol/contract/purchase-approvals'

/** The reads that every answer to an approval makes outdated: with it a cart, budget or order changes. */
export const approvalRefreshes = [
  listApprovals,
  readCart,
  showOrder,
  listOrders,
  listOrderLog,
  listCompanyUsers,
] as const
