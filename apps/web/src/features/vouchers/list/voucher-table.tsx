import type { AttachmentView } from '@girassol/contract/vouchers'
import { useIsPhone } from '../../../lib/media.ts'
import { BoundedTable } from '../../../ui/bounded-table.tsx'
import classes from '../vouchers.module.css'
import { VoucherCard, type VoucherHandlers, voucherColumns } from './voucher-row.tsx'

type VoucherTableProps = { readonly vouchers: readonly AttachmentView[]; readonly handlers: VoucherHandlers }

/** VOU-005: the vouchers in an area of at most 300 px that scrolls by itself; cards on the phone. */
export const VoucherTable = ({ vouchers, handlers }: VoucherTableProps) => {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <ul className={classes.cards} aria-label="Comprovantes">
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <VoucherCard voucher={voucher} handlers={handlers} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <BoundedTable
      caption="Comprovantes"
      columns={voucherColumns(handlers)}
      rows={vouchers}
      rowKey={({ id }) => id}
      mostPixels={300}
    />
  )
}
