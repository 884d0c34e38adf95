import type { Proposals } from '@girassol/contract/generator'
import { Notice } from '../../../ui/notice.tsx'
import { NearestKits, type NearestKitsProps } from './nearest-kits.tsx'

export type NoKitProps = {
  readonly title: string
  readonly proposals: Pick<Proposals, 'reason' | 'nearest'>
  readonly search: NearestKitsProps['search']
}

/** The limit that the choice exceeds, with its figures, and the nearest possible kits (KIT-002, C-22). */
export const NoKit = ({ title, proposals: { reason, nearest }, search }: NoKitProps) => (
  <>
    <Notice tone="attention" title={title}>
      {reason !== null && (reason.detail === null ? reason.text : `${reason.text}. ${reason.detail}`)}
    </Notice>
    <NearestKits nearest={nearest} search={search} />
  </>
)
