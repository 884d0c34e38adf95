import type * as contract from '@girassol/contract/administration'
import { type UserColumn, userColumns } from '@girassol/domain/administration'
import { toDay } from '@girassol/domain/shared'
import type { SheetColumn } from '../../documents/spreadsheet.ts'
import { writeCsv } from '../../documents/write-csv.ts'
import type { DownloadHandler, LookupContext } from '../../http/context.ts'
import { toUserCells } from './user-file.ts'
import { findUsersAfter } from './user-queries.ts'

const pageSize = 500

type Cells = ReturnType<typeof toUserCells>

const toColumn = (name: UserColumn): SheetColumn<Cells> => ({
  header: name,
  width: 20,
  kind: 'text',
  value: (cells) => cells[name],
})

const userPages = async function* ({ read, actor }: LookupContext): AsyncGenerator<readonly Cells[]> {
  let after = 0
  for (;;) {
    const from = after
    const users = await read((tx) => findUsersAfter(tx, { id: from, take: pageSize, readerId: actor.userId }))
    yield users.map((user) => toUserCells({ ...user, sellerCode: user.seller?.erpCode ?? '' }))
    if (users.length < pageSize) return
    after = users.at(-1)?.id ?? 0
  }
}

/** C-140: the users as a file that the import reads. */
export const exportUsers: DownloadHandler<typeof contract.exportUsers> = async (context) => ({
  name: `Usuários ${toDay(context.now)}.csv`,
  contentType: 'text/csv; charset=utf-8',
  content: writeCsv({ name: 'Usuários', columns: userColumns.map(toColumn), pages: userPages(context) }),
})
