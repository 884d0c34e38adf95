import type { DeliveryCheckView } from '@girassol/contract/delivery-checks'
import { useCan } from '../../access/session.tsx'
import { AppLink } from '../../ui/app-link.tsx'

type Claim = NonNullable<DeliveryCheckView['claim']>

/** The protocol of a claim, as a link for those who may open it. */
export const ClaimLink = ({ claim: { id, protocol } }: { readonly claim: Claim }) =>
  useCan('claims.read') ? <AppLink to={`/ocorrencias/${id}`}>{protocol}</AppLink> : <strong>{protocol}</strong>
