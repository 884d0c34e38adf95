import type { SiteLinkView } from '@girassol/contract/sites'
import { formatReais } from '../../../lib/format.ts'
import { formatKwp } from '../site-words.ts'

/** 'Entregue · 16,50 kWp · R$ 27.640,00' */
export const describeLink = ({ status, kwp, value }: SiteLinkView): string =>
  [status, kwp === null ? '' : formatKwp(kwp), value === null ? '' : formatReais(value)]
    .filter((part) => part !== '')
    .join(' · ')
