import type { SiteRow } from '@girassol/contract/sites'
import type { SiteStage } from '@girassol/domain/sites'

/** What a move requires of a site: a card and the whole record have it. */
export type MovableSite = Pick<SiteRow, 'id' | 'title' | 'stage' | 'version'>

export type SiteMove = { readonly site: MovableSite; readonly to: SiteStage; readonly reason?: string }

/** The props of the dialogs that ask before a move. */
export type MoveDialogProps = SiteMove & {
  readonly onConfirm: (reason?: string) => void
  readonly onClose: () => void
}
