import type { PhotoView } from '@girassol/contract/sites'
import { formatDate } from '../../../lib/format.ts'

export const describePhoto = ({ addedAt, author }: PhotoView): string => `Foto de ${formatDate(addedAt)}, por ${author}`
