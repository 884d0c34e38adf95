import type { NoteView } from '@girassol/contract/sites'

export type NoteProps = { readonly siteId: number; readonly note: NoteView }
